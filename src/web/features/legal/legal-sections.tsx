import type { ReactNode } from 'react'
import { LinkedSentence } from '#web/ui/linked-sentence.tsx'
import { TextList } from '#web/ui/text-list.tsx'
import { dayInWords } from '#web/ui/words.ts'
import { GrievanceOfficer } from './grievance-officer.tsx'
import type { FilledIn, LegalBlock, LegalSection } from './legal-section.ts'
import { legalMessages } from './messages.ts'
import { personalDataMessages } from './personal-data.ts'
import { SiteInfoGate } from './site-info-gate.tsx'
import { cookieMessages, storedEntryMessages, type StoredEntry } from './stored-entries.ts'
import facts from './facts.module.css'
import styles from './legal-sections.module.css'

interface LegalSectionsProps {
  sections: readonly LegalSection[]
  /** Level of the sections' headings. */
  headings: 'h2' | 'h3'
}

export function LegalSections({ sections, headings: Heading }: LegalSectionsProps) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <Heading id={`${id}-heading`}>{heading}</Heading>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ))
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('filledIn' in block) return FILLED_IN[block.filledIn]
  if ('withLink' in block)
    return (
      <p>
        <LinkedSentence text={block.withLink} to={block.to} />
      </p>
    )
  return <TextList texts={block.list} />
}

const FILLED_IN: Record<FilledIn, ReactNode> = {
  grievance_officer: <GrievanceOfficer />,
  operator_email: <OperatorEmail />,
  stored_entries: <StoredEntryList entries={storedEntryMessages} />,
  cookies: <StoredEntryList entries={cookieMessages} />,
  personal_data: <PersonalDataNotice />,
}

function OperatorEmail() {
  return (
    <SiteInfoGate waiting={<p>{legalMessages.siteLoading}</p>}>
      {({ operator_email: email }) =>
        email ? (
          <p>
            {legalMessages.writeTo} <a href={`mailto:${email}`}>{email}</a>.
          </p>
        ) : (
          <p>{legalMessages.noEmail}</p>
        )
      }
    </SiteInfoGate>
  )
}

function StoredEntryList({ entries }: { entries: readonly StoredEntry[] }) {
  return (
    <ul className={facts.items}>
      {entries.map(({ key, what, tabOnly }) => (
        <li key={key} className={facts.item}>
          <p className={facts.name}>
            <code>{key}</code>
          </p>
          <p>{what}</p>
          {tabOnly ? <p className={facts.note}>{legalMessages.tabOnly}</p> : null}
        </li>
      ))}
    </ul>
  )
}

function PersonalDataNotice() {
  return (
    <ul className={facts.items}>
      {personalDataMessages.map(({ name, why, where, howLong }) => (
        <li key={name} className={facts.item}>
          <p className={facts.name}>{name}</p>
          <dl className={facts.facts}>
            <dt>{legalMessages.why}</dt>
            <dd>{why}</dd>
            <dt>{legalMessages.where}</dt>
            <dd>{where}</dd>
            <dt>{legalMessages.howLong}</dt>
            <dd>{howLong}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** "Last updated 20 February 2025". @param date as `2025-02-20`. */
export function DatedLine({ word, date }: { word: string; date: string }) {
  return (
    <p className={styles.line}>
      {word} <time dateTime={date}>{dayInWords(date)}</time>
    </p>
  )
}
