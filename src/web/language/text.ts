import type { GetICUArgs } from '@schummar/icu-type-parser'

interface ArgumentTypes {
  ICUArgument: string | number
  ICUNumberArgument: number
  ICUDateArgument: Date
}

/**
 * A sentence with values in it, as an ICU message: `text('{count, plural, one {# place} other {# places}}')`. It stands in a
 * constant named `…Messages`; the build puts the compiled message of the page's language in its place.
 */
export function text<const Message extends string>(
  message: Message,
): (values: GetICUArgs<Message, ArgumentTypes>) => string {
  return () => {
    throw new Error(`Not compiled: ${message}`)
  }
}
