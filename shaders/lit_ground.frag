// Paint and light of the land together, see engine/render/lit_ground.h.
#include "frame.glsl"
#include "light.glsl"
in vec2 on_board;

uniform sampler2D colour_map;
uniform sampler2D lightmap;
uniform float level;   // of the paint

out vec4 pixel;

void main() {
  vec3 paint = textureLod(colour_map, on_board, level).rgb;
  pixel = vec4(rolled_off(lit_paint(paint, texture(lightmap, on_board).rgb)), 1.0);
}
