import { text } from '#web/language/text.ts'

export const homeMessages = {
  heading: 'Understand your pain, and what to do next',
  lead: 'Answer a few plain questions. See how soon to get help, what may be causing your pain, and why we think so.',
  start: 'Start now',
  earlierResults: 'Earlier results',
  facts: ['Free, no account needed', 'About 4 minutes', 'Your answers stay on this device'],
  howHeading: 'How it works',
  how: [
    {
      name: 'Say where it hurts',
      text: 'Choose a body and the place on it. Add your age and, if you like, your weight.',
    },
    {
      name: 'Answer one question at a time',
      text: 'Danger signs come first. After them there are 16 questions at most, and you can always say "not sure".',
    },
    {
      name: 'See possible causes, and why',
      text: 'You see how soon to get help and whom to see. For each cause you see what speaks for it and against it.',
    },
    {
      name: 'Try a few short tests',
      text: 'Simple movements at home can help to tell the causes apart. Your answers change the match score.',
    },
  ],
  privateHeading: 'Your answers stay with you',
  private:
    'The questions and the reasoning run inside your browser. What you answer is never sent to us. Your device only asks us for the questions about the place you chose, and then for those about every other place, so that they work without a network. They are the same for everybody. "Start again" wipes your answers from this device.',
  coversHeading: 'What it covers, and how well',
  coversAll: text(
    'All {all} places on the body, from the head to the toes. Each cause has its own page, with the guidelines and studies it was written from.',
  ),
  covers: text(
    '{covered} of {all} places on the body, from the head to the toes. Each cause has its own page, with the guidelines and studies it was written from.',
  ),
  toConditions: 'Read about the conditions',
  good: text(
    'Of {cases} made-up patients it was not tuned on, the right cause came first for {first}, and in the first three for {amongThree}. {emergenciesCaught} of {emergencies} emergencies were sent for help at once. With real people it will do worse. Engineers wrote it; no clinician has signed it off yet.',
  ),
  toAbout: 'All the figures',
  limitsHeading: 'What it cannot do',
  limits: [
    'It cannot examine you, and it cannot rule anything out for certain.',
    'It names possible causes. Only a doctor or another trained person who sees you can say what you have.',
    'If you feel very ill, or you are worried, get help whatever it says here.',
  ],
}

export const startNewMessages = {
  name: 'Start a new consultation',
  heading: 'Start a new consultation?',
  text: 'This wipes all answers of the last one from this device, so that the new one begins empty. They are not kept, and it cannot be undone. A result you chose to keep stays in your earlier results.',
  textKept:
    'This wipes all answers of the last one from this device, so that the new one begins empty. Its result is already kept, and stays in your earlier results.',
  yes: 'Wipe them and start',
}
