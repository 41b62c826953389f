#include "frame.glsl"
#include "light.glsl"
#include "shadow.glsl"
in vec2 place;
in vec3 shadow_place;
#ifdef PIXEL_LIGHT
in vec3 world;

uniform vec2 board_size;
uniform vec4 colour;          // encoded, and lit
#else
in vec3 clarity;
in vec3 haze_colour;
#endif

uniform float left_in_shadow; // encoded
uniform sampler2D wood_map;

out vec4 pixel;

const float kWoodRepeat = 64.0;   // board units

void main() {
  float wood = texture(wood_map, place / kWoodRepeat).r;
  float lit = mix(left_in_shadow, 1.0, sunlit(shadow_place));
#ifdef PIXEL_LIGHT
  vec2 beyond = max(abs(place - board_size * 0.5) - board_size * 0.5, 0.0);
  float contact = mix(0.5, 1.0, clamp((beyond.x + beyond.y) * 0.25, 0.0, 1.0));
  vec3 sum = colour.rgb * (2.0 * wood * contact * lit);
  vec3 finished = rolled_off(sum) * vignette_at(gl_FragCoord.xy * screen.xy * 2.0 - 1.0);
  pixel = vec4(mix(finished, haze.rgb, haze_before(world)), 1.0);
#else
  pixel = vec4(clarity * (wood * lit) + haze_colour, 1.0);
#endif
}
