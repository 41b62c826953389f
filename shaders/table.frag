#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec3 world;
in vec3 shadow_place;

uniform vec2 board_size;
uniform vec4 colour;          // encoded, and lit
uniform float left_in_shadow; // encoded
uniform sampler2D wood_map;

out vec4 pixel;

const float kWoodRepeat = 64.0;   // board units

void main() {
  float wood = texture(wood_map, world.xz / kWoodRepeat).r * 2.0;
  vec2 beyond = max(abs(world.xz - board_size * 0.5) - board_size * 0.5, 0.0);
  float contact = mix(0.5, 1.0, clamp((beyond.x + beyond.y) * 0.25, 0.0, 1.0));
  float lit = mix(left_in_shadow, 1.0, sunlit(shadow_place));
  vec3 sum = colour.rgb * (wood * contact * lit);
  vec3 finished = rolled_off(sum) * vignette_at(gl_FragCoord.xy * screen.xy * 2.0 - 1.0);
  pixel = vec4(mix(finished, haze.rgb, haze_before(world)), 1.0);
}
