#ifdef PIXEL_LIGHT
#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
#include "paint.glsl"
in vec3 world;
in vec3 facing;
in vec4 albedo;   // w: how it shines
in vec4 rim;
in vec3 shadow_place;
in float air;
in vec3 grain_place;   // on the figure itself
#else
in vec4 colour;
#endif

out vec4 pixel;

#ifdef PIXEL_LIGHT
float hashed(vec3 cell) {
  return fract(sin(dot(cell, vec3(12.9898, 78.233, 37.719))) * 43758.5453);
}

// Soft, 0 to 1.
float noise(vec3 place) {
  vec3 cell = floor(place);
  vec3 t = fract(place);
  t = t * t * (3.0 - 2.0 * t);
  vec4 low = vec4(hashed(cell), hashed(cell + vec3(1, 0, 0)), hashed(cell + vec3(0, 1, 0)), hashed(cell + vec3(1, 1, 0)));
  vec4 high = vec4(hashed(cell + vec3(0, 0, 1)), hashed(cell + vec3(1, 0, 1)), hashed(cell + vec3(0, 1, 1)),
                   hashed(cell + vec3(1, 1, 1)));
  vec4 between = mix(low, high, t.z);
  return mix(mix(between.x, between.y, t.x), mix(between.z, between.w, t.x), t.y);
}
#endif

void main() {
#ifdef PIXEL_LIGHT
  // What a brush leaves: strokes that run down, and a surface that is never quite smooth.
  float stroke = noise(grain_place * vec3(26.0, 9.0, 26.0));
  float speck = noise(grain_place * 61.0);
  vec3 normal = normalize(facing + (vec3(stroke, speck, 1.0 - stroke) - 0.5) * (0.11 + 0.04 * albedo.w));
  vec3 to_eye = normalize(eye.xyz - world);
  float lit = mix(1.0, sunlit(shadow_place), to_sun.w);
  float edge = 1.0 - max(dot(normal, to_eye), 0.0);
  vec3 light = sun.rgb * (key_light(normal) * lit) + fill_light(world, normal) + window_light(normal);
  vec3 paint = albedo.rgb * (0.86 + 0.18 * stroke + 0.10 * speck);
  vec3 sum = painted(paint, albedo.w, light, normal, to_eye, edge, lit) +
             chosen(paint, rim.rgb, normal, edge);
  vec3 finished = finish(sum, gl_FragCoord.xy * screen.xy * 2.0 - 1.0);
  pixel = vec4(mix(finished, haze.rgb, air), rim.w);
#else
  pixel = colour;
#endif
}
