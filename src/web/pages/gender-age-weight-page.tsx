import { PersonPage } from '#web/about-person/person-page.tsx'

export function Page() {
  return <PersonPage asksSex />
}
