import { CarePage } from '#web/care/care-page.tsx'

export function Page() {
  return <CarePage />
}
