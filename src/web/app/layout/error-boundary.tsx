import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

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
