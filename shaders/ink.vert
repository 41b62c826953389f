#include "frame.glsl"
#include "detail.glsl"
#include "depth_bias.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec2 in_stroke;
layout(location = 2) in vec4 pigment;
layout(location = 3) in float nearer;

uniform vec2 board_size;

out vec2 in_line;   // in half widths: beyond its end, and across
out vec4 cover;

void main() {
  in_line = in_stroke;
  cover = vec4(pigment.rgb, pigment.a * finer_at(position, position.xz / board_size));
  gl_Position = depth_biased(position, nearer);
}
