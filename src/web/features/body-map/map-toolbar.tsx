import type { ReactNode } from 'react'
import type { View } from '#web/domain/body/zones.ts'
import { Icon, LineDrawing } from '#web/ui/icon.tsx'
import { Unseen } from '#web/ui/unseen.tsx'
import { BODY_PARTS, sideOf, viewOfPart } from './body-parts.ts'
import { bodyMapMessages } from './messages.ts'
import styles from './map-toolbar.module.css'

const MINUS = 'M5.5 12h13'
const UNDO = 'M4 9.5h10.5a5 5 0 0 1 0 10H9M8 5 3.5 9.5 8 14'

interface MapToolbarProps {
  view: View
  onView: (view: View) => void
  onZoom: (way: 'in' | 'out') => void
  canUndo: boolean
  onUndo: () => void
  children: ReactNode
}

/** What to look at, from which side, nearer or farther, and undo. */
export function MapToolbar({ view, onView, onZoom, canUndo, onUndo, children }: MapToolbarProps) {
  const { part } = sideOf(view)
  const isClose = part.key !== 'body'
  return (
    <div className={styles.toolbar}>
      <div className={styles.row}>
        <label className={styles.look}>
          <Unseen>{bodyMapMessages.look}</Unseen>
          <select
            className={styles.select}
            autoComplete="off"
            value={part.key}
            onChange={({ target }) => {
              const wanted = BODY_PARTS.find(({ key }) => key === target.value)
              if (wanted) onView(viewOfPart(wanted, view))
            }}
          >
            {BODY_PARTS.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.tools}>
          <Tool name={bodyMapMessages.zoomOut} disabled={!isClose} onPress={() => onZoom('out')}>
            <LineDrawing shape={MINUS} size={20} />
          </Tool>
          <Tool name={bodyMapMessages.zoomIn} disabled={isClose} onPress={() => onZoom('in')}>
            <Icon name="plus" size={20} />
          </Tool>
          <Tool name={bodyMapMessages.undo} disabled={!canUndo} onPress={onUndo}>
            <LineDrawing shape={UNDO} size={20} />
          </Tool>
        </div>
      </div>
      <div className={`${styles.row} ${isClose ? '' : styles.stays}`}>
        <div className={styles.sides} role="group" aria-label={bodyMapMessages.sides}>
          {part.sides.map((side) => (
            <button
              key={side.view}
              type="button"
              className={styles.side}
              aria-pressed={side.view === view}
              onClick={() => onView(side.view)}
            >
              {side.name} <Unseen>{bodyMapMessages.ofView}</Unseen>
            </button>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}

interface ToolProps {
  name: string
  disabled: boolean
  onPress: () => void
  children: ReactNode
}

/**
 * Named by its tooltip: with a label as well, screen readers would say the name twice. Stays focusable when there is nothing to
 * do, so that the focus is not lost by pressing it.
 */
function Tool({ name, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={name}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  )
}
