in vec2 in_atlas;
in vec4 colour;

uniform sampler2D atlas;

out vec4 pixel;

void main() {
  float inside = texture(atlas, in_atlas).r;
#ifdef HALO
  float cover = colour.a * smoothstep(0.08, 0.5, inside);
#else
  float blur = max(fwidth(inside) * 0.75, 0.004);
  float ink = smoothstep(0.5 - blur, 0.5 + blur, inside + 0.02 + 0.3 * blur);   // small letters bolder: thin serifs
  float cover = colour.a * ink;
#endif
  pixel = vec4(colour.rgb * cover, cover);
}
