/** What search engines and link previews are told about a page before any script runs. */
export interface PageAbout {
  title: string
  description: string
  /** Whether the sitemap lists it: not the pages that lead elsewhere when there are no answers yet. */
  isEntry?: true
}

/** By page. Only the build reads this: in the browser each page sets its own title. */
export const ABOUT_PAGES: Record<string, PageAbout> = {
  home: {
    title: 'Understand your pain and what to do next',
    description:
      'Answer a few plain questions and see how soon to get help, what may cause your pain, and why. Free, and your answers stay on your device.',
    isEntry: true,
  },
  'man-body': {
    title: 'Choose the body most like yours',
    description: 'Start a free check of your pain: choose a female or a male body.',
    isEntry: true,
  },
  'pain-location-body': {
    title: 'Where does it hurt?',
    description: 'Choose the place on the body where it hurts, from head to toe.',
    isEntry: true,
  },
  'gender-age-weight': {
    title: 'About you: sex, age and weight',
    description: 'Sex, age and weight change which causes of pain are likely. They stay on your device.',
  },
  'weight-age': {
    title: 'About you: age and weight',
    description: 'Age and weight change which causes of pain are likely. They stay on your device.',
  },
  'steps-by-location': {
    title: 'Questions about your pain',
    description: 'One plain question at a time about your pain, danger signs first.',
  },
  'suggested-diagnosis': {
    title: 'Possible causes',
    description:
      'How soon to get help, and the possible causes of your pain with what speaks for and against each.',
  },
  'video-test-result': {
    title: 'Short tests to do yourself',
    description: 'Simple movements you can try at home that help to tell the possible causes of pain apart.',
  },
  'test-result': {
    title: 'Your result',
    description: 'The final match score of each possible cause, from your answers and your self-tests.',
  },
  'earlier-results': {
    title: 'Your earlier results',
    description: 'Results you chose to keep on this device: look at them again, compare or delete them.',
  },
  'about-us': {
    title: 'About us',
    description:
      'What this free pain check is, who it is for, how it reasons, how often it was right in tests, and what it cannot do.',
    isEntry: true,
  },
  'test-and-treatment': {
    title: 'Tests and treatments',
    description:
      'Blood tests, scans, check-ups and treatments that are often used for pain: what each is, what it shows and what to expect.',
    isEntry: true,
  },
  conditions: {
    title: 'Conditions that cause pain, from A to Z',
    description:
      'Causes of pain in plain words: typical signs, danger signs, when to get help, tests, treatments and what you can do yourself.',
    isEntry: true,
  },
  'terms-condition': {
    title: 'Legal information',
    description: 'Legal disclaimer, terms of use and privacy policy, in plain words.',
    isEntry: true,
  },
  'privacy-policy': {
    title: 'Privacy policy',
    description:
      'Your answers stay on your device. What data there is, item by item, your rights, and whom to write to.',
    isEntry: true,
  },
  'cookie-policy': {
    title: 'Cookie policy',
    description: 'This site sets no cookies. What it keeps on your device instead, by name.',
    isEntry: true,
  },
  'not-found': {
    title: 'There is no page here',
    description: 'This page does not exist.',
  },
}
