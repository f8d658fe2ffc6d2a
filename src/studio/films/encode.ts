import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const tags = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];
/** PNG frames are full-range sRGB; films are limited-range BT.709. */
const convert = ["-vf", "scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p"];

/** A film is short enough to be one group of pictures: a new one in its middle shows as a twitch. */
const oneGroup = ["-g", "600", "-keyint_min", "600"];

/** Makes the WebM (VP9) and the MP4 (H.264) of numbered PNG frames. @param frames pattern like "/folder/%04d.png" */
export function encodeFilm(frames: string, framesPerSecond: number, target: URL): void {
  const input = ["-v", "error", "-y", "-framerate", String(framesPerSecond), "-i", frames, ...convert];
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "38", "-b:v", "0", "-deadline", "good", "-cpu-used", "5", "-row-mt", "1", ...oneGroup];
  const h264 = ["-c:v", "libx264", "-crf", "27", "-preset", "fast", "-tune", "animation", ...oneGroup, "-movflags", "+faststart"];
  execFileSync("ffmpeg", [...input, ...vp9, ...tags, fileURLToPath(`${target.href}.webm`)]);
  execFileSync("ffmpeg", [...input, ...h264, ...tags, fileURLToPath(`${target.href}.mp4`)]);
}
