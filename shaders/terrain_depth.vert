#include "frame.glsl"
layout(location = 0) in vec3 position;

void main() {
  gl_Position = vec4((to_shadow * vec4(position, 1.0)).xyz * 2.0 - 1.0, 1.0);
}
