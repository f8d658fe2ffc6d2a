import { useState } from 'react'
import { AccountColumn } from '#web/features/account/account-column.tsx'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './messages.ts'

export function ContactPage() {
  const [sentBy, setSentBy] = useState<string | null>(null)
  if (sentBy !== null) {
    return (
      <AccountColumn heading={contactMessages.sentHeading} isNews>
        <p>{contactMessages.sentText({ email: sentBy })}</p>
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
      // Before the form: whoever needs help at once is not to write first.
      lead={`${contactMessages.lead} ${contactMessages.notMedical}`}
    >
      <ContactForm onSent={setSentBy} />
    </AccountPage>
  )
}
