import { answerStore } from '#web/answers/use-consultation.ts'
import { Button } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { layoutMessages } from './messages.ts'

/** Loads anew instead of rendering again: what broke may be a chunk that a newer release has replaced. */
export function ErrorPage() {
  return (
    <PageBody>
      <PageHeading title={layoutMessages.errorHeading}>{layoutMessages.errorHeading}</PageHeading>
      <p>{layoutMessages.errorText}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{layoutMessages.errorReload}</Button>
      </p>
      <p>
        <Button look="quiet" onClick={startWithoutAnswers}>
          {layoutMessages.errorClear}
        </Button>
      </p>
    </PageBody>
  )
}

function startWithoutAnswers() {
  answerStore().clear()
  window.location.assign('/')
}
