import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import type { MeshMessage, ShotMessage } from "./messages.ts";

/** Chromium from CHROMIUM_PATH, or the first one on PATH. @throws when there is none */
function findChromium(): string {
  const onPath = (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => ["chromium", "chromium-browser", "google-chrome"].map((name) => join(folder, name)));
  for (const file of [process.env["CHROMIUM_PATH"], ...onPath]) {
    if (!file) continue;
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  throw new Error("Chromium not found: install it, or set CHROMIUM_PATH to its executable");
}

/** A browser page with the stage in it. */
export interface Renderer {
  setMesh(message: MeshMessage): Promise<void>;
  hideMesh(name: string): Promise<void>;
  /** The picture as PNG bytes. */
  shoot(message: ShotMessage): Promise<Buffer>;
  close(): Promise<void>;
}

interface StageWindow {
  readonly stage: typeof import("./stage.ts");
}

/** SwiftShader draws in software, so pictures do not depend on the machine's graphics card. */
const flags = ["--no-sandbox", "--disable-gpu-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

export async function openRenderer(): Promise<Renderer> {
  const entry = fileURLToPath(new URL("stage.ts", import.meta.url));
  const bundle = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", globalName: "stage", logLevel: "error" });
  const browser = await chromium.launch({ executablePath: findChromium(), headless: true, args: flags });
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") console.error(`[stage] ${message.text()}`);
  });
  await page.setContent("<!doctype html><body></body>");
  await page.addScriptTag({ content: bundle.outputFiles[0].text });
  return {
    setMesh: (message) => page.evaluate((m) => (window as unknown as StageWindow).stage.setMesh(m), message),
    hideMesh: (name) => page.evaluate((n) => (window as unknown as StageWindow).stage.hideMesh(n), name),
    shoot: async (message) =>
      Buffer.from(await page.evaluate((m) => (window as unknown as StageWindow).stage.shoot(m), message), "base64"),
    close: () => browser.close(),
  };
}
