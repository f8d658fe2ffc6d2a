import { addressOf } from '#web/language/language.ts'
import { Component, type ReactNode } from 'react'
import { deviceStorage, KEYS_OF_ANSWERS } from '#web/domain/storage/device-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { layoutMessages } from './messages.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Stands in for a page that threw, instead of a blank one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children
  }
}

/** Loads anew instead of rendering again: what broke may be a chunk that a newer release has replaced. */
function ErrorPage() {
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
  window.location.assign(addressOf('/'))
}
