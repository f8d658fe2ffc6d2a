import { SITE_NAME } from '#web/site.ts'
import type { LegalText } from './legal-section.ts'

export const disclaimerMessages: LegalText = {
  heading: 'Legal Disclaimer',
  sections: [
    {
      id: 'no-medical-advice',
      heading: 'This is not medical advice',
      blocks: [
        `${SITE_NAME} gives general information about pain. It is not medical advice, not a diagnosis and not a treatment.`,
        'It names possible causes by comparing your answers with published knowledge. It cannot examine you. It can be wrong, and it can miss a cause, a dangerous one too.',
        'Always ask a doctor or another trained person about your own health. Never put off getting help, and never stop a treatment, because of something you read here.',
        'In an emergency, do not use this site. Call 112, or the emergency number where you are. In India you can also call 108 for an ambulance.',
      ],
    },
    {
      id: 'no-doctor-patient-relationship',
      heading: 'We are not your doctor',
      blocks: [
        'Using this site does not make you our patient and does not make us your doctor. There is no doctor-patient relationship between you and anybody who runs, writes or checks this site.',
        'No person reads your answers. The result is worked out by a program on your own device.',
      ],
    },
    {
      id: 'free-to-use-support',
      heading: 'Free to use, as it is',
      blocks: [
        'The site is free for everybody. There is nothing to buy, there are no adverts, and nobody pays us to name a cause, a test or a treatment.',
        'Because it is free, we give it as it is. We cannot promise that it is always there, that it never breaks, or that somebody can answer your question.',
      ],
    },
    {
      id: 'accuracy-of-information',
      heading: 'How far you can rely on it',
      blocks: [
        'We write from published guidelines, reviews and studies, and we name them. Where no study gives a number, we use our own judgement, and we say so.',
        'No clinician has signed off the texts and numbers yet. Medicine changes, and we may be late or mistaken. A match score says how well a cause fits your answers. It is not the chance that you have it.',
        {
          withLink: 'How often it was right in our own tests is on the page [About us].',
          to: '/about-us',
        },
      ],
    },
    {
      id: 'limitation-of-liability',
      heading: 'Limitation of liability',
      blocks: [
        'You decide what you do with the information, and you do so at your own risk.',
        'As far as the law allows, the people who run, write or check this site are not liable for harm or loss that comes from using it, from relying on it, or from not being able to use it.',
        'Nothing here takes away rights that the law does not let us take away, such as your rights when somebody harms you on purpose or by gross carelessness.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      blocks: [
        'The law of India applies to this site and to these texts. Disputes are heard by the courts of Bengaluru, India, and by no others.',
      ],
    },
  ],
}
