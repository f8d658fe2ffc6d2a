import { useState } from 'react'
import { Button } from './button.tsx'
import { ErrorNote, FieldError } from './error.tsx'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'

/** It takes the focus as it appears, so it appears when asked for. */
function Attempted({ id, text = 'Choose an answer to go on.' }: { id: string; text?: string }) {
  const [attempts, setAttempts] = useState(0)
  return (
    <>
      {attempts > 0 ? (
        <ErrorNote key={attempts} id={id}>
          {text}
        </ErrorNote>
      ) : null}
      <Button look="secondary" onClick={() => setAttempts(attempts + 1)}>
        Continue without an answer
      </Button>
    </>
  )
}

export const errorNoteFixtures: ComponentFixtures = {
  component: 'ErrorNote',
  use: 'What went wrong with an attempt, above what it is about. Takes the focus when it appears.',
  states: [
    { state: 'when pressed', shown: <Attempted id="attempt" /> },
    { state: 'long text', shown: <Attempted id="long-attempt" text={LONG_TEXT} /> },
    { state: 'dark', look: 'dark', shown: <Attempted id="dark-attempt" /> },
  ],
}

export const fieldErrorFixtures: ComponentFixtures = {
  component: 'FieldError',
  use: 'What is wrong with the field above it, in words that say how to mend it.',
  states: [
    { state: 'usual', shown: <FieldError id="usual-error">Choose your age.</FieldError> },
    { state: 'long text', shown: <FieldError id="long-error">{LONG_TEXT}</FieldError> },
    { state: 'dark', look: 'dark', shown: <FieldError id="dark-error">Choose your age.</FieldError> },
  ],
}
