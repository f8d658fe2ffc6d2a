import { pixelsAt } from '#web/styles/pixels-at.ts'
import { tokensOf } from './design-tokens.ts'
import { showcaseMessages } from './messages.ts'

const NARROW_PX = 320
const WIDE_PX = 1440

function atWidths(value: string): string {
  return showcaseMessages.atWidths(pixelsAt(value, NARROW_PX), pixelsAt(value, WIDE_PX))
}

/** Each size of text in itself. */
export function TextSizes() {
  return (
    <ul className="showcase-rows">
      {tokensOf('text-').map(({ name, value }) => (
        <li key={name}>
          <span className={`showcase-${name}`}>{showcaseMessages.sample}</span>
          <span className="showcase-note">
            {name}: {atWidths(value)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Each length as a bar so long, where a phone has room for it. */
export function Lengths({ groups }: { groups: readonly string[] }) {
  return (
    <ul className="showcase-rows">
      {groups.flatMap(tokensOf).map(({ name, value }) => {
        const width = pixelsAt(value, WIDE_PX)
        return (
          <li key={name}>
            {width < NARROW_PX / 2 ? (
              <svg className="showcase-bar" width={width} height="16" aria-hidden="true" focusable="false">
                <rect width={width} height="16" />
              </svg>
            ) : null}
            <span className="showcase-note">
              {name}: {atWidths(value)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Each radius on a square. */
export function Corners() {
  return (
    <ul className="showcase-grid">
      {tokensOf('radius-').map(({ name, value }) => (
        <li key={name}>
          <svg className="showcase-bar" width="64" height="64" aria-hidden="true" focusable="false">
            <rect width="64" height="64" rx={pixelsAt(value, WIDE_PX)} />
          </svg>
          <span className="showcase-note">{name}</span>
        </li>
      ))}
    </ul>
  )
}
