/** Runs in the browser: keeps meshes, and draws them lit by many directional lights, one pass a light. */
import * as THREE from "three";
import { bodyFragment, bodyVertex, depthFragment, depthVertex } from "./body-shader.ts";
import { accumulateFragment, finishFragment, screenVertex } from "./screen-shader.ts";
import type { MeshMessage, ShotMessage } from "./messages.ts";

const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
renderer.autoClear = false;
document.body.append(renderer.domElement);

const floats = (base64: string): Float32Array => new Float32Array(bytes(base64).buffer);
function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out;
}

const uniforms: Record<string, THREE.IUniform> = Object.fromEntries(
  ["toView", "toLight", "depthFromLight", "lightTowards", "lightColour", "eyeTowards", "eyePosition", "perspective", "softness",
    "strength", "tape", "shade", "plainColour", "skinColour", "clothColour", "hairColour", "glowColour", "glow", "wears"].map((name) => [name, { value: null }]),
);
const glsl3 = { glslVersion: THREE.GLSL3, blending: THREE.NoBlending };
const perMesh = ["shade", "plainColour", "skinColour", "clothColour", "hairColour", "wears"] as const;
const scene = new THREE.Scene();
/** The same meshes, often coarser, as the lights see them. */
const shadowScene = new THREE.Scene();
type Drawn = THREE.Mesh<THREE.BufferGeometry, THREE.RawShaderMaterial>;
const meshes = new Map<string, { readonly seen: Drawn; readonly shadow?: Drawn }>();
const camera = new THREE.Camera();
const triangles = (base64: string) => new THREE.BufferAttribute(new Uint32Array(bytes(base64).buffer), 1);

