import { Button } from '@pathquest/sdk/ui/Button'
import { InlineError } from '@pathquest/sdk/ui/Feedback'
import { Component, type ReactNode } from 'react'
import { failureTextsOf } from './page/texts'

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
    const [text, retry] = failureTextsOf(this.props.locale)
    return (
      <div className="pq">
        <InlineError
          action={
            <Button size="sm" onClick={() => this.setState({ isBroken: false })}>
              {retry}
            </Button>
          }
        >
          {text}
        </InlineError>
      </div>
    )
  }
}
