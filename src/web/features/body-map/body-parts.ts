import { zonesOfPlace, type View, type Zone } from '#web/domain/body/zones.ts'
import { bodyMapMessages } from './messages.ts'

type Facing = 'front' | 'back'

/** A part of the body that can be looked at from near, or the whole of it, with the sides it is drawn from. */
export interface BodyPart {
  key: string
  name: string
  sides: readonly BodySide[]
}

export interface BodySide {
  view: View
  name: string
  /** Which side of the body one looks at: turning the body keeps it. */
  facing: Facing
  /** Words at the left and right edge of the picture, where it shows both sides of the person. */
  edges: readonly [left: string, right: string] | null
}

const { part, side: sideName, edge } = bodyMapMessages

function side(view: View, name: keyof typeof sideName, facing: Facing, showsBothSides = false): BodySide {
  const fromFront = [edge.right, edge.left] as const
  const fromBack = [edge.left, edge.right] as const
  const edges = showsBothSides ? (facing === 'front' ? fromFront : fromBack) : null
  return { view, name: sideName[name], facing, edges }
}

function limbs(own: 'left' | 'right'): BodyPart[] {
  const names = part[own]
  return [
    {
      key: `${own}-shoulder`,
      name: names.shoulder,
      sides: [side(`${own}-shoulder-front`, 'front', 'front'), side(`${own}-shoulder-back`, 'back', 'back')],
    },
    {
      key: `${own}-elbow`,
      name: names.elbow,
      sides: [side(`${own}-elbow-front`, 'front', 'front'), side(`${own}-elbow-back`, 'back', 'back')],
    },
    {
      key: `${own}-hand`,
      name: names.hand,
      sides: [side(`${own}-palm`, 'palm', 'front'), side(`${own}-hand-back`, 'back', 'back')],
    },
    {
      key: `${own}-knee`,
      name: names.knee,
      sides: [side(`${own}-knee-front`, 'front', 'front'), side(`${own}-knee-back`, 'back', 'back')],
    },
    {
      key: `${own}-foot`,
      name: names.foot,
      sides: [
        side(`${own}-foot-top`, 'top', 'front'),
        side(`${own}-toes`, 'toes', 'front'),
        side(`${own}-ankle-outer`, 'outer', 'back'),
        side(`${own}-ankle-inner`, 'inner', 'back'),
        side(`${own}-foot-sole`, 'sole', 'back'),
      ],
    },
  ]
}

export const WHOLE_BODY: BodyPart = {
  key: 'body',
  name: part.body,
  sides: [side('front', 'front', 'front', true), side('back', 'back', 'back', true)],
}

const HEAD: BodyPart = {
  key: 'head',
  name: part.head,
  sides: [
    side('head-front', 'face', 'front', true),
    side('head-left', 'left', 'front'),
    side('head-right', 'right', 'front'),
    side('head-back', 'back', 'back', true),
  ],
}

const TRUNK: BodyPart = {
  key: 'trunk',
  name: part.trunk,
  sides: [side('belly', 'belly', 'front', true), side('low-back', 'lowBack', 'back', true)],
}

/** The whole body first, then the parts from head to toe. */
export const BODY_PARTS: readonly BodyPart[] = [WHOLE_BODY, HEAD, TRUNK, ...limbs('left'), ...limbs('right')]

/** Close-ups of every part. */
export const CLOSE_UPS: readonly View[] = BODY_PARTS.slice(1).flatMap(({ sides }) =>
  sides.map(({ view }) => view),
)

/** The part and side that a view shows; the whole body from the front for an unknown one. */
export function sideOf(view: View): { part: BodyPart; side: BodySide } {
  for (const part of BODY_PARTS) {
    const side = part.sides.find((each) => each.view === view)
    if (side) return { part, side }
  }
  return { part: WHOLE_BODY, side: WHOLE_BODY.sides[0]! }
}

/** The side of a part that faces as the view does that one comes from. */
export function viewOfPart({ sides }: BodyPart, from: View): View {
  const { facing } = sideOf(from).side
  return (sides.find((side) => side.facing === facing) ?? sides[0]!).view
}

/** Which part to look at a place from near: a neighbour's close-up may show it larger but would puzzle. */
const PART_OF_PLACE: Readonly<Record<string, string>> = {
  neck: 'head',
  upper_arm: 'elbow',
  forearm: 'elbow',
  flank: 'trunk',
  hip: 'trunk',
  thigh: 'trunk',
  shin: 'knee',
  calf: 'knee',
}

/** The close-up of a zone, from the side one looks at already where that shows it. */
export function closeUpOf(zone: Zone, from: View): View | null {
  const { facing } = sideOf(from).side
  const closeUps = zone.views.filter((view) => CLOSE_UPS.includes(view))
  const wanted = PART_OF_PLACE[zone.location] ?? (zone.zoom && sideOf(zone.zoom).part.key) ?? ''
  const ofPart = closeUps.filter((view) => sideOf(view).part.key.endsWith(wanted))
  const fitting = ofPart.length > 0 ? ofPart : closeUps
  const facingSo = fitting.filter((view) => sideOf(view).side.facing === facing)
  const best = facingSo.length > 0 ? facingSo : fitting
  return best.find((view) => view === zone.zoom) ?? best[0] ?? zone.zoom ?? null
}

/** Where zooming in leads when nothing is pointed at: the middle of the picture. */
export function middleCloseUp(from: View): View {
  return viewOfPart(TRUNK, from)
}

/** The view to show for what was just chosen: the one shown now if it is drawn there. */
export function viewShowing(chosen: { zone?: Zone | undefined; place: string | null }, now: View): View {
  const zones = chosen.zone ? [chosen.zone] : zonesOfPlace(chosen.place ?? '')
  if (zones.length === 0 || zones.some(({ views }) => views.includes(now))) return now
  return zones[0]!.view
}
