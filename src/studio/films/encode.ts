import { execFileSync } from "node:child_process";
import { renameSync, rmSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const tags = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];
/** PNG frames are full-range sRGB; films are limited-range BT.709. */
const convert = ["-vf", "scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p"];

/** A film is short enough to be one group of pictures: a new one in its middle shows as a twitch. */
const oneGroup = ["-g", "600", "-keyint_min", "600"];

/**
 * Has a file written under another name in its folder, which becomes `target` once it is whole: a broken-off encoder must not leave
 * half a film to be committed. What stood at `target` stays when `write` throws or leaves nothing in the file.
 * @param write gets the path to write to; it ends as `target` does, by which encoders know the container
 */
export function writeWhole(target: string, write: (path: string) => void): void {
  const part = target.replace(/(\.\w+)$/, ".part$1");
  try {
    write(part);
    if (statSync(part).size === 0) throw new Error(`nothing was written for ${target}`);
    renameSync(part, target);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Makes the WebM (VP9) and the MP4 (H.264) of numbered PNG frames. @param frames pattern like "/folder/%04d.png" */
export function encodeFilm(frames: string, framesPerSecond: number, target: URL): void {
  const input = ["-v", "error", "-y", "-framerate", String(framesPerSecond), "-i", frames, ...convert];
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "38", "-b:v", "0", "-deadline", "good", "-cpu-used", "5", "-row-mt", "1", ...oneGroup];
  const h264 = ["-c:v", "libx264", "-crf", "27", "-preset", "fast", "-tune", "animation", ...oneGroup, "-movflags", "+faststart"];
  const encode = (codec: readonly string[], end: string) => writeWhole(fileURLToPath(`${target.href}${end}`), (path) => execFileSync("ffmpeg", [...input, ...codec, ...tags, path]));
  encode(vp9, ".webm");
  encode(h264, ".mp4");
}
