// How much of the sun reaches a point: 1 is all, before shadow strength. Soft by
// percentage-closer filtering; beyond the map's border all is lit.
#ifdef SHADOWS
uniform sampler2DShadow shadow_map;
#endif

float sunlit(vec3 place) {
#if !defined(SHADOWS)
  return 1.0;
#elif defined(SOFT_SHADOWS)
  vec2 texel = 1.1 / vec2(textureSize(shadow_map, 0));
  float lit = texture(shadow_map, vec3(place.xy + vec2(-0.4, -1.0) * texel, place.z)) +
              texture(shadow_map, vec3(place.xy + vec2(1.0, -0.4) * texel, place.z)) +
              texture(shadow_map, vec3(place.xy + vec2(0.4, 1.0) * texel, place.z)) +
              texture(shadow_map, vec3(place.xy + vec2(-1.0, 0.4) * texel, place.z));
  return lit * 0.25;
#else
  return texture(shadow_map, place);
#endif
}
