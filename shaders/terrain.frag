#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
#ifdef WATER_SHINE
#include "water.glsl"
in float gleam;
#endif
#ifdef STROKES
#include "strokes.glsl"
in vec3 relief;
in float leaning;
#ifndef PIXEL_LIGHT
in vec3 world;
#endif
#endif
in vec2 on_board;
in vec3 shadow_place;
#ifdef PIXEL_LIGHT
flat in float edge;
in float air;
in vec3 world;
#else
in vec3 clarity;      // what haze and vignette leave of a colour
in vec3 haze_colour;  // and what they lay over it
#endif

uniform sampler2D colour_map;   // with COMPOSED it is lit already
#ifdef PIXEL_LIGHT
uniform sampler2D normal_map;
uniform sampler2D occlusion_map;    // ambient occlusion
#else
uniform sampler2D lightmap;   // see terrain_lightmap.frag
#endif
#ifdef NEAR
in float finer;
uniform sampler2D detail_map;   // a window of a finer picture, see ground_detail.h
uniform vec2 detail_repeats;
#endif

uniform vec2 board_size;
#ifdef SHADED
uniform sampler2D shade_map;    // see engine/render/ground_shade.h
#endif

out vec4 pixel;

#ifdef PIXEL_LIGHT
const vec3 kBoardEdge = vec3(0.55, 0.46, 0.33);
#endif

vec4 painted() {
  vec4 paint = texture(colour_map, on_board);
#ifdef NEAR
  paint = mix(paint, texture(detail_map, on_board * detail_repeats), finer);
#endif
#ifdef STROKES
  paint.rgb = with_strokes(paint.rgb, on_board, world, relief, paint.a, leaning);
#endif
  return paint;
}

void main() {
  vec4 paint = painted();
  float lit = sunlit(shadow_place);
#ifdef PIXEL_LIGHT
  vec2 place = gl_FragCoord.xy * screen.xy * 2.0 - 1.0;
  vec3 colour = mix(paint.rgb, kBoardEdge, edge);
  vec3 albedo = colour * colour;
  vec3 normal = edge > 0.5 ? vec3(0.0, 0.0, 1.0)
                           : normalize(texture(normal_map, on_board).xyz * 2.0 - 1.0);
  float shaded = mix(1.0, lit, to_sun.w);
  float open = texture(occlusion_map, on_board).r;
  vec3 light = sun.rgb * (key_light(normal) * shaded * mix(1.0, open, 0.5)) +
               fill_light(world, normal) * open;
  vec3 sum = albedo * light;
#ifdef WATER_SHINE
  float glitter = gleam * shaded * glitter_at(on_board * board_size, paint.a, screen.z);
  sum += sun.rgb * (glitter * glitter);
#endif
  pixel = vec4(mix(finish(sum, place), haze.rgb, air), 1.0);
#elif defined(COMPOSED)
  pixel = vec4(paint.rgb * clarity + haze_colour, 1.0);
#else
  vec4 light = texture(lightmap, on_board);
  vec3 colour = lit_paint(paint.rgb, light.rgb) * mix(light.a, 1.0, lit);
#ifdef WATER_SHINE
  colour += sun.rgb * (gleam * lit * glitter_at(on_board * board_size, paint.a, screen.z));
#endif
  pixel = vec4(rolled_off(colour) * clarity + haze_colour, 1.0);
#endif
#ifdef SHADED
  vec4 shade = texture(shade_map, on_board);
  pixel.rgb = pixel.rgb * shade.a + shade.rgb;
#endif
}
