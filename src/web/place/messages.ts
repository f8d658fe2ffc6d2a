export const placeMessages = {
  heading: 'Where does it hurt most?',
  lead: 'Choose one place. If it hurts in several, choose the one that bothers you most.',
  search: 'Search for a place',
  searchHint: 'For example: back, rib, toe',
  ready: 'Ready now:',
  listLegend: 'Places on the body',
  notYet: 'not covered yet',
  noneFound: 'No place fits these words. Try a shorter word, or clear the search.',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  next: 'Continue',
  whatInstead: 'What you can do',
  close: 'Close',
  chosen: 'You chose',
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
