export const showcaseMessages = {
  title: 'Components',
  heading: 'What the pages are made of',
  lead: 'Colours, sizes and components of this site, each in every state it can be in. For the people who build it; the theme button above shows them in the other colours.',
  contents: 'On this page',
  colours: 'Colours',
  coloursLead:
    'What stands on what, and how much the two differ in brightness: 4.5 or more for text, 3 or more for lines and marks.',
  pair: (front: string, behind: string) => `${front} on ${behind}`,
  contrast: (light: number, dark: number) => `${light.toFixed(1)} light, ${dark.toFixed(1)} dark`,
  sizes: 'Sizes of text',
  sizesLead: 'They grow with the screen, so that headings fit a narrow phone and stand out on a wide desk.',
  sample: 'Where does it hurt?',
  atWidths: (narrow: number, wide: number) =>
    narrow === wide ? `${px(narrow)} px` : `${px(narrow)} px at 320, ${px(wide)} px at 1440`,
  spaces: 'Spaces and widths',
  corners: 'Corners',
  shadows: 'Shadows',
  shadowsLead: 'The first under cards, the second under what lies above the page.',
  motion: 'Motion',
  motionText: (value: string) =>
    `Every change takes ${value}, and none at all for people who asked their device for less motion.`,
  noOwnFixture:
    'PageHeading and PageBody have no part of their own here: the heading and the column of this page are theirs.',
}

function px(length: number): string {
  return String(Math.round(length * 10) / 10)
}
