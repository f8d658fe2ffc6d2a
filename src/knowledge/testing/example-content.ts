import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A whole, tiny, valid content folder; tests break one thing in it. */
export const exampleContent: Record<string, string> = {
  'locations.yaml': `
- { id: 1, key: thumb, name: Thumb, anatomical: Pollex, group: Hand, includes: The thumb, screen: [danger] }
- { id: 2, key: toe, name: Toe, anatomical: Hallux, group: Foot, includes: The big toe, screen: [] }
`,
  'findings/all.yaml': `
- { key: swollen, label: It is swollen, present: It is swollen, absent: It is not swollen, background: sometimes }
- { key: red_hot, label: Red and hot, present: It is red and hot, absent: It is not red, background: seldom, background_at: { thumb: rarely } }
- { key: sudden, label: Suddenly, present: It came suddenly, background: sometimes }
- { key: slow, label: Slowly, present: It came slowly, background: usually }
`,
  'steps/all.yaml': `
- { id: 1, key: danger, question: Is it red and hot?, why: It may be infected., kind: yes_no, options: [red_hot] }
- { id: 2, key: swelling, question: Is it swollen?, why: It tells causes apart., kind: yes_no, options: [swollen] }
- { id: 3, key: onset, question: How did it start?, why: It tells causes apart., kind: single, options: [sudden, slow] }
`,
  'actions.yaml': `
- { key: doctor_today, do: See a doctor today., where: Any doctor, how_fast: Today }
`,
  'red-flags/all.yaml': `
- key: hot_thumb
  locations: all
  level: urgent
  when: { any: [red_hot] }
  title: A red, hot thumb
  do: [doctor_today]
  because: It may be an infection
  sources: [guide-2020]
`,
  'gaps.yaml': `[]`,
  'old-pain.yaml': `[]`,
  'phrases/all.yaml': `
- { key: swollen, say: [thumb swollen, puffed up] }
- { key: red_hot, say: [red and hot], deny: [not red at all] }
- { key: sudden, say: [came out of the blue] }
- { key: slow, say: [crept up over weeks] }
`,
  'same-words.yaml': `
- { key: swollen, words: [swelling, puffy] }
`,
  'danger-words.yaml': `
- { key: spreading, words: [redness spreading], ask: [red_hot], say: { title: You wrote that redness spreads, text: See a doctor today., call: false } }
`,
  'place-words.yaml': `[{ key: thumb, name: thumb, words: [thumb hurts], near: [] }]`,
  'joined-options.yaml': `[{ key: same, because: To a doctor it means the same., findings: [red_hot] }]`,
  'self-tests/all.yaml': `
- key: grind
  id: 1
  name: Thumb grind
  locations: [thumb]
  purpose: Shows whether the joint hurts
  minutes: 1
  instructions: [Hold the thumb, Turn it gently]
  stop_if: [It hurts a lot]
  not_if: { any: [red_hot], say: [Do not do it with a hot joint] }
  questions: [{ key: grind_pain, question: Did it hurt?, negative: [no], options: [{ key: yes, label: Yes it did }, { key: no, label: No it did not }] }]
  meaning: Pain here can point to a worn joint at the base of the thumb.
  evidence: { strength: weak, note: Little studied at home, sources: [study-2019] }
`,
  'care/all.yaml': `
- { key: thumb_xray, kind: test, category: imaging, name: X-ray, what: A picture of bones, shows: Wear of the joint, expect: It takes minutes, sources: [guide-2020] }
`,
  'sources/all.yaml': `
- { key: guide-2020, title: A guideline, publisher: An institute, year: 2020, kind: guideline, url: "https://example.org/guide", says: What to do }
- { key: study-2019, title: A study, publisher: "Somebody, A journal", year: 2019, kind: study, pmid: 123, says: How often }
`,
  'conditions/thumb-arthritis.yaml': `
key: thumb_arthritis
name: Worn thumb joint
medical_name: Osteoarthritis of the first carpometacarpal joint
codes: { icd10: M18, icd11: FA02 }
description: The joint at the base of the thumb has worn thin and hurts when used.
age: { min: 40, max: 110 }
sex: any
weight_kg: { min: 0, max: 400 }
locations:
  thumb: { prior: { per_1000: 600, sources: [study-2019] }, sex_times: { female: more }, age_times: [{ from: 0, to: 30, times: hardly_ever }] }
findings:
  swollen: often
  slow: { p: 0.9, sources: [study-2019] }
  red_hot: rarely
urgency: routine
see: A doctor within some weeks
tests: [{ care: thumb_xray, note: Only if unclear }]
treatments: []
self_care: [Keep using the hand gently]
get_help: [It becomes red and hot]
self_tests: { grind: { grind_pain: "yes" } }
neighbours: []
sources: [guide-2020, study-2019]
written: 2026-01-01
`,
}

/** Writes files into a content folder, in a new one without a folder given. Returns the folder. */
export function writeContent(
  files: Record<string, string>,
  folder = mkdtempSync(join(tmpdir(), 'content-')),
): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text.trimStart())
  }
  return folder
}
