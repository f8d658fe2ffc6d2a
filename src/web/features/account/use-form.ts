import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { FormValues } from './form-rules.ts'

/** What keeps a form from being done: sentences by the field they belong to, `whole` for none of them. */
export type FormTrouble = Readonly<Record<string, string>>

export interface Form {
  values: FormValues
  /** While what was sent is under way. */
  isBusy: boolean
  errorOf: (field: string) => string | null
  /** What is wrong with the whole, and how often it was tried: a key for the note that says so. */
  whole: { text: string; attempt: number } | null
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * A form whose fields keep their own text, so that password managers and autofill work on it as on any other. After a
 * failure the focus goes to the first field that is wrong.
 *
 * @param send tries what was typed; null when it is done
 */
export function useForm(send: (values: FormValues) => Promise<FormTrouble | null>): Form {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<FormValues>({})
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<{ errors: FormTrouble; attempt: number }>({ errors: {}, attempt: 0 })

  // Filled in before the script ran: by the browser, or by somebody quick.
  useEffect(() => setValues(valuesOf(form.current)), [])

  useEffect(() => {
    if (trouble.attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble.attempt])

  const onInput = useCallback(({ target }: FormEvent<HTMLFormElement>) => {
    setValues(valuesOf(form.current))
    const { name } = target as HTMLInputElement
    setTrouble((before) =>
      name in before.errors ? { ...before, errors: { ...before.errors, [name]: '' } } : before,
    )
  }, [])

  async function submit() {
    setBusy(true)
    const errors = await send(valuesOf(form.current))
    setBusy(false)
    setTrouble(({ attempt }) => (errors ? { errors, attempt: attempt + 1 } : { errors: {}, attempt }))
  }

  return {
    values,
    isBusy,
    errorOf: (field) => trouble.errors[field] || null,
    whole: trouble.errors['whole'] ? { text: trouble.errors['whole'], attempt: trouble.attempt } : null,
    props: {
      ref: form,
      noValidate: true,
      onInput,
      onSubmit: (event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      },
    },
  }
}

function valuesOf(form: HTMLFormElement | null): FormValues {
  if (!form) return {}
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
