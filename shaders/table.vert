#include "frame.glsl"
layout(location = 0) in vec2 corner;   // -1..1

uniform vec2 board_size;
uniform float level;

out vec3 world;
out vec3 shadow_place;

void main() {
  vec2 place = board_size * 0.5 + corner * 420.0;
  world = vec3(place.x, level, place.y);
  shadow_place = (to_shadow * vec4(world, 1.0)).xyz;
  gl_Position = to_screen * vec4(world, 1.0);
}
