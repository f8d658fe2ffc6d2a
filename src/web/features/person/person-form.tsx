import { useRef, useState, type FormEvent } from 'react'
import type { Sex } from '#engine'
import { ageBandNamed, type AgeBandKey } from '#web/domain/consultation/age-bands.ts'
import type { Consultation } from '#web/domain/consultation/consultation.ts'
import { readWeight, type ReadWeight } from '#web/domain/consultation/weight.ts'
import { StrengthField } from '#web/features/place/strength-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { AgeField } from './age-field.tsx'
import { personMessages } from './messages.ts'
import { SexField } from './sex-field.tsx'
import { initialWeightUnit, WeightField } from './weight-field.tsx'
import styles from './person-form.module.css'

export interface AboutPerson {
  sex?: Sex
  ageBand: AgeBandKey
  weightKg: number | null
  /** Of the pain, 0 to 10; null when left open. */
  strength: number | null
}

interface PersonFormProps {
  consultation: Consultation
  asksSex: boolean
  onDone: (about: AboutPerson) => void
}

type Wrong = { field: 'sex' | 'age' } | { field: 'weight'; because: 'not_a_number' | 'out_of_range' }

interface Failure {
  wrong: Wrong
  attempt: number
  isCorrected: boolean
}

const FIELD_OF: Readonly<Record<string, Wrong['field']>> = {
  sex: 'sex',
  age: 'age',
  weight: 'weight',
  unit: 'weight',
}

export function PersonForm({ consultation, asksSex, onDone }: PersonFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const attempts = useRef(0)
  const [strength, setStrength] = useState(consultation.mark.strength)
  // Told beside the body already, as on a wide screen; on a phone many go on before they have seen it there.
  const [asksStrength] = useState(strength === null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const unit = typed.get('unit') === 'lb' ? 'lb' : 'kg'
    const weightTyped = typed.get('weight')
    const weight = readWeight(typeof weightTyped === 'string' ? weightTyped : '', unit)
    const ageBand = ageBandNamed(typed.get('age'))?.key
    const sex = typed.get('sex')
    const wrong = firstWrong({ asksSex, sex, ageBand, weight })
    if (wrong || !ageBand) {
      attempts.current += 1
      setFailure(wrong && { wrong, attempt: attempts.current, isCorrected: false })
      return
    }
    onDone({
      ...(asksSex && (sex === 'male' || sex === 'female') && { sex }),
      ageBand,
      weightKg: weight.kind === 'weight' ? weight.weightKg : null,
      strength,
    })
  }

  /** What was wrong is changed: the note about it has been heard. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (failure && FIELD_OF[name] === failure.wrong.field) setFailure({ ...failure, isCorrected: true })
  }

  const wrong = failure?.wrong
  const errorFor = (field: Wrong['field'], text: string) =>
    failure?.wrong.field === field
      ? { text, attempt: failure.attempt, isCorrected: failure.isCorrected }
      : null

  return (
    <form className={styles.form} onSubmit={submit} onChange={forgive} noValidate>
      {asksSex ? (
        <SexField chosen={consultation.sex} error={errorFor('sex', personMessages.chooseSex)} />
      ) : null}
      <AgeField
        chosen={consultation.ageBand}
        isChild={consultation.who === 'child'}
        error={errorFor('age', personMessages.chooseAge)}
      />
      <WeightField
        weightKg={consultation.weightKg ?? null}
        initialUnit={initialWeightUnit()}
        error={errorFor('weight', wrong?.field === 'weight' ? personMessages.wrongWeight[wrong.because] : '')}
      />
      {asksStrength ? <StrengthField strength={strength} onChoose={setStrength} /> : null}
      <Disclosure summary={personMessages.why}>
        <p>{personMessages.whyText}</p>
      </Disclosure>
      <p>
        <Button type="submit">{personMessages.next}</Button>
      </p>
    </form>
  )
}

function firstWrong(typed: {
  asksSex: boolean
  sex: FormDataEntryValue | null
  ageBand: AgeBandKey | undefined
  weight: ReadWeight
}): Wrong | null {
  if (typed.asksSex && typed.sex === null) return { field: 'sex' }
  if (!typed.ageBand) return { field: 'age' }
  if (typed.weight.kind === 'wrong') return { field: 'weight', because: typed.weight.because }
  return null
}
