import { consentPurposeMessages } from '#api/account-rules'

/** One kind of data in the itemised notice. */
export interface PersonalDataItem {
  name: string
  why: string
  where: string
  howLong: string
}

const howLongMessages = {
  withAccount: 'Until you delete the account, which you can do on your profile at any time.',
  untilWithdrawn:
    'Until you remove it on your profile, which takes your consent back, or delete the account.',
  untilWiped: 'Until you press "Start again" or wipe the data of this site in your browser.',
}

export const personalDataMessages: readonly PersonalDataItem[] = [
  {
    name: 'The place where it hurts',
    why: 'To ask the questions about that place.',
    where:
      'On your device. To get the questions, your device asks us for one file about that place, the same for everybody. Then it asks for the files about every other place, so that they work without a network. We do not write down who asked or for which place.',
    howLong: howLongMessages.untilWiped,
  },
  {
    name: 'Sex or body type, age range and weight',
    why: 'They change which causes are likely.',
    where: 'On your device only. They are never sent.',
    howLong: howLongMessages.untilWiped,
  },
  {
    name: 'Your answers: the exact spot, how strong the pain is, every question and self-test',
    why: 'To find danger signs and possible causes. The result is worked out from them on your device. It is kept there only if you press "Keep".',
    where: 'On your device only. They are never sent.',
    howLong:
      'Until you press "Start again" or wipe the data of this site in your browser. A result you keep stays until you delete it.',
  },
  {
    name: 'Your position',
    why: 'To open a map of care near you, only if you press the button for it and say yes.',
    where:
      'In the open page, rounded to about 100 metres. It is never sent to us. The map you choose to open gets it.',
    howLong: 'Until you leave the page.',
  },
  {
    name: 'Your network address (IP address)',
    why: 'No website can send a page to you without it. It also limits how often one address can try passwords or send forms.',
    where:
      'Used to answer you. Our program does not write it to its log. To count tries at logging in and the like, the database holds a scrambled form of it, from which the address cannot be read.',
    howLong: 'For the length of the connection; a count of tries, a day at most.',
  },
  {
    name: 'Email address or phone number of your account',
    why: consentPurposeMessages.email,
    where: 'In our database, only if you create an account, give an address and agree.',
    howLong:
      'Until you delete the account, which you can do on your profile at any time. If you do not confirm it with the code we send, the account is deleted after 30 days. With a phone number that can be after one hour, when somebody else signs up with it. An account with a passkey stays, without the address.',
  },
  {
    name: 'Passkeys of your account',
    why: 'So that you can log in without a password, and nobody else can log in as you.',
    where:
      'In our database: the public half of each key, from which nobody can make the secret half, its name, when you added and last used it, and whether a copy is kept by your password manager. The secret half, your fingerprint and your face stay with your device. We never get them.',
    howLong: 'Until you remove it on your profile, or delete the account.',
  },
  {
    name: 'Password of your account',
    why: 'So that nobody else can log in as you.',
    where:
      'In our database, scrambled (by argon2id) so that neither we nor a thief can read it. The password itself is never kept.',
    howLong: howLongMessages.withAccount,
  },
  {
    name: 'Name in your profile',
    why: consentPurposeMessages.name,
    where: 'In our database, only if you fill it in on your profile and agree.',
    howLong: howLongMessages.untilWithdrawn,
  },
  {
    name: 'Age range, sex and body type in your profile',
    why: 'To fill in your age for you when you start on another device. To show you the right body picture when you start on another device.',
    where:
      'In our database, only if you fill them in on your profile and agree to each. What you answer in the questions is never put there.',
    howLong: howLongMessages.untilWithdrawn,
  },
  {
    name: 'What you agreed to, and that you are 18 or older',
    why: 'To prove that we asked, as the law wants.',
    where: 'In our database: the words, and when you agreed or took it back.',
    howLong: howLongMessages.withAccount,
  },
  {
    name: 'Where you are logged in',
    why: 'To keep you logged in, and so that you can see and end it.',
    where:
      'In our database: the kind of browser and system, such as "Firefox on Windows", when you logged in and when you were last here.',
    howLong: 'Until you log out, or 7 days after your last visit, 30 days at most.',
  },
  {
    name: 'Messages you send with the contact form: name, email address and text',
    why: 'To answer you.',
    where: 'In our database, and in the mailbox of whoever runs the site.',
    howLong:
      '12 months, or until you delete your account if you were logged in or wrote from its email address. The copy in the mailbox goes after 12 months at most.',
  },
]
