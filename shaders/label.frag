in vec2 in_atlas;
in vec4 colour;

uniform sampler2D atlas;
uniform int layer;

out vec4 pixel;

void main() {
  float inside = texture(atlas, in_atlas).r;
  float blur = max(fwidth(inside) * 0.75, 0.004);
  float ink = smoothstep(0.5 - blur, 0.5 + blur, inside + 0.02 + 0.3 * blur);   // small letters bolder: thin serifs
  float halo = smoothstep(0.08, 0.5, inside);
  float cover = colour.a * (layer == 0 ? halo : ink);
  pixel = vec4(colour.rgb * cover, cover);
}
