import type { Limit } from './rate-limiter.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often what may be tried. By network address limits are wide, since a school or a mobile network shares one;
 * by account they are tight. None locks an account for everybody: the tight one counts an account together with
 * a network, and devices that its owner has signed in on have one of their own.
 */
export const LIMITS = {
  signInByNetwork: { name: 'sign-in network', times: 60, seconds: 15 * MINUTE },
  signInByAccount: { name: 'sign-in account', times: 100, seconds: HOUR },
  /** Once strangers have used up the account's: some more, in all and from one region, so that a few networks keep no owner out. */
  signInBesieged: { name: 'sign-in account, besieged', times: 200, seconds: HOUR },
  signInByRegion: { name: 'sign-in account and region', times: 3, seconds: DAY },
  signInByBoth: { name: 'sign-in account and network', times: 10, seconds: 15 * MINUTE },
  signInByDevice: { name: 'sign-in device', times: 10, seconds: 15 * MINUTE },
  /** In place of the network's: right passwords count too, so no number of known devices is a way to have many checked. */
  signInByDevices: { name: 'sign-in account, known devices', times: 40, seconds: 15 * MINUTE },
  passkeyByNetwork: { name: 'passkey network', times: 60, seconds: 15 * MINUTE },
  /** The page for logging in asks for one as soon as it opens. */
  challengeByNetwork: { name: 'challenge network', times: 300, seconds: 15 * MINUTE },
  signUpByNetwork: { name: 'sign-up network', times: 30, seconds: HOUR },
  signUpByAddress: { name: 'sign-up address', times: 5, seconds: HOUR },
  sendByNetwork: { name: 'send network', times: 20, seconds: HOUR },
  /** Links and codes to one address: nobody's mailbox or phone is flooded from here. */
  sendByAddress: { name: 'send address', times: 5, seconds: HOUR },
  /** Fewer than an address may get: no network alone keeps its owner from a link or a code. */
  mailByBoth: { name: 'mail address and network', times: 4, seconds: HOUR },
  /** Codes that confirm an address: 22 in any 24 hours, whoever asks. What the owner of an account asks for is apart from it. */
  confirmMailADay: { name: 'confirmation mail a day', times: 10, seconds: 20 * HOUR },
  /** Of those, where somebody near has asked for one within the day: the rest is kept for who has not. */
  confirmMailAgain: { name: 'confirmation mail a day, asked again', times: 6, seconds: 20 * HOUR },
  firstForMailbox: { name: 'first for a mailbox', times: 1, seconds: DAY },
  /** SMS costs money, and there is fraud that lives on it. */
  smsByNetwork: { name: 'sms network', times: 10, seconds: HOUR },
  smsByBoth: { name: 'sms number and network', times: 3, seconds: HOUR },
  /** 20 in any 24 hours, whoever asks: 8 at once, and 12 that become free. */
  smsByNumber: { name: 'sms number a day', times: 8, seconds: 16 * HOUR },
  /** Of those, where somebody near has asked for the number within the day: the rest is kept for who has not. */
  smsByNumberAgain: { name: 'sms number a day, asked again', times: 4, seconds: 16 * HOUR },
  firstForNumber: { name: 'first for a number', times: 1, seconds: DAY },
  /** Apart from those: what strangers use up is nothing to a browser that the owner has signed in with. 10 in any 24 hours. */
  smsByDevice: { name: 'sms number, known device', times: 4, seconds: 16 * HOUR },
  /** For one ticket. The second is for a text that was lost; it makes the code of the first void. */
  smsByTicket: { name: 'sms ticket', times: 2, seconds: 20 * MINUTE },
  /** A carrier has thousands behind one address, which may sign up by e-mail or passkey: 3 at once, 15 in any 24 hours. */
  phoneSignUpByNetwork: { name: 'sign-up by phone, network', times: 3, seconds: 6 * HOUR },
  codeByNetwork: { name: 'code network', times: 60, seconds: HOUR },
  codeByAddress: { name: 'code address', times: 20, seconds: HOUR },
  linkByNetwork: { name: 'link network', times: 60, seconds: 15 * MINUTE },
  passwordByAccount: { name: 'password account', times: 10, seconds: 15 * MINUTE },
  refreshByNetwork: { name: 'refresh network', times: 300, seconds: 15 * MINUTE },
  messageByNetwork: { name: 'message network', times: 10, seconds: 15 * MINUTE },
  /** All that somebody wrote is in their download. */
  messageByAccount: { name: 'message sender', times: 20, seconds: DAY },
  /**
   * What is mailed to the operator one by one; of more a digest tells, and nobody is refused for it. Anybody can type any
   * address, and without an end one who does would fill the mailbox.
   */
  mailedByTypedAddress: { name: 'message mailed, typed address', times: 10, seconds: DAY },
  mailedInAll: { name: 'message mailed', times: 50, seconds: DAY },
  /** Each change of the profile leaves a consent, or its end, behind, which is kept as long as the account. */
  profileByAccount: { name: 'profile account', times: 60, seconds: 15 * MINUTE },
  profileADay: { name: 'profile account a day', times: 200, seconds: DAY },
  exportByAccount: { name: 'export account', times: 20, seconds: HOUR },
} as const satisfies Record<string, Limit>
