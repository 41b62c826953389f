layout(location = 0) in vec2 corner;   // -1..1

out vec2 place;

void main() {
  place = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}
