import { useState } from 'react'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'
import { SearchField } from './search-field.tsx'

function Searched({ hint = 'For example: knee', startWith = '' }: { hint?: string; startWith?: string }) {
  const [typed, setTyped] = useState(startWith)
  return <SearchField label="Search the places" hint={hint} value={typed} onType={setTyped} />
}

export const searchFieldFixtures: ComponentFixtures = {
  component: 'SearchField',
  use: 'Finds words in what the page already has. How many were found is said beside it, in an output.',
  states: [
    { state: 'empty', shown: <Searched /> },
    { state: 'typed', shown: <Searched startWith="shoulder blade" /> },
    { state: 'long text', shown: <Searched hint={LONG_TEXT} startWith={LONG_TEXT} /> },
    { state: 'focus', look: 'focus', shown: <Searched /> },
    { state: 'dark', look: 'dark', shown: <Searched /> },
  ],
}
