#include "engine/physics/tray_world.h"

#include <algorithm>
#include <vector>

#include <btBulletDynamicsCommon.h>

namespace engine {
namespace {

constexpr float kGravity = 40;  // sides in a second squared: slow enough to look heavy
constexpr float kCubeFriction = 0.12F;
constexpr float kFloorReach = 60;  // from the middle: beyond any tray
constexpr float kFloorDepth = 5;
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

}  // namespace

struct TrayWorld::Bodies {
  btDefaultCollisionConfiguration configuration{small_pools()};
  btCollisionDispatcher dispatcher{&configuration};
  btDbvtBroadphase broadphase;
  btSequentialImpulseConstraintSolver solver;
  btDiscreteDynamicsWorld world{&dispatcher, &broadphase, &solver, &configuration};
  btBoxShape cube;  // boxes know their contacts at once; rounded hulls took three times as long
  btBoxShape floor{{kFloorReach, kFloorDepth, kFloorReach}};
  std::vector<std::unique_ptr<btBoxShape>> walls;
  std::vector<std::unique_ptr<btRigidBody>> fixed;
  std::vector<std::unique_ptr<btRigidBody>> cubes;

  explicit Bodies(float side) : cube({side / 2, side / 2, side / 2}) {}
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
  fixed.back()->setUserIndex(&shape == &floor ? kFloorBody : kWallBody);
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
  bodies_->add_fixed(bodies_->floor, {0, -kFloorDepth, 0}, kFloorFriction, kBounce);
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
  body->setUserIndex(static_cast<int>(bodies_->cubes.size()));
  bodies_->world.addRigidBody(body.get());
  bodies_->cubes.push_back(std::move(body));
}

void TrayWorld::step(float seconds) { bodies_->world.stepSimulation(seconds, 0); }

std::vector<Touch> TrayWorld::touches() const {
  std::vector<Touch> touches;
  const btDispatcher& dispatcher = bodies_->dispatcher;
  for (int i = 0; i < dispatcher.getNumManifolds(); ++i) {
    const btPersistentManifold& met = *bodies_->dispatcher.getManifoldByIndexInternal(i);
    const int one = met.getBody0()->getUserIndex();
    const int other = met.getBody1()->getUserIndex();
    Touch touch{.cube = std::max(one, other), .other = std::min(one, other)};
    for (int point = 0; point < met.getNumContacts(); ++point) {
      touch.impulse += met.getContactPoint(point).getAppliedImpulse();
      touch.place = from_bullet(met.getContactPoint(point).getPositionWorldOnB());
    }
    if (touch.impulse > 0) touches.push_back(touch);
  }
  return touches;
}

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
