#include "frame.glsl"
#include "light.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float is_edge;

uniform vec2 board_size;

out vec2 on_board;      // 0..1
out vec3 shadow_place;
flat out float edge;
out float air;
#ifdef WATER_SHINE
out float gleam;        // of still water, here
#endif
#ifdef PIXEL_LIGHT
out vec3 world;
#endif
#ifdef NEAR
out float finer;        // how much of the finer picture is seen here
uniform sampler2D detail_there;   // which of its tiles are there
uniform float detail_reach;       // from there on its pixels are smaller than those of the screen

float finer_at(vec3 position) {
  // At the corner of a missing tile three of four are there, and none of it may be seen.
  float there = clamp(textureLod(detail_there, on_board, 0.0).r * 4.0 - 3.0, 0.0, 1.0);
  vec3 way = eye.xyz - position;
  float far = dot(way, way) / max(way.y, 0.1);   // a slanting view brings pixels together
  return there * clamp(2.0 - far / detail_reach, 0.0, 1.0);
}
#endif

void main() {
  on_board = position.xz / board_size;
  edge = is_edge;
#ifdef NEAR
  finer = finer_at(position);
#endif
  air = haze_before(position);
#ifdef WATER_SHINE
  vec3 halfway = normalize(to_sun.xyz + normalize(eye.xyz - position));
  gleam = pow(max(halfway.y, 0.0), 14.0);
#endif
  shadow_place = (to_shadow * vec4(position + normal * 0.08, 1.0)).xyz;
#ifdef PIXEL_LIGHT
  world = position;
#endif
  gl_Position = to_screen * vec4(position, 1.0);
}
