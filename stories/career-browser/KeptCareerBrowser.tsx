import type { CareerBrowserViewProps } from '@pathquest/sdk/CareerBrowser/browser-props'
import { CareerBrowserView } from '@pathquest/sdk/CareerBrowser/CareerBrowserView'
import { useState } from 'react'

/** The view with a memory, so that a story can be used by hand. */
export function KeptCareerBrowser(props: CareerBrowserViewProps) {
  const [state, setState] = useState(props.state)
  return (
    <CareerBrowserView
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next)
        props.onStateChange(next)
      }}
    />
  )
}
