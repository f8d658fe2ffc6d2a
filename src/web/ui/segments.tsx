import { Unseen } from './unseen.tsx'
import covering from './covering-input.module.css'
import styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  /** Said to screen readers; the names of the options have to do for the eye. */
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Two or three short options of which one always holds: native radios side by side in one track. */
export function Segments<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.track}>
      <legend>
        <Unseen>{legend}</Unseen>
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={`${covering.covered} ${styles.segment}`}>
          <input
            type="radio"
            className={covering.input}
            autoComplete="off"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
