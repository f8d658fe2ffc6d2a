import type { SiteInfo } from '#api/site'
import { legalMessages } from './messages.ts'

/** Says which of an officer's details are not given; null when all are, or none is. */
export function missingOfficerDetails(officer: SiteInfo['grievance_officer']): string | null {
  const { officerName, email, postalAddress } = legalMessages
  const missing = [
    officer.name === null && officerName,
    officer.email === null && email,
    officer.address === null && postalAddress,
  ].filter((term) => term !== false)
  if (missing.length === 0 || missing.length === 3) return null
  return legalMessages.officerIncomplete(missing.map((term) => term.toLowerCase()).join(', '))
}
