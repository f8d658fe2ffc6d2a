import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Evidence } from '#engine'
import { readBundles } from '#evaluation/read-bundles'
import { readKnowledge } from '#web/domain/knowledge/knowledge-cache.ts'
import { CauseDetails } from './cause-details.tsx'
import { resultMessages } from './messages.ts'

const bundle = readBundles().find(({ location }) => location.key === 'all_over')!
const knowledge = readKnowledge(bundle, 'all_over')
const dengue = knowledge.conditions.get('dengue_fever')!

const drawn = (findings: readonly string[]) =>
  renderToStaticMarkup(
    <CauseDetails
      condition={dengue}
      knowledge={knowledge}
      evidence={findings.map((finding) => ({ finding }) as Evidence)}
      present={new Set()}
      level="urgent"
    />,
  )

test('a cause says what the signs named for and against it rest on', () => {
  expect(dengue.basis?.cited).toContain('fever')
  const judged = Object.keys(dengue.likelihoods).filter(
    (key) => !dengue.basis?.cited?.includes(key) && !dengue.basis?.banded?.includes(key),
  )
  expect(drawn(['fever', ...judged.slice(0, 3)])).toContain(
    resultMessages.basis({ all: 4, cited: 1, banded: 0 }),
  )
})

test('where no sign is named, nothing is said of what they rest on', () => {
  const [before] = resultMessages.basis({ all: 0, cited: 0, banded: 0 }).split(':')
  expect(drawn([])).not.toContain(before)
})
