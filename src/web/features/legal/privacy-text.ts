import { SITE_NAME } from '#web/site.ts'
import type { LegalText } from './legal-section.ts'

/** True of what the software does: a change to what is stored, sent or logged is a change to this text. */
export const privacyMessages: LegalText = {
  heading: 'Privacy Policy',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          list: [
            'Your answers stay on your device. They are never sent to us.',
            'You need no account. If you make one, we keep what you agree to, and you can take it back, download it or delete it at any time.',
            'There are no adverts and no trackers, and no cookies before you go to log in.',
            'The one thing a request can show us is the place where it hurts, because your device asks for the questions about it. We do not write that down.',
            'The pages about conditions are for reading, like any page: opening one asks us for it by its name. That has nothing to do with your answers, your result never leads there by itself, and we do not write down which one was opened.',
          ],
        },
      ],
    },
    {
      id: 'data-collection',
      heading: 'What data there is, item by item',
      blocks: [
        'This is the notice that the Digital Personal Data Protection Act, 2023 of India (the DPDP Act) asks for. It lists each kind of data, why it is needed, where it is and for how long.',
        { filledIn: 'personal_data' },
      ],
    },
    {
      id: 'purpose',
      heading: 'What it is used for',
      blocks: [
        'Only for what you came for: to ask the right questions, to work out your result and to show it to you. All of that happens on your device.',
        'With an account, also to log you in and to fill in for you what you let us keep. What you send with the contact form is used to answer you.',
        'We do not study what you do or answer, we make no profile of you but the one you fill in yourself, and we sell nothing.',
      ],
    },
    {
      id: 'consent-and-user-control',
      heading: 'Your consent and your control',
      blocks: [
        'We collect a name, an email address, a phone number, an age range, a sex or a body type only with your explicit consent. We first say what for and ask you, for each one by itself, and you can say no. The day you agreed is kept with it, and your profile shows it.',
        'Accounts are only for people of 18 and over, and we ask you to say that you are.',
        'You can take back what you gave as easily as you gave it:',
        {
          list: [
            '"Remove" beside each item on your profile takes your consent back, and the item is deleted at once. What you sign in with cannot be removed while it is the only one: delete the account instead.',
            '"Delete my account" on your profile deletes everything we hold about you in our database, at once. Spare copies of it, kept in case something breaks, are gone within 30 days. A message you sent us also stays in the mailbox, for 12 months at most. "Download everything" gives you a copy first.',
            '"Start again", at the end of your result and under "Your answers so far" while you answer, wipes your answers from this device. "Wipe everything from this device", at the foot of every page, wipes whatever this site keeps there.',
            'Your browser can wipe everything this site has stored: look in its settings for "site data" or "clear browsing data".',
            'Your browser can also take back the permission to use your position at any time.',
          ],
        },
        'Under the DPDP Act you have the right to know what data we hold about you, to have it corrected, completed or erased, to take back a consent, to complain, and to name somebody who uses these rights for you if you die or cannot. Most of it you can do yourself on your profile. For the rest, write to the grievance officer named below. As your answers never reach us, we cannot look them up or erase them for you. Only you can, on your device.',
        'If you are under 18, please use the site with a parent or guardian. We do not knowingly collect data about children, do not track them and show them no adverts.',
      ],
    },
    {
      id: 'storage-and-security',
      heading: 'Where it is kept, and how it is protected',
      blocks: [
        'Your answers are in the local storage of your browser, on your device alone. Anybody who can use your device and browser can see them, so on a shared device start without keeping anything, on the home page, put a lock on what is kept, under "Earlier Results", or press "Wipe everything from this device" when you have finished. After "Start again" your settings stay, such as dark colours. The cookie policy names every entry.',
        'Our server keeps a log to see that the site works. A line of it says when a request came, what kind of page or file it asked for, whether that worked and how long it took. It does not say who asked, from which address, with which browser, or where it hurts. So that attacks on accounts show, a line about an account carries two made-up names, one for the account and one for the network. They change every day, and nobody can tell whose they were.',
        'Our database holds what the list above says, and nothing about visitors without an account, apart from messages they send and the counts of tries. It stands with whoever runs this site. Connections to the site are encrypted wherever it is reached by https.',
        'Mail and text messages that we owe you wait in the database until they are sent, and then go from it.',
        'The pages run no program from other sites, and your browser is told to refuse any.',
        'If data about you were ever lost or stolen from us, we would tell you and the Data Protection Board of India, as the DPDP Act asks.',
      ],
    },
    {
      id: 'third-party-sharing',
      heading: 'Sharing with others',
      blocks: [
        'We sell nothing and give nothing about you away. The pages load nothing from other companies.',
        'To send you a mail or a text message, your address or number and the words go to the companies that carry mail and text messages, and to nobody else.',
        'Like every website, this one reaches you through companies that run networks and computers. They can see that your address visited this site, and may keep their own records. We ask them for none.',
        'If a court or an authority lawfully orders us to hand over data, we must. Your answers about pain are not among what we have.',
        'A link to a source or to a map opens another site, which then sees your visit. Nothing is sent there before you press it.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          withLink:
            'This site sets no cookies before you go to log in, and then only what it needs for that. The [cookie policy] names them, and what else is kept on your device.',
          to: '/cookie-policy',
        },
      ],
    },
    {
      id: 'updates',
      heading: 'Changes to this policy',
      blocks: [
        `When ${SITE_NAME} starts to do something new with data, this text changes first, and the date at the top with it. If the new use needs your consent, you are asked.`,
      ],
    },
    {
      id: 'grievance-officer',
      heading: 'Grievance officer',
      blocks: [
        'For questions and complaints about your data, and to use your rights, write to the grievance officer:',
        { filledIn: 'grievance_officer' },
        'You get an answer within one month. If it does not settle the matter, you can complain to the Data Protection Board of India.',
      ],
    },
  ],
}
