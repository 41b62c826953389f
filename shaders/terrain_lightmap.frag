// Renders the lightmap of the whole terrain, once for as long as the light stays the same.
#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec2 on_board;

uniform sampler2D normal_map;   // a: height, 0..1 of height_range
uniform sampler2D occlusion_map;     // ambient occlusion
uniform vec2 board_size;
uniform vec2 height_range;

out vec4 pixel;

void main() {
  vec4 stored = texture(normal_map, on_board);
  vec3 normal = normalize(stored.xyz * 2.0 - 1.0);
  vec2 place = on_board * board_size;
  vec3 world = vec3(place.x, mix(height_range.x, height_range.y, stored.a), place.y);
  float open = texture(occlusion_map, on_board).r;
  vec3 key = sun.rgb * (key_light(normal) * mix(1.0, open, 0.5));
#ifdef SHADOWS
  vec3 lifted = world + normal * 0.08;
  float strength = min(1.0, to_sun.w * 1.3);   // the blur takes some of a thin shadow
  key *= mix(1.0, sunlit((to_shadow * vec4(lifted, 1.0)).xyz), strength);
#endif
  vec3 fill = fill_light(world, normal) * open;
  // Alpha: what a cast shadow leaves. Halved, so that twice the plain light still fits.
  float left = dot(fill, vec3(0.33)) / max(dot(key + fill, vec3(0.33)), 0.01);
  pixel = vec4(sqrt((key + fill) * 0.5), sqrt(mix(1.0, left, to_sun.w)));
}
