import type { GetICUArgs } from '@schummar/icu-type-parser'

/**
 * A sentence with values in it. A build puts the compiled message of each language in its place; commands and benches that run
 * without one have the English, whose messages name values and do nothing else.
 */
export function text<const Message extends string>(
  message: Message,
): (values: GetICUArgs<Message, { ICUArgument: string }>) => string {
  return (values) =>
    message.replaceAll(/\{(\w+)\}/g, (_, name: string) => (values as Record<string, string>)[name]!)
}
