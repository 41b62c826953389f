#include "frame.glsl"
#include "light.glsl"
#ifdef NEAR
#include "detail.glsl"
#endif
#ifdef STROKES
uniform float stroke_reach;   // so far from the eye strokes begin to fade
out vec3 relief;              // the normal
out float leaning;            // how strong strokes are
#ifndef PIXEL_LIGHT
out vec3 world;
#endif
#endif
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float is_edge;

uniform vec2 board_size;

out vec2 on_board;      // 0..1
out vec3 shadow_place;
#ifdef WATER_SHINE
out float gleam;        // of still water, here
#endif
#ifdef PIXEL_LIGHT
flat out float edge;
out float air;
out vec3 world;
#else
out vec3 clarity;           // per vertex: per pixel it slows a software rasteriser down
out vec3 haze_colour;

const vec3 kBoardEdge = vec3(0.55, 0.46, 0.33);   // as it looks in plain light
#endif
#ifdef NEAR
out float finer;        // how much of the finer picture is seen here
#endif

void main() {
  on_board = position.xz / board_size;
#ifdef NEAR
  finer = finer_at(position, on_board);
#endif
#ifdef STROKES
  vec3 way = eye.xyz - position;
  relief = normal;
  leaning = clamp(2.0 - dot(way, way) / (max(way.y, 0.1) * stroke_reach), 0.0, 1.0);
#ifndef PIXEL_LIGHT
  world = position;
#endif
#endif
#ifdef WATER_SHINE
  vec3 halfway = normalize(to_sun.xyz + normalize(eye.xyz - position));
  gleam = pow(max(halfway.y, 0.0), 14.0);
#endif
  shadow_place = (to_shadow * vec4(position + normal * 0.08, 1.0)).xyz;
  gl_Position = to_screen * vec4(position, 1.0);
#ifdef PIXEL_LIGHT
  edge = is_edge;
  air = haze_before(position);
  world = position;
#else
  float air = haze_before(position);
  vec3 left = vignette_at(on_screen(gl_Position)) * (1.0 - air);
  clarity = left * (1.0 - is_edge);
  haze_colour = haze.rgb * air + kBoardEdge * left * is_edge;
#endif
}
