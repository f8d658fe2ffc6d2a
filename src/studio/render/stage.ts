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
  return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

const uniforms: Record<string, THREE.IUniform> = Object.fromEntries(
  ["toView", "toLight", "depthFromLight", "lightTowards", "lightColour", "eyeTowards", "eyePosition", "perspective",
    "shadowTexel", "strength", "plainColour", "skinColour", "clothColour", "hairColour", "glowColour", "glow", "wears"].map((name) => [name, { value: null }]),
);
const glsl3 = { glslVersion: THREE.GLSL3, side: THREE.DoubleSide, blending: THREE.NoBlending };
const perMesh = ["plainColour", "skinColour", "clothColour", "hairColour", "wears"] as const;
const scene = new THREE.Scene();
const meshes = new Map<string, THREE.Mesh<THREE.BufferGeometry, THREE.RawShaderMaterial>>();
const depthMaterials = new Map<string, THREE.RawShaderMaterial>();
const camera = new THREE.Camera();

/** Adds a mesh, or moves the one of that name. */
export function setMesh(message: MeshMessage): void {
  let mesh = meshes.get(message.name);
  if (!mesh) {
    const own: Record<string, THREE.IUniform> = { ...uniforms };
    for (const name of perMesh) own[name] = { value: null };
    const defines = message.look.kind === "body" ? { BODY: 1 } : {};
    const material = new THREE.RawShaderMaterial({ ...glsl3, defines, vertexShader: bodyVertex, fragmentShader: bodyFragment, uniforms: own });
    mesh = new THREE.Mesh(new THREE.BufferGeometry(), material);
    mesh.frustumCulled = false;
    mesh.geometry.setIndex(new THREE.BufferAttribute(new Uint32Array(bytes(message.index!).buffer), 1));
    meshes.set(message.name, mesh);
    scene.add(mesh);
    // The floor throws no shadow on anything, but would fill the whole shadow map.
    const depth = { ...glsl3, colorWrite: false, visible: message.name !== "floor", vertexShader: depthVertex, fragmentShader: depthFragment, uniforms: own };
    depthMaterials.set(message.name, new THREE.RawShaderMaterial(depth));
  }
  for (const [name, base64] of Object.entries(message.attributes)) {
    const values = floats(base64);
    const old = mesh.geometry.getAttribute(name) as THREE.BufferAttribute | undefined;
    if (old) old.copyArray(values).needsUpdate = true;
    else mesh.geometry.setAttribute(name, new THREE.BufferAttribute(values, name === "relief" ? 1 : 3));
  }
  const { look } = message;
  const set = mesh.material.uniforms;
  set.plainColour.value = look.kind === "plain" ? look.colour : [1, 1, 1];
  set.skinColour.value = look.kind === "body" ? look.skin : [1, 1, 1];
  set.clothColour.value = look.kind === "body" ? look.cloth : [1, 1, 1];
  set.hairColour.value = look.kind === "body" ? look.hair : [1, 1, 1];
  set.wears.value = look.kind === "body" ? [1, look.top ? 1 : 0] : [0, 0];
  mesh.visible = true;
}

export function hideMesh(name: string): void {
  const mesh = meshes.get(name);
  if (mesh) mesh.visible = false;
}

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

interface Targets { key: string; pass: THREE.WebGLRenderTarget; sum: THREE.WebGLRenderTarget; shadow: THREE.WebGLRenderTarget }
let targets: Targets | undefined;
function targetsFor({ width, height, shadowPixels }: ShotMessage): Targets {
  const key = `${width}x${height}x${shadowPixels}`;
  if (targets?.key === key) return targets;
  for (const old of targets ? [targets.pass, targets.sum, targets.shadow] : []) old.dispose();
  const plain = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
  const pass = new THREE.WebGLRenderTarget(width, height, { ...plain, type: THREE.HalfFloatType });
  const sum = new THREE.WebGLRenderTarget(width, height, { ...plain, type: THREE.FloatType, depthBuffer: false });
  const shadow = new THREE.WebGLRenderTarget(shadowPixels, shadowPixels, plain);
  shadow.depthTexture = new THREE.DepthTexture(shadowPixels, shadowPixels, THREE.FloatType);
  renderer.setSize(width, height, false);
  return (targets = { key, pass, sum, shadow });
}

/** Draws what was set and gives the picture as a base64 PNG. */
export async function shoot(shot: ShotMessage): Promise<string> {
  const { pass, sum, shadow } = targetsFor(shot);
  const draw = (target: THREE.WebGLRenderTarget | null, what: THREE.Scene) => {
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(what, camera);
  };
  Object.assign(uniforms.eyeTowards, { value: shot.eyeTowards });
  uniforms.eyePosition.value = shot.eyePosition;
  uniforms.perspective.value = shot.perspective ? 1 : 0;
  uniforms.shadowTexel.value = 1 / shot.shadowPixels;
  uniforms.glow.value = shot.glow.at;
  uniforms.glowColour.value = shot.glow.colour;
  uniforms.strength.value = shot.glow.strength;
  // The very first pass into new targets comes out blank, so each shot begins with one that does not count.
  [shot.lights[0], ...shot.lights].forEach((light, i) => {
    if (i === 1) {
      renderer.setRenderTarget(sum);
      renderer.clear();
    }
    uniforms.lightTowards.value = light.towards;
    uniforms.lightColour.value = light.colour;
    uniforms.toView.value = new THREE.Matrix4().fromArray(light.toLight);
    uniforms.depthFromLight.value = null;
    for (const [name, mesh] of meshes) Object.assign(mesh, { saved: mesh.material, material: depthMaterials.get(name)! });
    draw(shadow, scene);
    for (const mesh of meshes.values()) mesh.material = (mesh as unknown as { saved: THREE.RawShaderMaterial }).saved;
    uniforms.toLight.value = uniforms.toView.value;
    uniforms.toView.value = new THREE.Matrix4().fromArray(light.toView);
    uniforms.depthFromLight.value = shadow.depthTexture;
    draw(pass, scene);
    screen.material = accumulate;
    accumulate.uniforms.source.value = pass.texture;
    renderer.setRenderTarget(sum);
    renderer.render(screenScene, camera);
  });
  screen.material = finish;
  finish.uniforms.source.value = sum.texture;
  finish.uniforms.exposure.value = shot.exposure;
  finish.uniforms.background.value = shot.background;
  draw(null, screenScene);
  const blob = await new Promise<Blob>((done) => renderer.domElement.toBlob((b) => done(b!), "image/png"));
  const picture = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let i = 0; i < picture.length; i += 8192) text += String.fromCharCode(...picture.subarray(i, i + 8192));
  return btoa(text);
}
