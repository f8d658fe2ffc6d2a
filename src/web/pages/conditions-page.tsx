import { ConditionsIndex } from '#web/conditions/conditions-index.tsx'

export function Page() {
  return <ConditionsIndex />
}
