import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileBundles, compileLocations } from '../compile/bundles.ts'
import { loadContent } from './load-content.ts'
import { describeProblem } from '../content/problem.ts'
import { exampleContent as valid, writeContent } from '../testing/example-content.ts'

let folder: string
const write = (files: Record<string, string>) => writeContent(files, folder)
const problems = (change: Record<string, (text: string) => string> = {}) => {
  write(Object.fromEntries(Object.entries(change).map(([file, edit]) => [file, edit(valid[file] ?? '')])))
  return loadContent(folder).problems.map(describeProblem)
}

beforeEach(() => {
  folder = writeContent(valid)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('loading content', () => {
  it('finds nothing wrong with whole content', () => {
    expect(problems()).toEqual([])
  })

  it('says file, line and mend for a misspelt field', () => {
    expect(problems({ 'conditions/thumb-arthritis.yaml': (text) => text.replace('urgency:', 'urgencey:') }))
      .toMatchInlineSnapshot(`
        [
          "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: urgency: Invalid option: expected one of "emergency"|"urgent"|"routine"|"self_care"
            mend: urgency means: The usual level when this is the likeliest cause",
          "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: Unrecognized key: "urgencey"
            mend: remove urgencey, or correct the spelling; docs/contributing.md lists the fields",
        ]
      `)
  })

  it('says where the text stops being YAML', () => {
    expect(problems({ 'steps/all.yaml': (text) => text.replace('key: onset,', 'key: onset: oh,') }))
      .toMatchInlineSnapshot(`
        [
          "content/steps/all.yaml:3  this is not YAML: Block collections are not allowed within flow collections at line 3, column 17:
            mend: look for a missing quote around text with a colon or comma, or a wrong indent",
        ]
      `)
  })

  it('suggests the nearest key for one that does not exist', () => {
    expect(
      problems({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('red_hot: rarely', 'red_warm: rarely'),
      }),
    ).toMatchInlineSnapshot(`
        [
          "content/conditions/thumb-arthritis.yaml:14  thumb_arthritis: findings.red_warm names red_warm, which is not in content/findings/
            mend: correct the spelling (did you mean red_hot?), or add red_warm to content/findings/",
        ]
      `)
  })

  it('wants a source for every number', () => {
    expect(
      problems({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('swollen: often', 'swollen: 0.62'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: findings.swollen: write a word of the scale (nearly_always, usually, often, sometimes, seldom, rarely, almost_never, exceptional), or { p: 0.62, sources: [key] } for a number from a study
          mend: see this field in src/knowledge/schema/",
      ]
    `)
  })

  it('wants an emergency to be looked at today from a lower probability than it is sent to hospital', () => {
    const problemsWith = (danger: string) =>
      problems({
        'conditions/thumb-arthritis.yaml': (text) =>
          text.replace('urgency: routine', `urgency: routine\ndanger: { ${danger} }`),
      })
    expect(problemsWith('level: emergency, threshold: 0.2, urgent_from: 0.1')).toEqual([])
    expect(problemsWith('level: emergency, threshold: 0.2, urgent_from: 0.2')[0]).toContain('urgent_from')
    expect(problemsWith('level: urgent, threshold: 0.2, urgent_from: 0.1')[0]).toContain('urgent_from')
  })

  it('wants every finding asked, every step used, every source cited', () => {
    expect(
      problems({
        'steps/all.yaml': (text) => text.replace(/.*id: 2.*\n/, ''),
        'sources/all.yaml': (text) =>
          `${text}- { key: lost, title: A lost paper, publisher: Nobody, year: 2001, kind: study, pmid: 5, says: Nothing }`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/findings/all.yaml:1  swollen: no step asks for this finding
          mend: make it an option of a step",
        "content/sources/all.yaml:3  lost is used nowhere
          mend: cite it where it is relied on, or remove it",
      ]
    `)
  })

  it('wants lay words to name findings, to say enough, and to mean one answer of a question', () => {
    expect(
      problems({
        'phrases/all.yaml': (text) =>
          `${text
            .replace('came out of the blue', 'came suddenly, it started')
            .replace('crept up over weeks', 'suddenly came')}- { key: lost, say: [something lost] }\n`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/phrases/all.yaml:3  sudden: "it started" is too little to tell what is meant
          mend: add a word, or take words as they stand with "=", such as "=had =a fall"",
        "content/phrases/all.yaml:4  slow: "suddenly came" also means sudden, at the same question
          mend: leave it to one of them, or say more",
        "content/phrases/all.yaml:5  lost: there is no finding lost
          mend: name the finding that is meant, or remove it",
      ]
    `)
  })

  it('wants words of places to name places', () => {
    const [problem] = problems({ 'place-words.yaml': (text) => text.replace('near: []', 'near: [lost]') })
    expect(problem).toContain('thumb: there is no place lost')
  })

  it('wants a step to offer everybody an answer', () => {
    expect(
      problems({
        'findings/all.yaml': (text) =>
          text.replace('background: sometimes', 'background: sometimes, only_for: { sex: female }'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/steps/all.yaml:2  swelling: every answer is for some people only, so others would see none
          mend: give the step \`ask_if\` rather than its findings \`only_for\`",
      ]
    `)
  })

  it('refuses two questions in the same words', () => {
    expect(
      problems({
        'steps/all.yaml': (text) => text.replace('Is it swollen?', 'Is it red and hot?'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/steps/all.yaml:2  question Is it red and hot? stands also in content/steps/all.yaml:1
          mend: say what it is about: in the list of answers the question stands alone",
      ]
    `)
  })

  it('refuses likelihoods of exclusive options that add up to more than 1', () => {
    expect(
      problems({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('red_hot: rarely', 'sudden: usually'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/conditions/thumb-arthritis.yaml:14  thumb_arthritis: only one of sudden, slow can hold, but together they get 1.65
          mend: lower them so that the options of onset add up to 1 at most",
      ]
    `)
  })

  it('refuses words that say what a person has, and doses', () => {
    expect(
      problems({
        'conditions/thumb-arthritis.yaml': (text) =>
          text.replace('Keep using the hand gently', 'You have a worn joint, take 400 mg'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/conditions/thumb-arthritis.yaml:19  thumb_arthritis: self_care says "You have a worn"
          mend: say what may be, not what the person has: "this can cause", "people with this"",
        "content/conditions/thumb-arthritis.yaml:19  thumb_arthritis: self_care says "400 mg"
          mend: give no doses: only a doctor may prescribe",
      ]
    `)
  })

  it('refuses a self-test answer that the test does not offer', () => {
    expect(
      problems({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('grind_pain: "yes"', 'grind_pain: maybe'),
      }),
    ).toMatchInlineSnapshot(`
        [
          "content/conditions/thumb-arthritis.yaml:21  thumb_arthritis: grind_pain has no answer maybe
            mend: use one of yes, no",
        ]
      `)
  })

  it('wants every action of a red flag to exist, and every action named', () => {
    expect(problems({ 'red-flags/all.yaml': (text) => text.replace('[doctor_today]', '[see_doctor_today]') }))
      .toMatchInlineSnapshot(`
      [
        "content/actions.yaml:1  doctor_today is used nowhere
          mend: name it under do of a red flag, or remove it",
        "content/red-flags/all.yaml:6  hot_thumb: do.0 names see_doctor_today, which is not in content/actions.yaml
          mend: correct the spelling (did you mean doctor_today?), or add see_doctor_today to content/actions.yaml",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says where
          mend: give the rule where, or name an action that has it",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says how_fast
          mend: give the rule how_fast, or name an action that has it",
      ]
    `)
  })

  it('wants an emergency to say how one gets to hospital', () => {
    const emergency = (more: string) => ({
      'red-flags/all.yaml': (text: string) => text.replace('level: urgent', `level: emergency${more}`),
    })
    expect(problems(emergency(''))).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:6  hot_thumb: nothing says how they get to hospital
          mend: give the rule transport: ambulance or own",
      ]
    `)
    expect(problems(emergency('\n  transport: ambulance'))).toEqual([])
  })

  it('wants a red flag to say where and how fast, and to leave out what its action says', () => {
    expect(
      problems({
        'red-flags/all.yaml': (text) => text.replace('[doctor_today]', '[See a hand doctor.]'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/actions.yaml:1  doctor_today is used nowhere
          mend: name it under do of a red flag, or remove it",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says where
          mend: give the rule where, or name an action that has it",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says how_fast
          mend: give the rule how_fast, or name an action that has it",
      ]
    `)
    expect(
      problems({
        'red-flags/all.yaml': (text) => text.replace('because:', 'where: Any doctor\n  because:'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:7  hot_thumb: its action says the same where
          mend: leave it out here",
      ]
    `)
  })

  it('wants a sentence that says what an action or another red flag says to be named', () => {
    expect(
      problems({
        'red-flags/all.yaml': (text) => {
          const rule = text.replace('[doctor_today]', '[doctor_today, See a doctor today., Keep it cool.]')
          return `${rule}\n${rule.replace('hot_thumb', 'cold_thumb')}`
        },
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:6  hot_thumb: an action says this: See a doctor today.
          mend: write doctor_today",
        "content/red-flags/all.yaml:16  cold_thumb: an action says this: See a doctor today.
          mend: write doctor_today",
        "content/red-flags/all.yaml:16  cold_thumb: hot_thumb says the same: Keep it cool.
          mend: give the sentence a key in content/actions.yaml and name that in both",
      ]
    `)
  })

  it('wants a line of what to do to be a key or a whole sentence', () => {
    expect(
      problems({ 'red-flags/all.yaml': (text) => text.replace('[doctor_today]', '[see a doctor today]') }),
    ).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:6  hot_thumb: do.0: name an action of actions.yaml, or write a whole sentence
          mend: do means: What to do now, in this order: actions of actions.yaml, or a sentence of its own",
      ]
    `)
  })

  it('judges the words of an action once, where they stand', () => {
    expect(
      problems({ 'actions.yaml': (text) => text.replace('See a doctor today.', 'You have a torn tendon.') }),
    ).toMatchInlineSnapshot(`
      [
        "content/actions.yaml:1  doctor_today: do says "You have a torn"
          mend: say what may be, not what the person has: "this can cause", "people with this"",
      ]
    `)
  })

  it('refuses the same key twice', () => {
    cpSync(join(folder, 'care/all.yaml'), join(folder, 'care/again.yaml'))
    expect(problems()).toMatchInlineSnapshot(`
      [
        "content/care/all.yaml:1  key thumb_xray stands also in content/care/again.yaml:1
          mend: use the existing entry, or give this one another key",
      ]
    `)
  })
})

describe('compiling', () => {
  const compile = () => compileBundles(loadContent(folder).content, { filmOf: () => null })

  it('makes one bundle for each covered location, with what it needs and no more', () => {
    const [bundle, ...others] = compile()
    expect(others).toEqual([])
    expect(bundle!.steps.map(({ key }) => key)).toEqual(['danger', 'swelling', 'onset'])
    expect(bundle!.findings.find(({ key }) => key === 'red_hot')!.background).toBe(0.03)
    expect(bundle!.conditions[0]).toMatchObject({
      prior: { per1000: 600, sexTimes: { female: 2 }, ageTimes: [{ min: 0, max: 30, times: 0.05 }] },
      likelihoods: { swollen: 0.5, slow: 0.9, red_hot: 0.03 },
      basis: { prior: 'cited', findings: { swollen: 'judged', slow: 'cited' } },
      selfTests: { grind: { grind_pain: { agrees: ['yes'], p: 0.5, background: 0.25 } } },
    })
    expect(bundle!.sources.map(({ url }) => url)).toEqual([
      'https://example.org/guide',
      'https://pubmed.ncbi.nlm.nih.gov/123/',
    ])
  })

  it('gives a red flag the words of its actions, and its own where it says otherwise', () => {
    const rule = valid['red-flags/all.yaml']!.replace(
      '[doctor_today]',
      '[doctor_today, Keep it cool.]\n  how_fast: Within hours',
    )
    write({ 'red-flags/all.yaml': rule })
    expect(compile()[0]!.redFlags[0]).toMatchObject({
      do: 'See a doctor today. Keep it cool.',
      where: 'Any doctor',
      howFast: 'Within hours',
    })
  })

  it('changes the version with the content and only then', () => {
    const before = compile()[0]!.version
    expect(compile()[0]!.version).toBe(before)
    write({ 'findings/all.yaml': valid['findings/all.yaml']!.replace('Red and hot', 'Red and warm') })
    expect(compile()[0]!.version).not.toBe(before)
  })

  it('says of every location whether it is covered', () => {
    expect(compileLocations(loadContent(folder).content).map(({ key, covered }) => [key, covered])).toEqual([
      ['thumb', true],
      ['toe', false],
    ])
  })
})
