import { useEffect, useState } from 'react'
import type { ApiClient } from '../api/client'
import type { PathkeyList, PathkeySummary } from '../api/types'

/** The pathkeys of these ids; empty while they load, and where they cannot be had. */
export function useEarnedPathkeys(
  api: Pick<ApiClient, 'request'> | undefined,
  ids: readonly string[] | undefined,
): readonly PathkeySummary[] {
  const [pathkeys, setPathkeys] = useState<readonly PathkeySummary[]>([])
  const wanted = ids?.join(',') ?? ''
  useEffect(() => {
    if (!wanted || !api) return
    let gone = false
    api.request<PathkeyList>('GET', `/api/pathkeys?ids=${encodeURIComponent(wanted)}`).then(
      (list) => {
        if (!gone) setPathkeys(list.pathkeys)
      },
      // The card tells the count without them; there is nothing to draw, and nothing to do.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [api, wanted])
  return pathkeys
}
