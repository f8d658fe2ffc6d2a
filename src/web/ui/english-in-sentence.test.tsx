import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

test('in another language, what is English says so wherever the sentence has it', async () => {
  vi.resetModules()
  vi.stubGlobal('LANGUAGE_OF_PAGES', { tag: 'hi', name: 'हिन्दी', direction: 'ltr', base: '/hi' })
  const { EnglishInSentence } = await import('./english-in-sentence.tsx')
  const said = renderToStaticMarkup(
    <EnglishInSentence
      sentence={(by, what) => `${what}: ${by} ने जाँचा`}
      words={['A reader', 'two studies']}
    />,
  )
  vi.resetModules()
  expect(said).toBe('<span lang="en">two studies</span>: <span lang="en">A reader</span> ने जाँचा')
})

test('in English it is a plain sentence', async () => {
  const { EnglishInSentence } = await import('./english-in-sentence.tsx')
  expect(
    renderToStaticMarkup(<EnglishInSentence sentence={(name) => `Name: ${name}`} words={['gout']} />),
  ).toBe('Name: gout')
})
