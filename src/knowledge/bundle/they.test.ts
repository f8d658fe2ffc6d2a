import { describe, expect, test } from 'vitest'
import { ofThem } from './they.ts'
import { projectContent } from '../check/project-content.ts'

describe('a text to the person in pain, said of them to who answers for them', () => {
  test.each([
    ['Do you have a fever, or feel ill?', 'Do they have a fever, or feel ill?'],
    ['Yes, all the time, whatever I do', 'Yes, all the time, whatever they do'],
    ['I am sick, and I was before', 'They are sick, and they were before'],
    ['What bit or stung you?', 'What bit or stung them?'],
    ['It wakes you at night', 'It wakes them at night'],
    ['See a doctor if it limits you.', 'See a doctor if it limits them.'],
    ['Your neck feels stiff. You feel sick', 'Their neck feels stiff. They feel sick'],
    ['Get up slowly before you cough.', 'Get up slowly before they cough.'],
    [
      'Call 112 (or your local emergency number) if you faint.',
      'Call 112 (or your local emergency number) if they faint.',
    ],
    ['If you think of harming yourself, call 112.', 'If they think of harming themselves, call 112.'],
    ['Have you noticed that your neck swells?', 'Have you noticed that their neck swells?'],
    ['Do not let anybody sit you up.', 'Do not let anybody sit them up.'],
    ['Keep a diary of what sets you back.', 'Keep a diary of what sets them back.'],
    ['It drives you out of bed', 'It drives them out of bed'],
    ['Did you, or somebody near you, have it?', 'Did they, or somebody near them, have it?'],
    [
      'You can treat this at home. See a doctor if you limp.',
      'You can treat this at home. See a doctor if they limp.',
    ],
    ['You can treat this yourself first.', 'You can treat this yourself first.'],
    [
      'Are there spots on your legs that stay when you press them?',
      'Are there spots on their legs that stay when you press them?',
    ],
    ['Fever', 'Fever'],
  ])('%s', (text, said) => expect(ofThem(text)).toBe(said))

  test('no question and no answer speaks to the reader any more, and none says "they" where "them" belongs', () => {
    const { steps, findings } = projectContent()
    const texts = new Set([
      ...steps.flatMap(({ value: { question, why, hint = '' } }) => [question, why, hint]),
      ...findings.flatMap(({ value: { label, present, absent = '' } }) => [label, present, absent]),
    ])
    const wrong = [...texts]
      .map((text) => ofThem(text))
      .filter((text) => {
        const plain = text.replaceAll(
          /your (?:local )?emergency number|have you noticed|when you press/gi,
          '',
        )
        return (
          /\b(?:I|me|my|you|your|yours)\b/.test(plain) ||
          /\b(?:to|of|for|with|wakes|makes|sits?|sets?|drives) they\b|\b(?:did|do|are|have) them,/i.test(
            plain,
          )
        )
      })
    expect(wrong).toEqual([])
  })
})
