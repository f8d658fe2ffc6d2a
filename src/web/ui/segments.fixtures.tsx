import { useState } from 'react'
import { LONG_TEXT, type ComponentFixtures } from './fixtures.ts'
import { Segments } from './segments.tsx'

const UNITS = ['kg', 'lb']

function Switched({ name, labels = UNITS }: { name: string; labels?: string[] }) {
  const [chosen, setChosen] = useState(labels[0]!)
  const options = labels.map((label) => ({ value: label, label }))
  return (
    <Segments legend="Unit of weight" name={name} options={options} chosen={chosen} onChoose={setChosen} />
  )
}

export const segmentsFixtures: ComponentFixtures = {
  component: 'Segments',
  use: 'Two or three short options, one of which always holds.',
  states: [
    { state: 'two', shown: <Switched name="two" /> },
    { state: 'three', shown: <Switched name="three" labels={['kg', 'lb', 'stone']} /> },
    { state: 'long text', shown: <Switched name="long-segments" labels={['kg', LONG_TEXT]} /> },
    { state: 'focus', look: 'focus', shown: <Switched name="focused-segments" /> },
    { state: 'dark', look: 'dark', shown: <Switched name="dark-segments" /> },
  ],
}
