import { LoadFailed } from '@pathquest/ui/InlineError'
import { Component, type ReactNode } from 'react'
import { failureTexts } from './page/failure'

export interface FailedProps {
  locale?: string
  onRetry: () => void
}

/** Shown instead of something that broke or failed to load. */
export function Failed({ locale, onRetry }: FailedProps) {
  const [text, retry] = failureTexts(locale)
  return (
    <div className="pq">
      <LoadFailed retry={retry} onRetry={onRetry}>
        {text}
      </LoadFailed>
    </div>
  )
}

export interface BoundaryProps {
  locale: string
  onBroken: (message: string) => void
  children: ReactNode
}

/** Error boundary: a broken widget shows a retry button, and the page gets an event. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onBroken(String(error))
  }
  override render() {
    if (!this.state.isBroken) return this.props.children
    return <Failed locale={this.props.locale} onRetry={() => this.setState({ isBroken: false })} />
  }
}
