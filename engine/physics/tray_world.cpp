#include "engine/physics/tray_world.h"

#include <array>
#include <vector>

#include <btBulletDynamicsCommon.h>

namespace engine {
namespace {

constexpr float kGravity = 40;          // sides in a second squared: slow enough to look heavy
constexpr float kEdgeRounding = 0.06F;  // of the side
constexpr float kCubeFriction = 0.12F;
constexpr float kFloorFriction = 3.0F;
constexpr float kWallFriction = 0.2F;  // smooth, so that nothing leans on it for long
constexpr float kBounce = 0.5F;        // of each of two that meet: their product counts
constexpr float kWallBounce = 0.7F;

btVector3 to_bullet(const glm::vec3& v) { return {v.x, v.y, v.z}; }
glm::vec3 from_bullet(const btVector3& v) { return {v.x(), v.y(), v.z()}; }

/// The defaults reserve megabytes for thousands of contacts; a tray has few.
btDefaultCollisionConstructionInfo small_pools() {
  btDefaultCollisionConstructionInfo info;
  info.m_defaultMaxPersistentManifoldPoolSize = 256;
  info.m_defaultMaxCollisionAlgorithmPoolSize = 256;
  return info;
}

/// A cube whose edges and corners are planed off.
void add_corners(btConvexHullShape& cube, float side) {
  const float half = side / 2;
  const float flat = half - side * kEdgeRounding;
  for (const float x : {-1.0F, 1.0F}) {
    for (const float y : {-1.0F, 1.0F}) {
      for (const float z : {-1.0F, 1.0F}) {
        cube.addPoint({x * half, y * flat, z * flat}, false);
        cube.addPoint({x * flat, y * half, z * flat}, false);
        cube.addPoint({x * flat, y * flat, z * half}, false);
      }
    }
  }
  cube.recalcLocalAabb();
  cube.setMargin(0);
}

}  // namespace

struct TrayWorld::Bodies {
  btDefaultCollisionConfiguration configuration{small_pools()};
  btCollisionDispatcher dispatcher{&configuration};
  btDbvtBroadphase broadphase;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld world{&dispatcher, &broadphase, &solver, &configuration};
  btConvexHullShape cube;
  btStaticPlaneShape floor{{0, 1, 0}, 0};
  std::vector<std::unique_ptr<btBoxShape>> walls;
  std::vector<std::unique_ptr<btRigidBody>> fixed;
  std::vector<std::unique_ptr<btRigidBody>> cubes;

  explicit Bodies(float side) { add_corners(cube, side); }
  void add_fixed(btCollisionShape& shape, const glm::vec3& place, float friction, float bounce);
  void add_wall(const glm::vec3& low, const glm::vec3& high);
};

void TrayWorld::Bodies::add_fixed(btCollisionShape& shape, const glm::vec3& place, float friction,
                                  float bounce) {
  btRigidBody::btRigidBodyConstructionInfo info(0, nullptr, &shape);
  info.m_startWorldTransform.setOrigin(to_bullet(place));
  info.m_friction = friction;
  info.m_restitution = bounce;
  fixed.push_back(std::make_unique<btRigidBody>(info));
  world.addRigidBody(fixed.back().get());
}

void TrayWorld::Bodies::add_wall(const glm::vec3& low, const glm::vec3& high) {
  walls.push_back(std::make_unique<btBoxShape>(to_bullet((high - low) / 2.0F)));
  add_fixed(*walls.back(), (high + low) / 2.0F, kWallFriction, kWallBounce);
}

TrayWorld::TrayWorld(const Tray& tray, float side) : bodies_(std::make_unique<Bodies>(side)) {
  bodies_->world.setGravity({0, -kGravity * side, 0});
  bodies_->world.getSolverInfo().m_numIterations = 5;
  bodies_->world.getDispatchInfo().m_deterministicOverlappingPairs = true;
  bodies_->add_fixed(bodies_->floor, {0, 0, 0}, kFloorFriction, kBounce);
  const float x = tray.size.x / 2;
  const float z = tray.size.y / 2;
  const float out_x = x + tray.wall;
  const float out_z = z + tray.wall;
  bodies_->add_wall({-out_x, 0, -out_z}, {-x, tray.rim, out_z});
  bodies_->add_wall({x, 0, -out_z}, {out_x, tray.rim, out_z});
  bodies_->add_wall({-x, 0, -out_z}, {x, tray.rim, -z});
  bodies_->add_wall({-x, 0, z}, {x, tray.rim, out_z});
}

TrayWorld::~TrayWorld() {
  for (const auto& body : bodies_->cubes) bodies_->world.removeRigidBody(body.get());
  for (const auto& body : bodies_->fixed) bodies_->world.removeRigidBody(body.get());
}

void TrayWorld::add(const Release& release) {
  btVector3 inertia;
  bodies_->cube.calculateLocalInertia(1, inertia);
  btRigidBody::btRigidBodyConstructionInfo info(1, nullptr, &bodies_->cube, inertia);
  const glm::quat& turn = release.pose.rotation;
  info.m_startWorldTransform =
      btTransform(btQuaternion(turn.x, turn.y, turn.z, turn.w), to_bullet(release.pose.position));
  info.m_friction = kCubeFriction;
  info.m_restitution = kBounce;
  info.m_linearDamping = 0.1F;
  info.m_angularDamping = 0.25F;
  auto body = std::make_unique<btRigidBody>(info);
  body->setLinearVelocity(to_bullet(release.velocity));
  body->setAngularVelocity(to_bullet(release.spin));
  bodies_->world.addRigidBody(body.get());
  bodies_->cubes.push_back(std::move(body));
}

void TrayWorld::step(float seconds) { bodies_->world.stepSimulation(seconds, 0); }

void TrayWorld::let_sleep(int cube) {
  bodies_->cubes[static_cast<std::size_t>(cube)]->setActivationState(WANTS_DEACTIVATION);
}

Pose TrayWorld::pose(int cube) const {
  const btTransform& at = bodies_->cubes[static_cast<std::size_t>(cube)]->getWorldTransform();
  const btQuaternion turn = at.getRotation();
  return {from_bullet(at.getOrigin()), {turn.w(), turn.x(), turn.y(), turn.z()}};
}

float TrayWorld::speed(int cube) const {
  return bodies_->cubes[static_cast<std::size_t>(cube)]->getLinearVelocity().length();
}

float TrayWorld::spin(int cube) const {
  return bodies_->cubes[static_cast<std::size_t>(cube)]->getAngularVelocity().length();
}

}  // namespace engine
