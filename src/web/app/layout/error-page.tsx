import { deviceStorage } from '#web/domain/storage/device-storage.ts'
import { KEYS_OF_ANSWERS } from '#web/domain/storage/stored-keys.ts'
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
  // Not through their store, which may be what broke.
  for (const key of KEYS_OF_ANSWERS) deviceStorage().remove(key)
  window.location.assign('/')
}
