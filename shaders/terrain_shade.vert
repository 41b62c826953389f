#include "frame.glsl"
layout(location = 0) in vec3 position;

uniform vec2 board_size;

out vec2 on_board;  // 0..1

void main() {
  on_board = position.xz / board_size;
  gl_Position = to_screen * vec4(position, 1.0);
}
