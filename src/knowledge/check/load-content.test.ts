import { describe, expect, it } from 'vitest'
import { problemsOf } from '../testing/changed-content.ts'
import { exampleContent } from '../testing/example-content.ts'

describe('loading content', () => {
  it('finds nothing wrong with whole content', () => {
    expect(problemsOf()).toEqual([])
  })

  it('says file, line and fix for a misspelt field', () => {
    expect(problemsOf({ 'conditions/thumb-arthritis.yaml': (text) => text.replace('urgency:', 'urgencey:') }))
      .toMatchInlineSnapshot(`
        [
          "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: urgency: Invalid option: expected one of "emergency"|"urgent"|"routine"|"self_care"
            fix: urgency means: The usual level when this is the likeliest cause",
          "content/conditions/thumb-arthritis.yaml:1  thumb_arthritis: Unrecognized key: "urgencey"
            fix: remove urgencey, or correct the spelling; docs/contributing.md lists the fields",
        ]
      `)
  })

  it('says where the text stops being YAML', () => {
    expect(problemsOf({ 'steps/all.yaml': (text) => text.replace('key: onset,', 'key: onset: oh,') }))
      .toMatchInlineSnapshot(`
        [
          "content/steps/all.yaml:3  this is not YAML: missed comma between flow collection entries
            fix: look for a missing quote around text with a colon or comma, or a wrong indent",
        ]
      `)
  })

  it('suggests the nearest key for one that does not exist', () => {
    expect(
      problemsOf({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('red_hot: rarely', 'red_warm: rarely'),
      }),
    ).toMatchInlineSnapshot(`
        [
          "content/conditions/thumb-arthritis.yaml:14  thumb_arthritis: findings.red_warm names red_warm, which is not in content/findings/
            fix: correct the spelling (did you mean red_hot?), or add red_warm to content/findings/",
        ]
      `)
  })

  it('wants a source for every number', () => {
    expect(
      problemsOf({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('swollen: often', 'swollen: 0.62'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/conditions/thumb-arthritis.yaml:12  thumb_arthritis: findings.swollen: write a word of the scale (nearly_always, usually, often, sometimes, seldom, rarely, almost_never, exceptional), { p: 0.62, sources: [key] } for a number from a study, or { p: often, band: [0.3, 0.79], sources: [key] } for a word that lies in a published band
          fix: see this field in src/knowledge/schema/",
      ]
    `)
  })

  it('wants an emergency to be looked at today from a lower probability than it is sent to hospital', () => {
    const problemsWith = (danger: string) =>
      problemsOf({
        'conditions/thumb-arthritis.yaml': (text) =>
          text.replace('urgency: routine', `urgency: routine\ndanger: { ${danger} }`),
      })
    expect(problemsWith('level: emergency, threshold: 0.2, urgent_from: 0.1')).toEqual([])
    expect(problemsWith('level: emergency, threshold: 0.2, urgent_from: 0.2')[0]).toContain('urgent_from')
    expect(problemsWith('level: urgent, threshold: 0.2, urgent_from: 0.1')[0]).toContain('urgent_from')
  })

  it('wants every finding asked, every step used, every source cited', () => {
    expect(
      problemsOf({
        'steps/all.yaml': (text) => text.replace(/.*id: 2.*\n/, ''),
        'sources/all.yaml': (text) =>
          `${text}- { key: lost, title: A lost paper, publisher: Nobody, year: 2001, kind: study, pmid: 5, says: Nothing }`,
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/findings/all.yaml:1  swollen: no step asks for this finding
          fix: make it an option of a step",
        "content/sources/all.yaml:3  lost is used nowhere
          fix: cite it where it is relied on, or remove it",
      ]
    `)
  })

  it('wants a step to offer everybody an answer', () => {
    expect(
      problemsOf({
        'findings/all.yaml': (text) =>
          text.replace('background: sometimes', 'background: sometimes, only_for: { sex: female }'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/steps/all.yaml:2  swelling: every answer is for some people only, so others would see none
          fix: give the step \`ask_if\` rather than its findings \`only_for\`",
      ]
    `)
  })

  it('refuses two questions in the same words', () => {
    expect(
      problemsOf({
        'steps/all.yaml': (text) => text.replace('Is it swollen?', 'Is it red and hot?'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/steps/all.yaml:2  question Is it red and hot? stands also in content/steps/all.yaml:1
          fix: say what it is about: in the list of answers the question stands alone",
      ]
    `)
  })

  it('refuses likelihoods of exclusive options that add up to more than 1', () => {
    expect(
      problemsOf({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('red_hot: rarely', 'sudden: usually'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/conditions/thumb-arthritis.yaml:14  thumb_arthritis: only one of sudden, slow can hold, but together they get 1.65
          fix: lower them so that the options of onset add up to 1 at most",
      ]
    `)
  })

  it('refuses words that say what a person has, and doses', () => {
    expect(
      problemsOf({
        'conditions/thumb-arthritis.yaml': (text) =>
          text.replace('Keep using the hand gently', 'You have a worn joint, take 400 mg'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/conditions/thumb-arthritis.yaml:19  thumb_arthritis: self_care says "You have a worn"
          fix: say what may be, not what the person has: "this can cause", "people with this"",
        "content/conditions/thumb-arthritis.yaml:19  thumb_arthritis: self_care says "400 mg"
          fix: give no doses: only a doctor may prescribe",
      ]
    `)
  })

  it('refuses a self-test answer that the test does not offer', () => {
    expect(
      problemsOf({
        'conditions/thumb-arthritis.yaml': (text) => text.replace('grind_pain: "yes"', 'grind_pain: maybe'),
      }),
    ).toMatchInlineSnapshot(`
        [
          "content/conditions/thumb-arthritis.yaml:21  thumb_arthritis: grind_pain has no answer maybe
            fix: use one of yes, no",
        ]
      `)
  })

  it('refuses the same key twice', () => {
    expect(problemsOf({ 'care/again.yaml': () => exampleContent['care/all.yaml']! })).toMatchInlineSnapshot(`
      [
        "content/care/all.yaml:1  key thumb_xray stands also in content/care/again.yaml:1
          fix: use the existing entry, or give this one another key",
      ]
    `)
  })
})
