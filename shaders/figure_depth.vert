#include "frame.glsl"
#include "instance.glsl"

void main() {
  gl_Position = vec4((to_shadow * vec4(placed(), 1.0)).xyz * 2.0 - 1.0, 1.0);
}
