import { useEffect, useRef, useState } from 'react'
import { readWeight, weightText, type WeightUnit } from '#web/domain/consultation/weight.ts'
import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { ErrorNote } from '#web/ui/error.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { FieldError } from './field.tsx'
import { personMessages } from './messages.ts'
import styles from './weight-field.module.css'

const UNIT_KEY = 'weightUnit'
const UNITS = (['kg', 'lb'] as const).map((value) => ({ value, label: personMessages.unitName[value] }))

/** The unit this device used last; kilograms at first, and while prerendering. */
export function initialWeightUnit(): WeightUnit {
  return typeof window !== 'undefined' && deviceStorage().read(UNIT_KEY) === 'lb' ? 'lb' : 'kg'
}

interface WeightFieldProps {
  weightKg: number | null
  initialUnit: WeightUnit
  error: FieldError | null
}

/** A weight in kilograms or pounds. Changing the unit converts what is typed. */
export function WeightField({ weightKg, initialUnit, error }: WeightFieldProps) {
  const [unit, setUnit] = useState(initialUnit)
  const [text, setText] = useState(weightKg === null ? '' : weightText(weightKg, initialUnit))
  const input = useRef<HTMLInputElement>(null)
  const attempt = error?.attempt
  // After the note has taken the focus: here it can be typed again, and the note is read with it.
  useEffect(() => {
    if (attempt !== undefined) input.current?.focus()
  }, [attempt])

  function changeUnit(to: WeightUnit) {
    const typed = readWeight(text, unit)
    if (typed.kind === 'weight') setText(weightText(typed.weightKg, to))
    setUnit(to)
    deviceStorage().write(UNIT_KEY, to)
  }

  return (
    <div className={styles.field}>
      <label htmlFor="weight" className={styles.label}>
        {personMessages.weight}
      </label>
      <p id="weight-hint" className={styles.hint}>
        {personMessages.weightHint}
      </p>
      {error ? (
        <ErrorNote key={error.attempt} id="weight-error" isCorrected={error.isCorrected}>
          {error.text}
        </ErrorNote>
      ) : null}
      <div className={styles.row}>
        <input
          ref={input}
          id="weight"
          name="weight"
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={error ? 'weight-hint weight-error' : 'weight-hint'}
          {...(error && !error.isCorrected && { 'aria-invalid': true })}
        />
        <Segments
          legend={personMessages.unit}
          name="unit"
          options={UNITS}
          chosen={unit}
          onChoose={changeUnit}
        />
      </div>
    </div>
  )
}
