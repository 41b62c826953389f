in vec2 place;

uniform sampler2D picture;

out vec4 pixel;

void main() {
  pixel = vec4(texture(picture, place * 3.0).rrr, 1.0);
}
