#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec2 on_board;
in vec3 shadow_place;
flat in float edge;
#ifdef HIGH
in vec3 world;
#endif

uniform sampler2D colour_map;
#ifdef HIGH
uniform sampler2D normal_map;
#else
uniform sampler2D light_map;   // see relief_light.frag
#endif
#ifdef NEAR
uniform sampler2D detail_map;
uniform vec4 detail_place;   // north-west corner, and one over its extent, in shares of the board
uniform sampler2D grain_map;
uniform vec4 grain;          // repeats across the board in x and y, strength
#endif

out vec4 pixel;

const vec3 kBoardEdge = vec3(0.55, 0.46, 0.33);

vec4 painted() {
  vec4 paint = texture(colour_map, on_board);
#ifdef NEAR
  vec2 in_detail = (on_board - detail_place.xy) * detail_place.zw;
  vec4 detail = texture(detail_map, in_detail);
  vec2 from_edge = 0.5 - abs(in_detail - 0.5);
  paint = mix(paint, detail, clamp(min(from_edge.x, from_edge.y) * 40.0, 0.0, 1.0));
  paint.rgb *= 1.0 + grain.z * (texture(grain_map, on_board * grain.xy).r - 0.5);
#endif
  return vec4(mix(paint.rgb, kBoardEdge, edge), paint.a);
}

void main() {
  vec4 paint = painted();
  float lit = sunlit(shadow_place);
  vec2 place = gl_FragCoord.xy * screen.xy * 2.0 - 1.0;
#ifdef HIGH
  vec3 albedo = paint.rgb * paint.rgb;
  vec3 normal = edge > 0.5 ? vec3(0.0, 0.0, 1.0)
                           : normalize(texture(normal_map, on_board).xyz * 2.0 - 1.0);
  float shaded = mix(1.0, lit, to_sun.w);
  vec3 light = sun.rgb * (key_light(normal) * shaded) + fill_light(world, normal);
  vec3 halfway = normalize(to_sun.xyz + normalize(eye.xyz - world));
  float shine = pow(max(dot(normal, halfway), 0.0), 40.0) * paint.a * 0.35 * shaded;
  pixel = vec4(finish(albedo * light + sun.rgb * shine, place), 1.0);
#else
  // Paint and light are both stored as square roots, so their product is the finished pixel.
  vec4 light = texture(light_map, on_board);
  vec3 colour = paint.rgb * light.rgb * (1.4142 * mix(light.a, 1.0, lit));
  pixel = vec4(quick_finish(colour, place), 1.0);
#endif
}
