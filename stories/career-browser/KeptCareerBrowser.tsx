import {
  type CareerBrowserState,
  EMPTY_BROWSER_STATE,
  writeBrowserState,
} from '@pathquest/sdk/CareerBrowser'
import type { CareerBrowserViewProps } from '@pathquest/sdk/CareerBrowser/browser-props'
import { CareerBrowserView } from '@pathquest/sdk/CareerBrowser/CareerBrowserView'
import { sampleCareerList } from '@pathquest/sdk/testing/sample-careers'
import { useState } from 'react'

const PAGE = 12

/** The view with a memory and the careers of its list, so that a story can be used by hand. */
export function KeptCareerBrowser(props: CareerBrowserViewProps) {
  const { list, only } = props
  const [state, setState] = useState(props.state)
  const [limit, setLimit] = useState(PAGE)
  const found = (state: CareerBrowserState, range: Record<string, string>) => {
    if (list.status !== 'ready') throw new Error('The story has no careers.')
    const query = writeBrowserState({ ...state, career: EMPTY_BROWSER_STATE.career })
    for (const [name, value] of Object.entries(range)) query.set(name, value)
    if (only) query.set('ids', only.ids.join(','))
    return sampleCareerList(list.data.careers, query)
  }
  return (
    <CareerBrowserView
      {...props}
      list={
        list.status === 'ready'
          ? { status: 'ready', data: found(state, { limit: String(limit) }) }
          : list
      }
      onMore={() => setLimit(limit + PAGE)}
      state={state}
      onStateChange={(next) => {
        setState(next)
        setLimit(PAGE)
        props.onStateChange(next)
      }}
    />
  )
}
