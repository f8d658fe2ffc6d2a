import { CODE_SECONDS, LINK_SECONDS } from '../secrets/one-time-secrets.ts'
import { minutesIn } from '../words/minutes.ts'
import { wordsIn } from '../words/words.ts'

const CODE_MINUTES = CODE_SECONDS / 60
const LINK_MINUTES = LINK_SECONDS / 60

/** What a mail says. */
export interface Letter {
  subject: string
  text: string
}

const letter = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  text: `${paragraphs.join('\n\n')}\n`,
})

type Notice =
  | 'passwordChanged'
  | 'addressChanged'
  | 'addressDropped'
  | 'addressReplaced'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** What goes to people, in one language. @param language BCP 47; null: English */
export function lettersIn(language: string | null, site: string) {
  const { mailMessages, smsMessages } = wordsIn(language)
  const time = (minutes: number) => minutesIn(minutes, language)
  return {
    mail: {
      confirm: (code: string): Letter => {
        const { subject, intro, after } = mailMessages.confirm
        return letter(subject({ site }), intro({ site }), code, after({ time: time(CODE_MINUTES) }))
      },
      reset: (link: string): Letter => {
        const { subject, intro, after } = mailMessages.reset
        return letter(subject({ site }), intro({ site }), link, after({ time: time(LINK_MINUTES) }))
      },
      notice: (of: Notice, page: string): Letter => {
        const said = mailMessages[of]
        const notYou = 'notYou' in said ? said.notYou : mailMessages.passkeyNotYou
        return letter(said.subject({ site }), said.intro({ site }), notYou, page)
      },
    },
    sms: {
      /** In the form that browsers fill codes in from. */
      code: (code: string, host: string): string =>
        `${smsMessages.code({ code, site, time: time(CODE_MINUTES) })}\n\n@${host} #${code}`,
      notice: (of: Notice, page: string): string => smsMessages[of]({ site, page }),
    },
  }
}

/** What a visitor wrote, to the operator: in English, whatever page it was written on. */
export const mailToOperator = (
  site: string,
  message: { name: string; message: string; sender: string },
): Letter => letter(`Message to ${site} from ${message.name}`, `From: ${message.sender}`, message.message)

/** That more was written than is mailed one by one. @param count of all messages since then */
export const digestToOperator = (site: string, count: number, since: Date): Letter =>
  letter(
    `Many messages to ${site}`,
    `Visitors wrote more messages than are mailed one by one. Since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC there were ${count}, those among them that did come as mail.`,
    'All of them are kept. Where the site runs, this prints them, the newest first:',
    `npm run messages -- list ${count}`,
  )
