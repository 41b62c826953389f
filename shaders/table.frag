#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec3 world;
in vec3 shadow_place;

uniform vec2 board_size;
uniform vec4 colour;

out vec4 pixel;

// Long soft grain, and darker joints between planks that run from west to east.
float wood(vec2 place) {
  float plank = floor(place.y / 16.0);
  float joint = abs(fract(place.y / 16.0) - 0.5);
  float waver = sin(place.x * 0.045 + plank * 4.1) * 1.9 + sin(place.x * 0.013 + plank) * 3.0;
  float grain = sin(place.y * 2.3 + waver * 2.0 + plank * 11.0) * 0.5 +
                sin(place.y * 7.1 + waver * 5.0) * 0.3 + sin(place.y * 17.0 + waver * 3.0) * 0.2;
  float tone_of_plank = fract(sin(plank * 12.9898) * 43758.5453);
  return (0.86 + 0.12 * grain + 0.16 * tone_of_plank) * smoothstep(0.5, 0.492, joint);
}

void main() {
  vec2 beyond = max(abs(world.xz - board_size * 0.5) - board_size * 0.5, 0.0);
  float contact = mix(0.35, 1.0, smoothstep(-0.5, 5.0, length(beyond)));
  vec3 normal = vec3(0.0, 1.0, 0.0);
  vec3 light = sun.rgb * (key_light(normal) * sunlit(shadow_place)) + sky.rgb;
  vec3 albedo = colour.rgb * wood(world.xz) * contact;
  pixel = vec4(finish(albedo * light, gl_FragCoord.xy * screen.xy * 2.0 - 1.0), 1.0);
}
