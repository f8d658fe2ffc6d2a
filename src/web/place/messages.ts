export const placeMessages = {
  heading: 'Where does it hurt most?',
  lead: 'Tap the body, or',
  leadToList: 'choose from the list',
  marking: 'What a tap marks',
  markingName: { main: 'Hurts most', spread: 'Spreads to' },
  markingFirst: 'First choose where it hurts most.',
  search: 'Search for a place',
  searchHint: 'Such as left knee or rib',
  ready: 'Ready now:',
  list: 'All places',
  listLegend: 'Places on the body',
  spreadLegend: 'Where it spreads to',
  spreadLead: 'Mark every spot the pain moves or shoots to.',
  exactly: (place: string) => `Where exactly: ${place}`,
  wholePlace: 'Not sure, or all of it',
  strength: 'How strong is the pain there now?',
  strengthHint: '0 is no pain, 10 is the worst you can imagine. You can skip this.',
  strengthClear: 'Take the number away',
  toList: 'Choose from the list instead',
  notYet: 'not covered yet',
  noneFound: 'No place fits these words. Try a shorter word, or clear the search.',
  found: (places: number, spots: number) => {
    if (places === 1 && spots === 1) return '1 spot found. Enter chooses it.'
    const found = places === 1 ? '1 place found' : `${places} places found`
    return spots === 0 ? found : `${found}, with ${spots === 1 ? '1 spot' : `${spots} spots`}`
  },
  next: 'Continue',
  whatInstead: 'What you can do',
  close: 'Close',
  chosen: 'You chose',
  spreadsTo: (count: number) => (count === 1 ? 'spreads to 1 spot' : `spreads to ${count} spots`),
  nothing: 'Choose the place where it hurts.',
  cannotYet: (name: string) => `We can't help with this place yet: ${name}`,
  cannotText:
    'The questions for it are not written yet, and we would rather say nothing than guess. What you can do instead:',
  instead: [
    'Call 112, or your local emergency number, if the pain is sudden and very strong, or you also have trouble breathing, faint, feel confused, become weak on one side or bleed heavily.',
    'See a doctor today if you have a fever with the pain, the place is hot and swollen, or you feel very ill.',
    'Otherwise ask a doctor, a physiotherapist or a pharmacist, and say what makes it better and worse.',
  ],
}
