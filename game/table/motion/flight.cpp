#include "game/table/motion/flight.h"

namespace table {
namespace {

const engine::ThrownCube& cube_of(const Flight& flight) {
  return flight.thrown->cubes[flight.cube];
}

engine::Pose on_board(const Flight& flight, const engine::Pose& in_tray) {
  return in_world(flight.tray, {in_tray.position, in_tray.rotation * flight.labels});
}

}  // namespace

engine::Pose pose_in(const Flight& flight, float seconds) {
  return on_board(flight, engine::pose_at(cube_of(flight), seconds));
}

engine::Pose rest_of(const Flight& flight) { return on_board(flight, cube_of(flight).at_rest()); }

float released(const Flight& flight) { return cube_of(flight).released; }

}  // namespace table
