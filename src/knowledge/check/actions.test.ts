import { describe, expect, it } from 'vitest'
import { problemsOf } from '../testing/changed-content.ts'

describe('what a red flag says to do', () => {
  it('wants every action of a red flag to exist, and every action named', () => {
    expect(
      problemsOf({ 'red-flags/all.yaml': (text) => text.replace('[doctor_today]', '[see_doctor_today]') }),
    ).toMatchInlineSnapshot(`
      [
        "content/actions.yaml:1  doctor_today is used nowhere
          fix: name it under do of a red flag, or remove it",
        "content/red-flags/all.yaml:6  hot_thumb: do.0 names see_doctor_today, which is not in content/actions.yaml
          fix: correct the spelling (did you mean doctor_today?), or add see_doctor_today to content/actions.yaml",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says where
          fix: give the rule where, or name an action that has it",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says how_fast
          fix: give the rule how_fast, or name an action that has it",
      ]
    `)
  })

  it('wants an emergency to say how one gets to hospital', () => {
    const emergency = (more: string) => ({
      'red-flags/all.yaml': (text: string) => text.replace('level: urgent', `level: emergency${more}`),
    })
    expect(problemsOf(emergency(''))).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:6  hot_thumb: nothing says how they get to hospital
          fix: give the rule transport: ambulance or own",
      ]
    `)
    expect(problemsOf(emergency('\n  transport: ambulance'))).toEqual([])
  })

  it('wants a red flag to say where and how fast, and to leave out what its action says', () => {
    expect(
      problemsOf({
        'red-flags/all.yaml': (text) => text.replace('[doctor_today]', '[See a hand doctor.]'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/actions.yaml:1  doctor_today is used nowhere
          fix: name it under do of a red flag, or remove it",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says where
          fix: give the rule where, or name an action that has it",
        "content/red-flags/all.yaml:6  hot_thumb: no action it names says how_fast
          fix: give the rule how_fast, or name an action that has it",
      ]
    `)
    expect(
      problemsOf({
        'red-flags/all.yaml': (text) => text.replace('because:', 'where: Any doctor\n  because:'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:7  hot_thumb: its action says the same where
          fix: leave it out here",
      ]
    `)
  })

  it('wants a sentence that says what an action or another red flag says to be named', () => {
    expect(
      problemsOf({
        'red-flags/all.yaml': (text) => {
          const rule = text.replace('[doctor_today]', '[doctor_today, See a doctor today., Keep it cool.]')
          return `${rule}\n${rule.replace('hot_thumb', 'cold_thumb')}`
        },
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:6  hot_thumb: an action says this: See a doctor today.
          fix: write doctor_today",
        "content/red-flags/all.yaml:16  cold_thumb: an action says this: See a doctor today.
          fix: write doctor_today",
        "content/red-flags/all.yaml:16  cold_thumb: hot_thumb says the same: Keep it cool.
          fix: give the sentence a key in content/actions.yaml and name that in both",
      ]
    `)
  })

  it('wants a line of what to do to be a key or a whole sentence', () => {
    expect(
      problemsOf({ 'red-flags/all.yaml': (text) => text.replace('[doctor_today]', '[see a doctor today]') }),
    ).toMatchInlineSnapshot(`
      [
        "content/red-flags/all.yaml:6  hot_thumb: do.0: name an action of actions.yaml, or write a whole sentence
          fix: do means: What to do now, in this order: actions of actions.yaml, or a sentence of its own",
      ]
    `)
  })

  it('judges the words of an action once, where they stand', () => {
    expect(
      problemsOf({
        'actions.yaml': (text) => text.replace('See a doctor today.', 'You have a torn tendon.'),
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/actions.yaml:1  doctor_today: do says "You have a torn"
          fix: say what may be, not what the person has: "this can cause", "people with this"",
      ]
    `)
  })
})
