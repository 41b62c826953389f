// Multiplied with what is drawn of the ground: 1 leaves it as it is.
in vec2 on_board;

uniform sampler2D shade_map;

out vec4 pixel;

void main() {
  pixel = vec4(texture(shade_map, on_board).rrr, 1.0);
}
