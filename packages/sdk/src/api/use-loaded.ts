import type { GetAnswer, GetPath } from '@pathquest/core/routes'
import type { CodedError } from '@pathquest/ui/messages/errors'
import { useEffect, useState } from 'react'
import type { ApiClient } from './client'
import { type ApiError, toApiError } from './error'

/** Data from the API: loading, loaded, or failed. */
export type Loaded<Data> =
  | { status: 'loading' }
  | { status: 'failed'; error: CodedError }
  | { status: 'ready'; data: Data }

const LOADING: Loaded<never> = { status: 'loading' }

/** Fetches a route of the API, again after `retry`; a path of null fetches nothing. */
export function useLoaded<Path extends GetPath, Data = GetAnswer<Path>>(
  api: Pick<ApiClient, 'request'>,
  path: Path | null,
  onError?: (error: ApiError) => void,
): [Loaded<Data>, retry: () => void] {
  const [read, setRead] = useState<{ path: string; loaded: Loaded<Data> } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again; a new listener does not
  useEffect(() => {
    if (path === null) return
    let isWanted = true
    const settle = (loaded: Loaded<Data>) => {
      if (isWanted) setRead({ path, loaded })
    }
    api.request<Data>('GET', path).then(
      (data) => settle({ status: 'ready', data }),
      (cause) => {
        const error = toApiError(cause)
        settle({ status: 'failed', error })
        if (isWanted) onError?.(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [api, path, attempt])
  const retry = () => {
    setRead(null)
    setAttempt(attempt + 1)
  }
  return [read !== null && read.path === path ? read.loaded : LOADING, retry]
}
