export const bodyMapMessages = {
  view: { front: 'Front', back: 'Back' },
  hint: "Tap where it hurts, or use the list. Left and right are the body's own.",
}
