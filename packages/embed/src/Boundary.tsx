import { LoadFailed } from '@pathquest/ui/InlineError'
import { Component, type ReactNode } from 'react'
import { failureTextsOf } from './page/failure'

export interface FailedProps {
  locale?: string
  onRetry: () => void
}

/** What stands where something broke or did not come. */
export function Failed({ locale, onRetry }: FailedProps) {
  const [text, retry] = failureTextsOf(locale)
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

/** A widget that breaks says so in its place and can be tried again; the page hears an event. */
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
