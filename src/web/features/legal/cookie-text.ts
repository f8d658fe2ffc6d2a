import { SITE_NAME } from '#web/site.ts'
import type { LegalSection } from './legal-section.ts'

export const cookieSectionMessages: readonly LegalSection[] = [
  {
    id: 'what-cookies-are',
    heading: 'What cookies are',
    blocks: [
      'A cookie is a small piece of text that a website asks your browser to keep. The browser sends it back with every later request, so the website can recognise the browser.',
      `${SITE_NAME} sets no cookies before you go to log in or create an account. Then it sets those that are named below, because you could not stay logged in without them, or be kept out by somebody else. That is why you see no cookie banner here.`,
    ],
  },
  {
    id: 'types',
    heading: 'Types of cookies, and which of them we use',
    blocks: [
      {
        list: [
          'Essential cookies make a site work. We use some of these for logging in, and they are named below.',
          'Performance cookies measure how fast and how well a site works. We use none.',
          'Functional cookies remember choices, such as dark colours. We use none: such choices stay on your device, see below.',
          'Analytics and targeting cookies follow what people do, to count them or to show them adverts. We use none, and we never will.',
        ],
      },
    ],
  },
  {
    id: 'cookies-we-set',
    heading: 'The cookies we set for logging in',
    blocks: [
      { filledIn: 'cookies' },
      'They are sent to this site alone. When your device asks for the questions or films about a place on the body, it is told to leave them out, so that they never travel with where it hurts. They may be sent along when it asks for pictures of the body. It always asks for those of both bodies, and close pictures of all parts together, so that does not tell where it hurts.',
    ],
  },
  {
    id: 'use',
    heading: 'What else we keep on your device',
    blocks: [
      'So that you can go back, reload or come back later, the site keeps a few entries in the local storage of your browser. They stay on your device. No request carries them, and other websites cannot read them. These are all of them, by name:',
      { filledIn: 'stored_entries' },
      'So that it works without a network, the browser also keeps copies of our pages, of the body pictures, of the questions about every place, and of the films of the place you used. They hold none of your answers. "Start again" wipes the films, because they tell where it hurt; the browser may hold some of them for a while. The questions about every place stay: they are the same for everybody. Where our releases are signed, the last list of what we signed is kept too, to check the next one.',
    ],
  },
  {
    id: 'third-party-cookies',
    heading: 'Cookies of others',
    blocks: [
      'None. Our pages load nothing from other companies, so nobody else can set a cookie through them. When you open a link to another site, that site has its own cookies and its own rules.',
    ],
  },
  {
    id: 'your-choices',
    heading: 'Your choices',
    blocks: [
      {
        list: [
          '"Logout" deletes all cookies but the last, pp_device. Deleting your account deletes that too. Without going to log in there are none.',
          '"Start again", at the end of your result and under "Your answers so far" while you answer, wipes your answers.',
          'In the settings of your browser you can wipe everything this site keeps, or forbid it to keep anything.',
          'If you forbid it, the site still works, but you cannot log in. It then forgets your answers when you close or reload the page, and it tells you so.',
        ],
      },
      {
        withLink: 'What else happens with data is in the [privacy policy].',
        to: '/privacy-policy',
      },
    ],
  },
  {
    id: 'policy-updates',
    heading: 'Changes to this policy',
    blocks: [
      'If the site starts to use another cookie, this page changes first and says which one, what for and for how long. The date at the top says from when the policy holds.',
    ],
  },
  {
    id: 'contact',
    heading: 'Questions about cookies',
    blocks: [{ filledIn: 'operator_email' }],
  },
]
