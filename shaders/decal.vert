#include "frame.glsl"
#include "depth_bias.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 colour;
layout(location = 2) in float light;

uniform float nearer;  // than it lies, for the depth test

out vec4 cover;   // premultiplied; alpha 0 adds light

void main() {
  cover = vec4(sqrt(colour.rgb) * colour.a, colour.a * (1.0 - light));
  gl_Position = depth_biased(position, nearer);
}
