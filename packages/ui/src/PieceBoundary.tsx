import { Component, type ReactNode } from 'react'

export interface PieceBoundaryProps {
  /** The plain stage. */
  instead: ReactNode
  children: ReactNode
}

/** Error boundary: if a mode's component throws, the plain stage is shown; React logs the error. */
export class PieceBoundary extends Component<PieceBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
