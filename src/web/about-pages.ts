/** What search engines and link previews are told about a page before any script runs. */
export interface PageAbout {
  title: string
  description: string
}

/** By page. Only the build reads this: in the browser each page sets its own title. */
export const ABOUT_PAGES: Record<string, PageAbout> = {
  home: {
    title: 'Understand your pain and what to do next',
    description:
      'Answer a few plain questions and see how soon to get help, what may cause your pain, and why. Free, and your answers stay on your device.',
  },
  'man-body': {
    title: 'Choose the body most like yours',
    description: 'Start a free check of your pain: choose a female or a male body.',
  },
  'pain-location-body': {
    title: 'Where does it hurt?',
    description: 'Choose the place on the body where it hurts, from head to toe.',
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
  'not-found': {
    title: 'There is no page here',
    description: 'This page does not exist.',
  },
}
