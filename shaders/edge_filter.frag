// Brings the scene to the screen, with its depth, for what is drawn over it sharply. SMOOTH: FXAA,
// which blends along an edge where contrast is high; for software rasterisers, where multisampling
// would take more than half of the frame. FOCUSED: and what lies before and behind the focus blurs.
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

#ifdef FOCUSED
uniform vec2 to_distance;
uniform float focus;      // board units from the eye
uniform float aperture;   // pixels of blur where the focus is out by as much again as it is far

const float kSharp = 0.08;       // so much nearer or farther nothing blurs
const float kMostBlur = 0.6;     // of the aperture
const int kTaps = 12;
const float kAboveAll = 0.03;    // of the depth: what lies over the board, see figure_pass.cpp

float blur_at(vec2 at) {
  float depth = texture(depth_picture, at).r;
  if (depth < kAboveAll) return 0.0;
  float distance = to_distance.y / (depth * 2.0 - 1.0 + to_distance.x);
  return aperture * min(max(abs(1.0 - focus / distance) - kSharp, 0.0), kMostBlur);
}

// Taps on a spiral; one that is sharp itself does not bleed into what blurs around it.
vec4 focused() {
  vec4 sum = shown();
  float blur = blur_at(place);
  if (blur < 0.5) return sum;
  float weight = 1.0;
  for (int tap = 0; tap < kTaps; ++tap) {
    float turn = float(tap) * 2.39996;
    float reach = blur * sqrt((float(tap) + 0.5) / float(kTaps));
    vec2 at = place + vec2(cos(turn), sin(turn)) * reach * texel;
    float share = clamp(blur_at(at) - reach + 1.0, 0.0, 1.0);
    sum += texture(picture, at) * share;
    weight += share;
  }
  return sum / weight;
}
#endif

void main() {
#ifdef FOCUSED
  pixel = focused();
#else
  pixel = shown();
#endif
  gl_FragDepth = texture(depth_picture, place).r;
}
