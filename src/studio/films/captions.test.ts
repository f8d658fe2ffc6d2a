import { describe, expect, it } from "vitest";
import { captionTimes, timestamp, webVtt } from "./captions.ts";
import { films } from "./scripts.ts";
import { lasts } from "./timeline.ts";

describe("captions", () => {
  it("stay until the next line, a pause or the end", () => {
    const beats = [{ seconds: 0.5 }, { seconds: 2, say: "Lift." }, { seconds: 1 }, { seconds: 1, say: "" }, { seconds: 1.5, say: "Lower." }];
    expect(captionTimes(beats)).toEqual([
      { from: 0.5, until: 3.5, text: "Lift." },
      { from: 4.5, until: 6, text: "Lower." },
    ]);
  });

  it("are written as WebVTT, with what would be markup escaped", () => {
    expect(timestamp(3725.0406)).toBe("01:02:05.041");
    expect(timestamp(59.9996)).toBe("00:01:00.000");
    expect(webVtt([{ from: 0, until: 2.5, text: "Pain < before & after\n  the bend" }])).toBe(
      "WEBVTT\n\n00:00:00.000 --> 00:00:02.500 line:0\nPain &lt; before &amp; after\nthe bend\n",
    );
  });
});

describe.each(films.map((film) => [film.key, film] as const))("the captions of %s", (_, film) => {
  const lines = captionTimes(film.beats);

  it("begin with the film and follow each other", () => {
    expect(lines[0]?.from).toBe(0);
    expect(lines.at(-1)?.until).toBeCloseTo(lasts(film.beats));
  });

  it("can be read in their time: at most 20 characters a second and 84 in all", () => {
    for (const { from, until, text } of lines) {
      expect(text.length, text).toBeLessThanOrEqual(84);
      expect(text.length / (until - from), text).toBeLessThanOrEqual(20);
    }
  });
});
