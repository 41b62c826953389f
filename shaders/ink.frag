in vec2 in_line;
in vec4 cover;

out vec4 pixel;

void main() {
  float off = length(in_line);
  float inside = clamp((1.0 - off) / fwidth(off) + 0.5, 0.0, 1.0);
  float alpha = cover.a * inside;
  pixel = vec4(cover.rgb * alpha, alpha);
}
