import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { TextList } from '#web/ui/text-list.tsx'
import { dayInWords } from '#web/ui/words.ts'
import { GrievanceOfficer } from './grievance-officer.tsx'
import type { FilledIn, LegalBlock, LegalSection } from './legal-section.ts'
import { legalMessages } from './messages.ts'
import { PersonalDataNotice } from './personal-data-notice.tsx'
import { SiteInfoGate } from './site-info-gate.tsx'
import { setCookies, storedEntries } from './stored-entries.ts'
import { StoredEntryList } from './stored-entry-list.tsx'
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
  if ('link' in block) {
    return (
      <p>
        {block.before}
        <Link href={block.to}>{block.link}</Link>
        {block.after}
      </p>
    )
  }
  return <TextList texts={block.list} />
}

const FILLED_IN: Record<FilledIn, ReactNode> = {
  grievance_officer: <GrievanceOfficer />,
  operator_email: <OperatorEmail />,
  stored_entries: <StoredEntryList entries={storedEntries} />,
  cookies: <StoredEntryList entries={setCookies} />,
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

/** "Last updated 20 February 2025". @param date as `2025-02-20`. */
export function DatedLine({ word, date }: { word: string; date: string }) {
  return (
    <p className={styles.line}>
      {word} <time dateTime={date}>{dayInWords(date)}</time>
    </p>
  )
}
