import { Component, type ReactNode } from 'react'

export interface PieceBoundaryProps {
  /** The plain stage. */
  instead: ReactNode
  children: ReactNode
}

/** A piece that throws leaves the game to the plain stage; React tells the console why. */
export class PieceBoundary extends Component<PieceBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
