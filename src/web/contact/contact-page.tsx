import { useState } from 'react'
import { AccountColumn } from '#web/account/account-column.tsx'
import { AccountPage } from '#web/account/account-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './messages.ts'

export function ContactPage() {
  const [sentBy, setSentBy] = useState<string | null>(null)
  if (sentBy !== null) {
    return (
      <AccountColumn heading={contactMessages.sentHeading} isNews>
        <p>{contactMessages.sentText(sentBy)}</p>
        <p>
          <Button look="secondary" onClick={() => setSentBy(null)}>
            {contactMessages.another}
          </Button>
        </p>
      </AccountColumn>
    )
  }
  return (
    <AccountPage
      heading={contactMessages.heading}
      lead={contactMessages.lead}
      below={<p>{contactMessages.notMedical}</p>}
    >
      <ContactForm onSent={setSentBy} />
    </AccountPage>
  )
}
