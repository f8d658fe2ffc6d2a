import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../content/problem.ts'

/** Columns that fit beside each other on a laptop. */
const WIDEST = 120

/** An address cannot be wrapped. */
const ADDRESS = /https:\/\//

/** Every line of content/ can be read without scrolling sideways. */
export function checkLineWidth(folder: string): Problem[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          text.length <= WIDEST || ADDRESS.test(text)
            ? []
            : {
                file,
                line: index + 1,
                what: `this line has ${text.length} columns, ${WIDEST} are enough`,
                fix: 'give each field a line of its own; begin a long text with >- and wrap it below, wrap a list in its brackets',
              },
        ),
    )
}
