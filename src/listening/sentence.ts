/** The sentence round a part of the text, and what stands in it before and after. */
export function around(
  text: string,
  from: number,
  to: number,
): { sentence: string; before: string; after: string } {
  const before = text
    .slice(0, from)
    .split(/[.!?;\n]\s/)
    .at(-1)!
  const after = text.slice(to).split(/[.!?;\n](?:\s|$)/)[0]!
  return { sentence: before + text.slice(from, to) + after, before, after }
}

/** What stands between two commas or "and"s, round a part of the text that is left out itself. */
export function partOf(before: string, after: string): string {
  return before.split(/,| and /).at(-1)! + after.split(/,| and /)[0]!
}

/** Words of a pain, or of the trouble that somebody tells of. */
export const PAIN =
  /\b(?:pain\w*|ache\w*|aching|hurt\w*|sore\w*|agony|stiff\w*|swell\w*|swollen|cramp\w*|throb\w*|burn\w*|numb\w*|tingl\w*|head\w*|migraine\w*|it|this|lump\w*|attacks?|trouble)\b/i
