import { legalMessages } from './messages.ts'
import { SiteInfoGate } from './site-info-gate.tsx'

export function OperatorEmail() {
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
