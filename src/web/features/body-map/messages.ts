const sided = (own: string) => ({
  shoulder: `${own} shoulder`,
  elbow: `${own} elbow`,
  hand: `${own} hand`,
  knee: `${own} knee`,
  foot: `${own} foot`,
})

export const bodyMapMessages = {
  hint: 'Tap where it hurts.',
  ownSides: 'Left and right are your own.',
  picture: (part: string, side: string) =>
    `${part}, ${side.toLowerCase()}. Left and right are your own. Arrow keys go to the neighbouring spot, plus zooms in, minus zooms out.`,
  look: 'Look at',
  sides: 'Side',
  /** So that "Back" is not taken for the link to the page before. */
  ofView: 'view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  undo: 'Undo',
  closer: (part: string) => `Zoom in: ${part}`,
  seeLarger: 'See it larger',
  loading: 'Loading the spots to tap…',
  failed: 'This picture did not load. The list has every spot.',
  state: {
    main: 'it hurts most here',
    spread: 'it spreads to here',
    place: 'in the place you chose',
  },
  edge: { left: 'Your left', right: 'Your right' },
  your: (part: string) => `Your ${part.toLowerCase()}`,
  part: {
    body: 'Whole body',
    head: 'Head',
    trunk: 'Belly and low back',
    left: sided('Left'),
    right: sided('Right'),
  },
  side: {
    front: 'Front',
    back: 'Back',
    face: 'Face',
    left: 'Left side',
    right: 'Right side',
    belly: 'Belly',
    lowBack: 'Low back',
    palm: 'Palm',
    top: 'Top',
    toes: 'Toes',
    outer: 'Outer side',
    inner: 'Inner side',
    sole: 'Sole',
  },
}
