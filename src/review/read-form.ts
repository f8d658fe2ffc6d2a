import { draftSchema, type Draft } from './draft.ts'

/** A form that no page of a review sends, and why, in a sentence. Nothing of it was kept. */
export class UnreadableForm extends Error {
  readonly statusCode = 400
}

/**
 * What a form says: fields such as `findings/fever:say`, and those about the whole. What it lacks stays as it was.
 * @param before the draft until now
 * @throws UnreadableForm
 */
export function draftIn(form: unknown, before: Draft): Draft {
  if (!(form instanceof URLSearchParams) || form.size === 0)
    throw new UnreadableForm('The form came without any field. What you said before is still kept.')
  // Without a prototype: a form may name a field `__proto__`.
  const fields = () => Object.create(null) as Record<string, string>
  const claims = Object.create(null) as Record<string, Record<string, string>>
  const whole = fields()
  for (const [name, value] of form) {
    const [id, part] = name.split(':')
    if (part === undefined) whole[name] = value
    else (claims[id!] ??= Object.assign(fields(), before.claims[id!]))[part] = value
  }
  for (const claim of Object.values(claims)) if (claim['say'] === '') delete claim['say']
  const decided = Object.entries({ ...before.claims, ...claims }).filter(
    ([, { say, comment }]) => say || comment?.trim(),
  )
  const read = draftSchema.safeParse({ ...before, ...whole, claims: Object.fromEntries(decided) })
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; ')
  throw new UnreadableForm(`The form can't be read, and what you said before is still kept. ${wrong}.`)
}
