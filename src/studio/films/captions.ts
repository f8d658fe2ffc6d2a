import { type Beat, lasts } from "./timeline.ts";

/** A line of captions; seconds from the start of the film. */
export interface Caption {
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

/** The lines of a film's beats, each shown until the next line or the end. */
export function captionTimes(beats: readonly Beat[]): Caption[] {
  const spoken = beats.flatMap(({ say }, i) => (say === undefined ? [] : [{ from: lasts(beats.slice(0, i)), text: say.trim() }]));
  return spoken
    .map(({ from, text }, i) => ({ from, until: spoken[i + 1]?.from ?? lasts(beats), text }))
    .filter(({ from, until, text }) => text !== "" && until > from);
}

/** Seconds as WebVTT writes them, hh:mm:ss.ttt. */
export function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, "0")}`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/\s*\n\s*/g, "\n");

/** A WebVTT file in English. */
export const webVtt = (captions: readonly Caption[]): string =>
  ["WEBVTT", ...captions.map(({ from, until, text }) => `${timestamp(from)} --> ${timestamp(until)} line:0\n${escaped(text)}`)].join("\n\n") + "\n";