function addTo(where: THREE.Scene, index: string, material: THREE.RawShaderMaterial): Drawn {
  const mesh = new THREE.Mesh(new THREE.BufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.geometry.setIndex(triangles(index));
  where.add(mesh);
  return mesh;
}

function newMesh({ name, look, closed, index, shadowIndex }: MeshMessage) {
  const own: Record<string, THREE.IUniform> = { ...uniforms };
  for (const each of perMesh) own[each] = { value: null };
  const defines = { LIGHTS: 1, ...(look.kind === "body" ? { BODY: 1 } : {}) };
  const side = closed ? THREE.FrontSide : THREE.DoubleSide;
  const seen = addTo(scene, index!, new THREE.RawShaderMaterial({ ...glsl3, side, defines, vertexShader: bodyVertex, fragmentShader: bodyFragment, uniforms: own }));
  // What stands in front is drawn first, so that what it hides need not be lit.
  seen.renderOrder = look.kind === "body" ? 0 : name === "floor" ? 2 : 1;
  // The floor throws no shadow on anything, but would fill the whole shadow map.
  if (name === "floor") return { seen };
  const depth = new THREE.RawShaderMaterial({ ...glsl3, side: THREE.DoubleSide, colorWrite: false, vertexShader: depthVertex, fragmentShader: depthFragment, uniforms: { toView: uniforms.toView } });
  return { seen, shadow: addTo(shadowScene, shadowIndex ?? index!, depth) };
}

/** Adds a mesh, or moves the one of that name. */
export function setMesh(message: MeshMessage): void {
  const { seen: mesh, shadow } = meshes.get(message.name) ?? newMesh(message);
  meshes.set(message.name, { seen: mesh, ...(shadow ? { shadow } : {}) });
  for (const [name, base64] of Object.entries(message.attributes)) {
    const values = floats(base64);
    const old = mesh.geometry.getAttribute(name) as THREE.BufferAttribute | undefined;
    if (old) old.copyArray(values).needsUpdate = true;
    else mesh.geometry.setAttribute(name, new THREE.BufferAttribute(values, name === "relief" ? 1 : 3));
  }
  shadow?.geometry.setAttribute("position", mesh.geometry.getAttribute("position"));
  const { look } = message;
  const set = mesh.material.uniforms;
  set.shade.value = look.kind === "plain" && look.shade ? [...look.shade.centre, look.shade.radius] : [0, 0, 0, 0];
  set.plainColour.value = look.kind === "plain" ? look.colour : [1, 1, 1];
  set.skinColour.value = look.kind === "body" ? look.skin : [1, 1, 1];
  set.clothColour.value = look.kind === "body" ? look.cloth : [1, 1, 1];
  set.hairColour.value = look.kind === "body" ? look.hair : [1, 1, 1];
  set.wears.value = look.kind === "body" ? [1, look.top ? 1 : 0] : [0, 0];
  show(message.name, true);
}

function show(name: string, visible: boolean): void {
  const mesh = meshes.get(name);
  for (const part of [mesh?.seen, mesh?.shadow]) if (part) part.visible = visible;
}

export const hideMesh = (name: string): void => show(name, false);

const screen = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
screen.frustumCulled = false;
const screenScene = new THREE.Scene().add(screen);
const screenMaterial = (fragmentShader: string, extra: THREE.ShaderMaterialParameters) =>
  new THREE.RawShaderMaterial({
    glslVersion: THREE.GLSL3, vertexShader: screenVertex, fragmentShader, depthTest: false, depthWrite: false,
    uniforms: { source: { value: null }, exposure: { value: 1 }, background: { value: [0, 0, 0, 0] } }, ...extra,
  });
const accumulate = screenMaterial(accumulateFragment, {
  transparent: true, blending: THREE.CustomBlending, blendSrc: THREE.OneFactor, blendDst: THREE.OneFactor, blendEquation: THREE.AddEquation,
});
const finish = screenMaterial(finishFragment, { blending: THREE.NoBlending });

interface Targets { key: string; pass: THREE.WebGLRenderTarget; sum: THREE.WebGLRenderTarget; shadows: THREE.WebGLRenderTarget[] }
let targets: Targets | undefined;
let begun = false;
function targetsFor({ width, height, shadowPixels, together }: ShotMessage): Targets {
  const key = `${width}x${height}x${shadowPixels}x${together}`;
  if (targets?.key === key) return targets;
  begun = false;
  for (const old of targets ? [targets.pass, targets.sum, ...targets.shadows] : []) old.dispose();
  const plain = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
  const pass = new THREE.WebGLRenderTarget(width, height, { ...plain, type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(width, height, { ...plain, type: THREE.FloatType, depthBuffer: false });
  const shadows = Array.from({ length: together }, () => {
    const shadow = new THREE.WebGLRenderTarget(shadowPixels, shadowPixels, plain);
    const depths = new THREE.DepthTexture(shadowPixels, shadowPixels, THREE.FloatType);
    depths.compareFunction = THREE.LessEqualCompare;
    depths.minFilter = depths.magFilter = THREE.LinearFilter;
    shadow.depthTexture = depths;
    return shadow;
  });
  renderer.setSize(width, height, false);
  return (targets = { key, pass, sum, shadows });
}

function draw(target: THREE.WebGLRenderTarget | null, what: THREE.Scene): void {
  renderer.setRenderTarget(target);
  renderer.clear();
  renderer.render(what, camera);
}

/** Adds the share of some lights to the sum. */
function addLights(lights: ShotMessage["lights"], together: number, { pass, sum, shadows }: Targets): void {
  uniforms.depthFromLight.value = null;
  lights.forEach((light, i) => {
    uniforms.toView.value = new THREE.Matrix4().fromArray(light.toLight);
    draw(shadows[i], shadowScene);
  });
  // A last, smaller group is filled up with darkness.
  const all = Array.from({ length: together }, (_, i) => lights[i] ?? { ...lights[0], colour: [0, 0, 0] });
  uniforms.lightTowards.value = all.map((l) => new THREE.Vector3(...l.towards));
  uniforms.lightColour.value = all.map((l) => new THREE.Vector3(...l.colour));
  uniforms.toLight.value = all.map((l) => new THREE.Matrix4().fromArray(l.toLight));
  uniforms.depthFromLight.value = shadows.map((s) => s.depthTexture);
  uniforms.toView.value = new THREE.Matrix4().fromArray(lights[0].toView);
  draw(pass, scene);
  screen.material = accumulate;
  accumulate.uniforms.source.value = pass.texture;
  renderer.setRenderTarget(sum);
  renderer.render(screenScene, camera);
}

/** Draws what was set and gives the picture as a base64 PNG. */
export async function shoot(shot: ShotMessage): Promise<string> {
  const own = targetsFor(shot);
  const { together, lights, softness } = shot;
  for (const { seen } of meshes.values()) {
    const defines = seen.material.defines!;
    if (defines.LIGHTS === together && "SOFT" in defines === softness > 0) continue;
    defines.LIGHTS = together;
    if (softness > 0) defines.SOFT = 1;
    else delete defines.SOFT;
    seen.material.needsUpdate = true;
  }
  uniforms.eyeTowards.value = shot.eyeTowards;
  uniforms.eyePosition.value = shot.eyePosition;
  uniforms.softness.value = softness;
  uniforms.perspective.value = shot.perspective ? 1 : 0;
  uniforms.glow.value = shot.glow.at;
  uniforms.glowColour.value = shot.glow.colour;
  uniforms.strength.value = shot.glow.strength;
  uniforms.tape.value = shot.tape ? [...shot.tape.at, shot.tape.strength] : [0, 0, 0];
  // The very first pass into new targets comes out blank, so it does not count.
  if (!begun) addLights(lights.slice(0, together), together, own);
  begun = true;
  renderer.setRenderTarget(own.sum);
  renderer.clear();
  for (let i = 0; i < lights.length; i += together) addLights(lights.slice(i, i + together), together, own);
  screen.material = finish;
  finish.uniforms.source.value = own.sum.texture;
  finish.uniforms.exposure.value = shot.exposure;
  finish.uniforms.background.value = shot.background;
  draw(null, screenScene);
  const blob = await new Promise<Blob>((done) => renderer.domElement.toBlob((b) => done(b!), "image/png"));
  const picture = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let i = 0; i < picture.length; i += 8192) text += String.fromCharCode(...picture.subarray(i, i + 8192));
  return btoa(text);
}
