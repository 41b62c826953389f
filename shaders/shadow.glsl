// How much of the sun reaches a point: 1 is all. Soft by percentage-closer filtering.
uniform sampler2DShadow shadow_map;

float sunlit(vec3 place) {
  vec2 outside = abs(place.xy - 0.5);
  if (max(outside.x, outside.y) > 0.499 || place.z > 1.0) return 1.0;
#ifdef HIGH
  vec2 texel = 1.1 / vec2(textureSize(shadow_map, 0));
  float lit = texture(shadow_map, vec3(place.xy + vec2(-0.4, -1.0) * texel, place.z)) +
              texture(shadow_map, vec3(place.xy + vec2(1.0, -0.4) * texel, place.z)) +
              texture(shadow_map, vec3(place.xy + vec2(0.4, 1.0) * texel, place.z)) +
              texture(shadow_map, vec3(place.xy + vec2(-1.0, 0.4) * texel, place.z));
  return mix(1.0, lit * 0.25, to_sun.w);
#else
  return mix(1.0, texture(shadow_map, place), to_sun.w);
#endif
}
