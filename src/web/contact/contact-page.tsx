import { useState } from 'react'
import { AccountPage } from '#web/account/account-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactMessages } from './messages.ts'

export function ContactPage() {
  const [sentBy, setSentBy] = useState<string | null>(null)
  if (sentBy !== null) {
    return (
      <PageBody>
        <PageHeading title={contactMessages.sentHeading} isNews>
          {contactMessages.sentHeading}
        </PageHeading>
        <p>{contactMessages.sentText(sentBy)}</p>
        <p>
          <Button look="secondary" onClick={() => setSentBy(null)}>
            {contactMessages.another}
          </Button>
        </p>
      </PageBody>
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
