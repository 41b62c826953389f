#include "frame.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec4 colour;
layout(location = 2) in float light;

uniform float nearer;  // than it lies, for the depth test

out vec4 cover;   // premultiplied; alpha 0 adds light

void main() {
  // Drawn where it lies, but tested a little nearer to the eye: relief cuts no holes in it.
  vec4 place = to_screen * vec4(position, 1.0);
  vec4 tested = to_screen * vec4(position + normalize(eye.xyz - position) * nearer, 1.0);
  place.z = tested.z / tested.w * place.w;
  cover = vec4(sqrt(colour.rgb) * colour.a, colour.a * (1.0 - light));
  gl_Position = place;
}
