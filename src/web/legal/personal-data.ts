/** One kind of data in the itemised notice. */
export interface PersonalDataItem {
  name: string
  why: string
  where: string
  howLong: string
}

const UNTIL_WIPED = 'Until you press "Start again" or wipe the data of this site in your browser.'

export const personalData: readonly PersonalDataItem[] = [
  {
    name: 'The place where it hurts',
    why: 'To ask the questions about that place.',
    where:
      'On your device. To get the questions, your device asks us for one file about that place, the same for everybody. We do not write down who asked or for which place.',
    howLong: UNTIL_WIPED,
  },
  {
    name: 'Sex or body type, age range and weight',
    why: 'They change which causes are likely.',
    where: 'On your device only. They are never sent.',
    howLong: UNTIL_WIPED,
  },
  {
    name: 'Your answers: the exact spot, how strong the pain is, every question and self-test',
    why: 'To find danger signs and possible causes. The result is worked out from them on your device. It is kept there only if you press "Keep".',
    where: 'On your device only. They are never sent.',
    howLong: `${UNTIL_WIPED} A result you keep stays until you delete it.`,
  },
  {
    name: 'Your position',
    why: 'To open a map of care near you, only if you press the button for it and say yes.',
    where:
      'In the open page, rounded to about 100 metres. It is never sent to us. The map you choose to open gets it.',
    howLong: 'Until you leave the page.',
  },
  {
    name: 'Your network address (IP address)',
    why: 'No website can send a page to you without it.',
    where: 'Used to answer you. Our program does not write it to its log or its database.',
    howLong: 'For the length of the connection.',
  },
  {
    name: 'Name and email address',
    why: 'Not needed: there are no accounts and no contact form yet.',
    where: 'We do not collect them. If you write us an email, we use it to answer you and for nothing else.',
    howLong: 'An email is deleted when the matter is closed, unless the law makes us keep it.',
  },
]
