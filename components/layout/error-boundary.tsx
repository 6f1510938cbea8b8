import { Component, type ReactNode } from 'react'
import { reportError } from '@/lib/error-reporting/report-error'

interface ErrorBoundaryProps {
  /** Name of the part of the site inside this boundary, for the error report. */
  where: string
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** Called after a successful retry, to move the focus, because the retry button is removed. */
  onRetried?: () => void
  children: ReactNode
}

/** Error boundary of a part of the page: reports the error and shows a fallback. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined }
  private isRetrying = false

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    reportError(error, this.props.where)
  }

  override componentDidUpdate() {
    if (!this.isRetrying) return
    this.isRetrying = false
    this.props.onRetried?.()
  }

  override render() {
    const retry = () => {
      this.isRetrying = true
      this.setState({ failed: false, error: undefined })
    }
    return this.state.failed ? this.props.fallback(this.state.error, retry) : this.props.children
  }
}
