'use client'

import { Component, type ReactNode } from 'react'
import { reportError } from '@/lib/site/error-reporting/report-error'

export interface BoundaryProps {
  /** Part of the site that this boundary keeps, for the error report. */
  where: string
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** Called once a retry has shown something in place of the button that asked for it: the focus can move there. */
  onRetried?: () => void
  children: ReactNode
}

/** Keeps an error within a part of the page, reports it, and shows a way on. */
export class Boundary extends Component<BoundaryProps, { failed: boolean; error: unknown }> {
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
