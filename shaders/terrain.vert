#include "frame.glsl"
#include "light.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float is_edge;

uniform vec2 board_size;

out vec2 on_board;      // 0..1
out vec3 shadow_place;
out vec3 world;
flat out float edge;
#ifndef HIGH
out vec3 key;           // lit per corner: the relief is finer than the eye at this quality
out vec3 fill;
#endif

void main() {
  world = position;
  on_board = position.xz / board_size;
  edge = is_edge;
  shadow_place = (to_shadow * vec4(position + normal * 0.08, 1.0)).xyz;
#ifndef HIGH
  key = sun.rgb * key_light(normal);
  fill = fill_light(position, normal);
#endif
  gl_Position = to_screen * vec4(position, 1.0);
}
