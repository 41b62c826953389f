// Brings the scene to the screen, with its depth, for what is drawn over it sharply. SMOOTH: FXAA,
// which blends along an edge where contrast is high; for software rasterisers, where multisampling
// would take more than half of the frame.
in vec2 place;

uniform sampler2D picture;
uniform vec2 texel;
uniform sampler2D depth_picture;

out vec4 pixel;

#ifdef SMOOTH
float brightness(vec2 at) {
  return dot(texture(picture, at).rgb, vec3(0.3, 0.59, 0.11));
}

vec4 shown() {
  vec2 half_step = texel * 0.5;
  float nw = brightness(place + vec2(-half_step.x, half_step.y));
  float ne = brightness(place + half_step);
  float sw = brightness(place - half_step);
  float se = brightness(place + vec2(half_step.x, -half_step.y));
  vec2 along = vec2(nw + ne - sw - se, nw + sw - ne - se);
  along.x = -along.x;
  float contrast = max(max(nw, ne), max(sw, se)) - min(min(nw, ne), min(sw, se));
  float reach = min(abs(along.x), abs(along.y)) + 0.02;
  along = clamp(along / reach, -3.0, 3.0) * texel * step(0.05, contrast);
  return 0.5 * (texture(picture, place - along * 0.25) + texture(picture, place + along * 0.25));
}
#else
vec4 shown() {
  return texture(picture, place);
}
#endif

void main() {
  pixel = shown();
  gl_FragDepth = texture(depth_picture, place).r;
}
