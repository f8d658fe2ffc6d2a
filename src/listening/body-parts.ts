/** Stems of parts of the body that pain can be in. */
export const BODY_PARTS: ReadonlySet<string> = new Set(
  (
    'head face eye ear nose jaw tooth mouth throat neck shoulder arm elbow forearm wrist hand finger thumb chest breast back ' +
    'belli hip groin buttock thigh knee kneecap leg calf shin ankl heel foot toe'
  ).split(' '),
)
