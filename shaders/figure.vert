#include "frame.glsl"
#include "light.glsl"
#include "instance.glsl"
#include "paint.glsl"

#ifdef PIXEL_LIGHT
out vec3 world;
out vec3 facing;
out vec4 albedo;
out vec4 rim;
out vec3 shadow_place;
out float air;
out vec3 grain_place;
#else
out vec4 colour;
#endif

void main() {
  vec3 place = placed();
  vec3 up = turned();
  vec3 body = mix(paint.rgb, tint.rgb, tinted(paint.a) * tint.a);
  gl_Position = to_screen * vec4(place, 1.0);
#ifdef PIXEL_LIGHT
  world = place;
  air = haze_before(place);
  facing = up;
  grain_place = position;
  albedo = vec4(body, shine(paint.a));
  rim = glow;
  shadow_place = (to_shadow * vec4(place + up * 0.03, 1.0)).xyz;
#else
  // Lit per vertex: pixels cost nothing, which suits a software rasteriser.
  vec3 to_eye = normalize(eye.xyz - place);
  float edge = 1.0 - max(dot(up, to_eye), 0.0);
  vec3 light = sun.rgb * key_light(up) + fill_light(place, up) + window_light(up);
  vec3 lit = painted(body, shine(paint.a), light, up, to_eye, edge, 1.0) + chosen(body, glow.rgb, up, edge);
  vec3 finished = finish(lit, on_screen(gl_Position));
  colour = vec4(mix(finished, haze.rgb, haze_before(place)), glow.w);
#endif
}
