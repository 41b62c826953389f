#ifdef PIXEL_LIGHT
#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec3 world;
in vec3 facing;
in vec3 albedo;
in vec4 rim;
in vec3 shadow_place;
in float air;
#else
in vec4 colour;
#endif

out vec4 pixel;

void main() {
#ifdef PIXEL_LIGHT
  vec3 normal = normalize(facing);
  vec3 to_eye = normalize(eye.xyz - world);
  float lit = mix(1.0, sunlit(shadow_place), to_sun.w);
  float edge = 1.0 - max(dot(normal, to_eye), 0.0);
  vec3 light = sun.rgb * (key_light(normal) * lit) + fill_light(world, normal);
  // A thin sheen of varnish and a cool edge set painted wood apart from the painted map. The sheen
  // takes the paint's colour: white light on dark oak would look like dust.
  vec3 halfway = normalize(to_sun.xyz + to_eye);
  float varnish = pow(max(dot(normal, halfway), 0.0), 24.0) * 0.3 * lit;
  vec3 sum = albedo * light + sun.rgb * albedo * varnish + sky.rgb * albedo * (edge * edge * edge * 0.8) +
             rim.rgb * (0.2 + edge * edge);
  vec3 finished = finish(sum, gl_FragCoord.xy * screen.xy * 2.0 - 1.0);
  pixel = vec4(mix(finished, haze.rgb, air), rim.w);
#else
  pixel = colour;
#endif
}
