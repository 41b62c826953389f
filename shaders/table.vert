#include "frame.glsl"
layout(location = 0) in vec3 corner;   // x, y -1..1; z: 1 far away, 0 at the board

uniform vec2 board_size;
uniform float level;

out vec3 world;
out vec3 shadow_place;

void main() {
  vec2 place = board_size * 0.5 + corner.xy * mix(board_size * 0.5, vec2(420.0), corner.z);
  world = vec3(place.x, level, place.y);
  shadow_place = (to_shadow * vec4(world, 1.0)).xyz;
  gl_Position = to_screen * vec4(world, 1.0);
}
