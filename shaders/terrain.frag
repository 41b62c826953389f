#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec2 on_board;
in vec3 shadow_place;
in vec3 world;
flat in float edge;
#ifndef HIGH
in vec3 key;
in vec3 fill;
#endif

uniform sampler2D colour_map;
#ifdef HIGH
uniform sampler2D normal_map;
#endif
#ifdef NEAR
uniform sampler2D detail_map;
uniform vec4 detail_place;   // north-west corner, and one over its extent, in shares of the board
uniform sampler2D grain_map;
uniform vec4 grain;          // repeats across the board in x and y, strength
#endif

out vec4 pixel;

const vec3 kBoardEdge = vec3(0.30, 0.21, 0.11);

void main() {
  vec4 paint = texture(colour_map, on_board);
#ifdef NEAR
  vec2 in_detail = (on_board - detail_place.xy) * detail_place.zw;
  if (all(greaterThan(in_detail, vec2(0.0))) && all(lessThan(in_detail, vec2(1.0)))) {
    paint = texture(detail_map, in_detail);
  }
  paint.rgb *= 1.0 + grain.z * (texture(grain_map, on_board * grain.xy).r - 0.5);
#endif
  vec3 albedo = mix(paint.rgb * paint.rgb, kBoardEdge, edge);
  float lit = sunlit(shadow_place);
#ifdef HIGH
  vec3 normal = edge > 0.5 ? vec3(0.0, 0.0, 1.0)
                           : normalize(texture(normal_map, on_board).xyz * 2.0 - 1.0);
  vec3 light = sun.rgb * (key_light(normal) * lit) + fill_light(world, normal);
  vec3 halfway = normalize(to_sun.xyz + normalize(eye.xyz - world));
  float shine = pow(max(dot(normal, halfway), 0.0), 40.0) * paint.a * 0.35 * lit;
  vec3 colour = albedo * light + sun.rgb * shine;
#else
  vec3 colour = albedo * (key * lit + fill);
#endif
  pixel = vec4(finish(colour, gl_FragCoord.xy * screen.xy * 2.0 - 1.0), 1.0);
}
