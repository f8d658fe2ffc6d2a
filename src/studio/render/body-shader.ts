/** GLSL for everything that depends on the place on the body, in decimetres of the neutral human (see Figure.fineNeutral). */
export const bodyPlaces = /* glsl */ `
uniform vec2 wears; // 1 where the figure wears shorts, a top

// Signed distances to the hems, positive where there is cloth.
float shorts(vec3 p) {
  float x = abs(p.x);
  return min(min(1.32 - 0.05 * p.z - p.y, p.y + 1.22 - 0.08 * (x - 1.2)), 3.0 - x);
}
float top(vec3 p) {
  float x = abs(p.x);
  float front = smoothstep(-0.3, 0.5, p.z);
  float low = mix(5.22, 4.86, front);
  float rise = mix(1.0, 1.75, front);
  float neck = (low + rise * x * x - p.y) / sqrt(1.0 + 4.0 * rise * rise * x * x);
  float armhole = 1.16 + 0.26 * (5.6 - p.y) + 0.6 * smoothstep(4.3, 3.6, p.y) - x;
  return min(min(p.y - 2.72, neck), armhole);
}
float cloth(vec3 p) {
  return max(wears.x > 0.5 ? shorts(p) : -1.0, wears.y > 0.5 ? top(p) : -1.0);
}
`;

/** How far cloth stands off the skin, decimetres. */
const clothThickness = 0.03;

export const bodyVertex = /* glsl */ `
precision highp float;
in vec3 position, normal, shape, neutral;
in float relief;
uniform mat4 toView;
out vec3 vWorld, vNormal, vShape, vNeutral;
out float vRelief;
${bodyPlaces}
void main() {
  vec3 p = position;
#ifdef BODY
  p += normal * ${clothThickness} * smoothstep(-0.02, 0.05, cloth(neutral));
#endif
  vWorld = p; vNormal = normal; vShape = shape; vNeutral = neutral; vRelief = relief;
  gl_Position = toView * vec4(p, 1.0);
}
`;

/**
 * The share of the picture that LIGHTS lights give (one to three), of the body with BODY defined, else of a plain thing: SwiftShader runs both sides of an `if`,
 * and most of a film's picture is floor. `shape` is the normal with its detail exaggerated, as an illustrator would.
 */
