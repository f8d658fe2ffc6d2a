import type { CarePlace } from './map-links.ts'

export const nearMessages = {
  button: 'Find care near me',
  again: 'Try my position again',
  note: 'Asks your device where you are, only when you press it. We never get your position.',
  heading: 'Care near you',
  emergency: 'In an emergency do not search: call 112, or 108 for an ambulance in India.',
  asking: 'Waiting for your device. It may ask you whether this site may know your position.',
  found: 'Choose what you need. Your map opens and gets your position, rounded to about 100 metres.',
  refused: 'You said no to the position, and that is fine. Type a town, or let your map find you.',
  unavailable: 'Your device could not tell where you are. Type a town, or let your map find you.',
  town: 'Town or PIN code',
  townHint: 'For example: Mysuru, or 570001',
  place: {
    hospital: 'Hospital',
    doctor: 'Doctor or clinic',
    physiotherapist: 'Physiotherapist',
    laboratory: 'Laboratory for tests',
    pharmacy: 'Pharmacy',
  } satisfies Record<CarePlace, string>,
  listName: 'What to look for on the map',
  inMap: 'Opens the map app of your device.',
  onWeb: 'Opens the map of openstreetmap.org.',
  otherWay: 'Use openstreetmap.org instead',
  ownWay: 'Use the map app of this device instead',
}
