import type { LegalTab } from './legal-tab.ts'
import { text } from '#web/language/text.ts'

export const legalMessages = {
  heading: 'Legal information',
  title: {
    disclaimer: 'Legal information',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
  } satisfies Record<LegalTab, string>,
  tabsName: 'Legal texts',
  englishCounts:
    'This is a translation, to help you understand. What binds is the English text: press "English" at the foot of this page.',
  updated: 'Last updated',
  cookieHeading: 'Cookie policy',
  cookieEffective: 'Effective',
  why: 'Why',
  where: 'Where it is',
  howLong: 'How long',
  tabOnly: 'For this tab only: it is gone when you close the tab.',
  officerName: 'Name',
  email: 'Email',
  postalAddress: 'Postal address',
  siteLoading: 'Looking it up…',
  siteFailed: 'We could not look up who runs this site. Please load the page again.',
  siteNeedsScript: 'With JavaScript switched off, you find the contact details at /api/site on this site.',
  noOfficer: 'Whoever runs this copy of the site has not named a grievance officer yet.',
  officerIncomplete: text('Not given by whoever runs this copy of the site: {missing}.'),
  writeTo: 'Write an email to',
  noEmail: 'Whoever runs this copy of the site has not given an email address yet.',
}
