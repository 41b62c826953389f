#include "frame.glsl"
#include "light.glsl"
layout(location = 0) in vec2 share;    // of the board, -1..1
layout(location = 1) in vec2 beyond;   // its edge, in board units

uniform vec2 board_size;
uniform float level;
uniform vec4 colour;   // encoded, and lit

out vec2 place;
out vec3 shadow_place;
#ifdef PIXEL_LIGHT
out vec3 world;
#else
// Per vertex: per pixel they would cost a software rasteriser half of the wood's time.
out vec3 clarity;
out vec3 haze_colour;
#endif

void main() {
  place = board_size * (0.5 + 0.5 * share) + beyond;
  vec3 position = vec3(place.x, level, place.y);
  shadow_place = (to_shadow * vec4(position, 1.0)).xyz;
  gl_Position = to_screen * vec4(position, 1.0);
#ifdef PIXEL_LIGHT
  world = position;
#else
  float contact = mix(0.5, 1.0, clamp((abs(beyond.x) + abs(beyond.y)) * 0.25, 0.0, 1.0));
  float air = haze_before(position);
  clarity = colour.rgb * (2.0 * contact * (1.0 - air)) * vignette_at(on_screen(gl_Position));
  haze_colour = haze.rgb * air;
#endif
}
