import type { ReactNode } from 'react'
import type { SiteInfo } from '#api/site'
import { Card } from '#web/ui/card.tsx'
import { inSentence } from '#web/ui/words.ts'
import { legalMessages } from './messages.ts'
import { SiteInfoGate } from './site-info-gate.tsx'
import styles from './facts.module.css'

/** Who answers questions about data, as the operator has set it, or plainly that nobody is named. */
export function GrievanceOfficer() {
  return (
    <SiteInfoGate waiting={<Waiting />}>
      {({ grievance_officer: { name, email, address } }) => {
        const missing = missingOfficerDetails({ name, email, address })
        return (
          <Card tone="sunken">
            {name || email || address ? (
              <dl className={styles.facts}>
                {name ? <Fact term={legalMessages.officerName}>{name}</Fact> : null}
                {email ? (
                  <Fact term={legalMessages.email}>
                    <a href={`mailto:${email}`}>{email}</a>
                  </Fact>
                ) : null}
                {address ? (
                  <Fact term={legalMessages.postalAddress}>
                    <span className={styles.lines}>{address}</span>
                  </Fact>
                ) : null}
              </dl>
            ) : (
              <p>{legalMessages.noOfficer}</p>
            )}
            {missing ? <p className={styles.note}>{missing}</p> : null}
          </Card>
        )
      }}
    </SiteInfoGate>
  )
}

/** As tall as a name, an address for mail and three lines usually are, so that the text below stays where it is. */
function Waiting() {
  const { officerName, email, postalAddress, siteLoading } = legalMessages
  return (
    <Card tone="sunken">
      <dl className={styles.facts}>
        <Fact term={officerName}>{siteLoading}</Fact>
        <Fact term={email}>…</Fact>
        <Fact term={postalAddress}>
          <span className={styles.lines}>{'…\n…\n…'}</span>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Says which of an officer's details are not given; null when all are, or none is. */
export function missingOfficerDetails(officer: SiteInfo['grievance_officer']): string | null {
  const { officerName, email, postalAddress } = legalMessages
  const missing = [
    officer.name === null && officerName,
    officer.email === null && email,
    officer.address === null && postalAddress,
  ].filter((term) => term !== false)
  if (missing.length === 0 || missing.length === 3) return null
  return legalMessages.officerIncomplete({ missing: missing.map(inSentence).join(', ') })
}
