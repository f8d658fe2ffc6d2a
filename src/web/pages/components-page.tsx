import { ComponentsPage } from '#web/showcase/components-page.tsx'

export function Page() {
  return <ComponentsPage />
}
