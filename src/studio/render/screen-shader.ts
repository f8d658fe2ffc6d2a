export const screenVertex = /* glsl */ `
precision highp float;
in vec3 position;
out vec2 at;
void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

export const accumulateFragment = /* glsl */ `
precision highp float;
in vec2 at;
uniform sampler2D source;
out vec4 colour;
void main() { colour = texture(source, at); }
`;

/** The sum of all passes to the screen: coverage is alpha divided by the passes, which the sum carries in its alpha. */
export const finishFragment = /* glsl */ `
precision highp float;
in vec2 at;
uniform sampler2D source;
uniform float exposure; // 1 / passes is already in the light colours; this is brightness alone
uniform vec4 background; // red, green, blue (sRGB) and the number of passes
out vec4 colour;
vec3 shoulder(vec3 c) { vec3 high = 0.7 + 0.3 * (1.0 - exp(-(c - 0.7) / 0.3)); return mix(c, high, step(0.7, c)); }
vec3 srgb(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
void main() {
  vec4 sum = texture(source, at);
  float passes = abs(background.a);
  float alpha = clamp(sum.a / passes, 0.0, 1.0);
  vec3 c = alpha > 0.0 ? srgb(shoulder(sum.rgb / alpha * exposure)) : vec3(0.0);
  // A negative number of passes asks for a transparent picture.
  colour = background.a < 0.0 ? vec4(c * alpha, alpha) : vec4(mix(background.rgb, c, alpha), 1.0);
}
`;
