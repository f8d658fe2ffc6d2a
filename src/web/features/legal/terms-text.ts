import { SITE_NAME } from '#web/site.ts'
import type { LegalText } from './legal-section.ts'

export const termsMessages: LegalText = {
  heading: 'Terms of Use',
  sections: [
    {
      id: 'acceptance',
      heading: 'Accepting these terms',
      blocks: [
        `By using ${SITE_NAME} you accept these terms and the legal disclaimer. If you do not accept them, please do not use the site.`,
        'If you are under 18, please use it together with a parent or another adult you trust. Accounts are only for people of 18 and over.',
      ],
    },
    {
      id: 'permitted-use',
      heading: 'What you may use it for',
      blocks: [
        'You may use this site for yourself, or to help somebody close to you. Use is personal and non-commercial only.',
        'You may print your result and show it to a doctor.',
        'These rules are about this site. The program and the knowledge behind it are open, and have their own licence (MIT), which lets you run a copy of your own.',
      ],
    },
    {
      id: 'user-responsibilities',
      heading: 'What we ask of you',
      blocks: [
        {
          list: [
            'Answer as truly as you can. Choose "not sure" when you are not sure.',
            'Get help at once when the site, or your own feeling, says that it is urgent.',
            'Do a self-test only if nothing on its list of who must not do it is true for you. Stop when it says stop.',
            'Do not use the site to decide about somebody else against their will, such as for work or insurance.',
            'If you have an account, keep its password to yourself, and sign up with an address or number of your own.',
            'Do not try to break the site, overload it, or pass its texts off as a diagnosis.',
          ],
        },
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Links to other sites',
      blocks: [
        'We link to the sources we used, and to maps when you ask for care nearby. Those sites belong to others and have their own rules. We do not control them and are not answerable for what they say or do.',
        'When you open such a link, we tell that site nothing about you, not even that you came from here.',
      ],
    },
    {
      id: 'modification-of-terms',
      heading: 'Changes to these terms',
      blocks: [
        'We may change these terms. The date at the top says when that was last done. If you go on using the site after a change, the new terms apply to you.',
        'If a part of these terms turns out not to be valid, the rest still holds.',
      ],
    },
  ],
}
