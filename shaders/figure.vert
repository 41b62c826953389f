#include "frame.glsl"
#include "light.glsl"
#include "instance.glsl"

#ifdef PIXEL_LIGHT
out vec3 world;
out vec3 facing;
out vec3 albedo;
out vec4 rim;
out vec3 shadow_place;
out float air;
#else
out vec4 colour;
#endif

void main() {
  vec3 place = placed();
  vec3 up = turned();
  vec3 body = mix(paint.rgb, tint.rgb, paint.a * tint.a);
  gl_Position = to_screen * vec4(place, 1.0);
#ifdef PIXEL_LIGHT
  world = place;
  air = haze_before(place);
  facing = up;
  albedo = body;
  rim = glow;
  shadow_place = (to_shadow * vec4(place + up * 0.03, 1.0)).xyz;
#else
  // Lit per vertex: pixels cost nothing, which suits a software rasteriser.
  float edge = 1.0 - max(dot(up, normalize(eye.xyz - place)), 0.0);
  vec3 light = sun.rgb * key_light(up) + fill_light(place, up);
  vec3 lit = body * light + glow.rgb * (0.2 + edge * edge);
  vec3 finished = finish(lit, on_screen(gl_Position));
  colour = vec4(mix(finished, haze.rgb, haze_before(place)), glow.w);
#endif
}
