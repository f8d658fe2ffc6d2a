/** What search engines and link previews are told about a page before any script runs. */
export interface PageAbout {
  title: string
  description: string
  /** Whether the sitemap lists it: not the pages that lead elsewhere when there are no answers yet. */
  isEntry?: true
}

/** By page. Only the build reads this: in the browser each page sets its own title. */
export const pageMessages: Record<string, PageAbout> = {
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
    description:
      'No cookies before you log in, then two, by name. And what else the site keeps on your device.',
    isEntry: true,
  },
  'contact-us': {
    title: 'Contact us',
    description: 'Write to the people behind this site. In an emergency call 112 instead.',
    isEntry: true,
  },
  login: {
    title: 'Log in',
    description: 'Log in with your email address or phone number. You need no account to check your pain.',
    isEntry: true,
  },
  register: {
    title: 'Get started: create an account',
    description: 'Create a free account with an email address or a phone number, if you are 18 or older.',
    isEntry: true,
  },
  'forgot-password': {
    title: 'Forgot your password?',
    description: 'Get a new password by email or by text message.',
    isEntry: true,
  },
  'reset-password': {
    title: 'Get a link by email',
    description: 'We send you a link to set a new password.',
  },
  'reset-password-phone': {
    title: 'Get a code on your phone',
    description: 'We send you a code to set a new password.',
  },
  'reset-password-confirmation-phone': {
    title: 'Type the code',
    description: 'Type the code from the text message.',
  },
  'reset-password-reset-password': {
    title: 'Choose a new password',
    description: 'Choose a new password after typing the code.',
  },
  'set-password': {
    title: 'Set your password',
    description: 'Choose a new password with the link we sent you.',
  },
  profile: {
    title: 'Your profile',
    description: 'What we keep about you, and how to change, download or delete it.',
  },
  components: {
    title: 'What the pages are made of',
    description:
      'Colours, sizes and components of this site in all their states, for the people who build it.',
  },
  'not-found': {
    title: 'There is no page here',
    description: 'This page does not exist.',
  },
}

/** Pages that are kept on the device after one visit: the consultation, and what it leads to. */
export const KEPT_PAGES: readonly string[] = [
  'home',
  'man-body',
  'pain-location-body',
  'gender-age-weight',
  'weight-age',
  'steps-by-location',
  'suggested-diagnosis',
  'video-test-result',
  'test-result',
  'earlier-results',
  'test-and-treatment',
]
