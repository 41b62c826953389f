// One corner of a mesh, placed by its instance.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 paint;
layout(location = 3) in vec4 row_x;    // the instance's transform, by rows
layout(location = 4) in vec4 row_y;
layout(location = 5) in vec4 row_z;
layout(location = 6) in vec4 tint;
layout(location = 7) in vec4 glow;     // w: opacity

vec3 placed() {
  vec4 local = vec4(position, 1.0);
  return vec3(dot(row_x, local), dot(row_y, local), dot(row_z, local));
}

vec3 turned() {
  return normalize(vec3(dot(row_x.xyz, normal), dot(row_y.xyz, normal), dot(row_z.xyz, normal)));
}
