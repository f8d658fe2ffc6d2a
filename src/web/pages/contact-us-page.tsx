import { ContactPage } from '#web/contact/contact-page.tsx'

export function Page() {
  return <ContactPage />
}
