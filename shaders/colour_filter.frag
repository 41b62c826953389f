in vec2 place;

uniform sampler2D picture;
uniform mat4 colours;   // of linear light

out vec4 pixel;

vec3 linear_light(vec3 colour) {
  return mix(colour / 12.92, pow((colour + 0.055) / 1.055, vec3(2.4)), step(0.04045, colour));
}

vec3 encoded(vec3 light) {
  light = clamp(light, 0.0, 1.0);
  return mix(light * 12.92, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
}

void main() {
  pixel = vec4(encoded(mat3(colours) * linear_light(texture(picture, place).rgb)), 1.0);
}
