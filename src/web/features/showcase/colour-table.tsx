import { COLOUR_PAIRS, type ColourPair } from '#web/styles/colour-pairs.ts'
import { contrastOf } from '#web/styles/contrast.ts'
import type { Theme } from '#web/styles/read-tokens.ts'
import { THEMES, TOKENS } from './design-tokens.ts'
import { showcaseMessages } from './messages.ts'

/** Every pair of colours that meet, in both themes, with its contrast. */
export function ColourTable() {
  return (
    <ul className="showcase-grid">
      {COLOUR_PAIRS.map((pair) => {
        const [light, dark] = THEMES.map((theme) => contrastIn(theme, pair)) as [number, number]
        return (
          <li key={`${pair.front} ${pair.behind} ${pair.least}`}>
            {THEMES.map((theme) => (
              <Swatch key={theme} pair={pair} theme={theme} />
            ))}
            <span>
              <strong>{showcaseMessages.pair(pair.front, pair.behind)}</strong>
              <br />
              {showcaseMessages.contrast(light, dark)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function contrastIn(theme: Theme, { front, behind }: ColourPair): number {
  return contrastOf(TOKENS[theme].get(front)!, TOKENS[theme].get(behind)!)
}

/** A drawing, because the security policy allows no colours in attributes of style. */
function Swatch({ pair: { front, behind, least }, theme }: { pair: ColourPair; theme: Theme }) {
  const colour = TOKENS[theme].get(front)!
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <rect
        x="0.5"
        y="0.5"
        width="47"
        height="47"
        rx="8"
        fill={TOKENS[theme].get(behind)}
        stroke={TOKENS[theme].get('line')}
      />
      {least < 4.5 ? (
        <rect x="11" y="11" width="26" height="26" rx="6" fill="none" stroke={colour} strokeWidth="3" />
      ) : (
        <text x="24" y="31" textAnchor="middle" fontSize="20" fill={colour}>
          Aa
        </text>
      )}
    </svg>
  )
}
