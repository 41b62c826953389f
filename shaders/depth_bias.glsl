// A depth bias: drawn where it lies, but tested a little nearer to the eye, so that the relief does
// not cut holes in it.
vec4 depth_biased(vec3 position, float nearer) {
  vec4 place = to_screen * vec4(position, 1.0);
  vec4 tested = to_screen * vec4(position + normalize(eye.xyz - position) * nearer, 1.0);
  place.z = tested.z / tested.w * place.w;
  return place;
}