export const bodyFragment = /* glsl */ `
precision highp float;
in vec3 vWorld, vNormal, vShape, vNeutral;
in float vRelief;
uniform mat4 toLight[LIGHTS];
uniform highp sampler2DShadow depthFromLight[LIGHTS];
uniform vec3 lightTowards[LIGHTS], lightColour[LIGHTS], eyeTowards, eyePosition;
uniform float perspective, strength, softness;
uniform vec4 shade; // middle of the place that takes shadows and its radius, beyond which they fade; radius 0 is everywhere
uniform vec3 plainColour, skinColour, clothColour, hairColour, glowColour;
uniform vec3 tape; // side, height on the neutral human, and how clearly a tape measure shows
uniform vec4 glow[4]; // middle on the neutral human and radius; radius 0 is none
out vec4 picture;
${bodyPlaces}
float blob(vec3 c, float r, vec3 p) { vec3 d = vec3(abs(p.x), p.yz) - c; return exp(-dot(d, d) / (r * r)); }

// Hair cropped short: behind the hairline and sideburns, above the nape, not on the ears.
float hair(vec3 p) {
  float behind = 0.64 + 0.26 * smoothstep(7.2, 7.65, p.y) + 0.1 * smoothstep(7.6, 8.0, p.y) + 0.9 * smoothstep(7.88, 8.24, p.y) - p.z;
  float above = p.y - (6.72 + 0.26 * smoothstep(-0.4, 0.3, p.z) + 0.12 * smoothstep(0.3, 0.6, p.z));
  float ear = length(vec2((p.z - 0.5 + 0.4 * (p.y - 7.11)) / 0.15, (p.y - 7.11) / 0.27));
  return smoothstep(-0.04, 0.06, behind) * smoothstep(-0.07, 0.1, above) * smoothstep(0.95, 1.2, ear);
}

vec3 skin(vec3 p) {
  float flush = 0.55 * blob(vec3(1.6, -3.75, 0.75), 0.45, p) + 0.5 * blob(vec3(0.42, 6.93, 1.25), 0.26, p) + 0.5 * blob(vec3(0.0, 6.98, 1.66), 0.14, p)
    + 0.6 * smoothstep(0.74, 0.86, abs(p.x)) * step(6.6, p.y) + 0.5 * smoothstep(4.15, 4.9, abs(p.x)) + 0.5 * smoothstep(-7.3, -8.1, p.y)
    + 0.5 * blob(vec3(3.2, 3.35, -0.35), 0.35, p);
  vec3 c = skinColour * mix(vec3(1.0), vec3(1.04, 0.86, 0.82), clamp(flush, 0.0, 1.0));
  float x = abs(p.x);
  float lip = (1.0 - smoothstep(0.75, 1.05, length(vec2(x / 0.25, (p.y - 6.6) / 0.11)))) * step(1.2, p.z);
  c = mix(c, skinColour * vec3(0.96, 0.66, 0.64), 0.5 * lip);
  float browLine = 7.43 + 0.05 * sin((x - 0.12) * 6.2);
  float brow = (1.0 - smoothstep(0.3, 1.0, abs(p.y - browLine) / 0.036)) * smoothstep(0.1, 0.17, x) * (1.0 - smoothstep(0.38, 0.55, x)) * step(0.9, p.z);
  return mix(c, hairColour, max(0.42 * brow, 0.8 * hair(p)));
}

// Points evenly over a disc (Vogel 1979), about which a shadow's edge is softened.
const int DISC = 7;
const vec2 disc[DISC] = vec2[DISC](vec2(0.267, 0.000), vec2(-0.341, 0.313), vec2(0.052, -0.595), vec2(0.430, 0.561), vec2(-0.790, -0.140), vec2(0.748, -0.476), vec2(-0.250, 0.931));

float lit(highp sampler2DShadow depths, mat4 intoLight, vec3 towards) {
  vec3 n = normalize(vNormal);
  vec4 q = intoLight * vec4(vWorld + n * 0.05 + towards * 0.05, 1.0);
  vec3 s = q.xyz * 0.5 + 0.5;
  // Nothing outside the shadow map throws shadows.
  if (any(lessThan(s, vec3(0.0))) || any(greaterThan(s, vec3(1.0)))) return 1.0;
  // Each comparison blends the four nearest texels.
#ifdef SOFT
  vec3 across = vec3(intoLight[0].x, intoLight[1].x, intoLight[2].x);
  vec3 upwards = vec3(intoLight[0].y, intoLight[1].y, intoLight[2].y);
  float reach = softness * 0.5 * length(across);
  // Along the surface, so that it does not shade itself where the light grazes it.
  vec2 slope = -vec2(dot(normalize(across), n), dot(normalize(upwards), n)) / max(dot(n, towards), 0.3);
  slope *= softness * 0.5 * dot(vec3(intoLight[0].z, intoLight[1].z, intoLight[2].z), towards);
  float open = 0.0;
  for (int i = 0; i < DISC; i++) open += texture(depths, vec3(s.xy + disc[i] * reach, s.z - 0.0006 + dot(disc[i], slope)));
  return open / float(DISC);
#else
  return texture(depths, vec3(s.xy, s.z - 0.0006));
#endif
}

vec3 towardsEye() { return perspective > 0.5 ? normalize(eyePosition - vWorld) : eyeTowards; }

// Samplers in an array can only be named by constants.
#if LIGHTS == 1
#define EACH_LIGHT(SHARE) SHARE(0)
#elif LIGHTS == 2
#define EACH_LIGHT(SHARE) SHARE(0) SHARE(1)
#else
#define EACH_LIGHT(SHARE) SHARE(0) SHARE(1) SHARE(2)
#endif

#ifdef BODY
vec3 bodyShare(vec3 n, vec3 view, vec3 albedo, vec3 wrap, float gloss, vec3 outline, float aglow, float open, vec3 towards, vec3 colour) {
  float facing = dot(n, towards);
  vec3 diffuse = max(vec3(0.0), (vec3(facing) + wrap) / ((1.0 + wrap) * (1.0 + wrap)));
  vec3 h = normalize(towards + view);
  float sheen = gloss * pow(max(0.0, dot(n, h)), 22.0) * 3.0 * step(0.0, facing);
  vec3 c = (albedo * diffuse + sheen) * open * colour * outline;
  return mix(c, glowColour * dot(colour, vec3(0.33)) * open * (0.3 + 0.7 * max(0.0, facing)), aglow);
}
void main() {
  vec3 n = normalize(vShape);
  vec3 view = towardsEye();
  float hem = cloth(vNeutral);
  float edge = max(fwidth(hem), 1e-4);
  float covered = smoothstep(-edge, edge, hem);
  float seam = smoothstep(0.085, 0.095, hem) * (1.0 - smoothstep(0.105, 0.115, hem));
  vec3 albedo = mix(skin(vNeutral), clothColour * (1.0 - 0.16 * seam), covered);
  // A shadow line where cloth lies on skin, and dodge and burn along ridges and creases.
  albedo *= 1.0 - 0.22 * (1.0 - covered) * smoothstep(-0.05, 0.0, hem);
  albedo *= 1.0 + clamp(vRelief, -1.0, 1.0) * mix(0.30, 0.12, covered);
  if (tape.z > 0.0) {
    float away = abs(vNeutral.y - tape.y) * step(0.0, vNeutral.x * tape.x);
    float line = max(fwidth(vNeutral.y), 1e-4);
    float tick = step(0.82, fract(atan(vNeutral.z + 0.08, abs(vNeutral.x) - 1.88) * 9.0)) * step(vNeutral.y - tape.y, 0.0);
    float on = tape.z * (1.0 - smoothstep(0.13 - line, 0.13 + line, away)) * step(0.0, vNeutral.x * tape.x);
    albedo = mix(albedo, mix(vec3(0.85, 0.62, 0.12), vec3(0.12, 0.1, 0.08), 0.8 * tick), on);
  }
  // The gap between the lips must not look like a hole.
  float mouth = step(abs(vNeutral.x), 0.2) * step(abs(vNeutral.y - 6.6), 0.09) * step(0.6, vNeutral.z) * (1.0 - smoothstep(1.36, 1.4, vNeutral.z));
  albedo = mix(albedo, skinColour * vec3(0.42, 0.25, 0.24), mouth);
  float gloss = mix(0.075, 0.03, covered) * (1.0 - 0.6 * hair(vNeutral));
  vec3 wrap = mix(vec3(0.20, 0.09, 0.06), vec3(0.05), covered);
  // Outlines darken a little, like a pencil's edge.
  float rim = 1.0 - clamp(dot(normalize(vNormal), view), 0.0, 1.0);
  vec3 outline = 1.0 - 0.5 * pow(rim, 3.0) * vec3(0.75, 1.0, 1.08);
  float aglow = 0.0;
  for (int i = 0; i < 4; i++) {
    vec3 d = vNeutral - glow[i].xyz;
    if (glow[i].w > 0.0) aglow += exp(-dot(d, d) / (glow[i].w * glow[i].w));
  }
  aglow = min(1.0, aglow) * strength;
  vec3 c = vec3(0.0);
#define SHARE(I) c += bodyShare(n, view, albedo, wrap, gloss, outline, aglow, mix(lit(depthFromLight[I], toLight[I], lightTowards[I]), 0.8, mouth), lightTowards[I], lightColour[I]);
  EACH_LIGHT(SHARE)
  picture = vec4(c, 1.0);
}
#else
void main() {
  vec3 n = normalize(vShape);
  if (dot(normalize(vNormal), towardsEye()) < 0.0) n = -n;
  float taken = shade.w > 0.0 ? smoothstep(shade.w, shade.w * 0.6, length(vWorld.xz - shade.xz)) : 1.0;
  vec3 c = vec3(0.0);
#define SHARE(I) c += plainColour * max(0.0, dot(n, lightTowards[I])) * mix(1.0, lit(depthFromLight[I], toLight[I], lightTowards[I]), taken) * lightColour[I];
  EACH_LIGHT(SHARE)
  picture = vec4(c, 1.0);
}
#endif
`;

/** For shadow maps: cloth is too thin to matter there. */
export const depthVertex = /* glsl */ `
precision highp float;
in vec3 position;
uniform mat4 toView;
void main() { gl_Position = toView * vec4(position, 1.0); }
`;

export const depthFragment = /* glsl */ `
precision highp float;
out vec4 unused;
void main() { unused = vec4(1.0); }
`;
