in vec4 cover;

out vec4 pixel;

void main() {
  pixel = cover;
}
