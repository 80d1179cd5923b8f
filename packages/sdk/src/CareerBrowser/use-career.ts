import { useMemo } from 'react'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { CareerDetail } from '../api/types'
import { type Loaded, useLoaded } from '../api/use-loaded'

/** The details of the open career; null if none is open. */
export function useCareer(
  api: Pick<ApiClient, 'request'>,
  career: string | null,
  onError?: (error: ApiError) => void,
): [detail: Loaded<CareerDetail>, retry: () => void] {
  const path = career === null ? null : (`/api/careers/${encodeURIComponent(career)}` as const)
  const [answer, retry] = useLoaded(api, path, onError)
  const detail = useMemo<Loaded<CareerDetail>>(
    () => (answer.status === 'ready' ? { status: 'ready', data: answer.data.career } : answer),
    [answer],
  )
  return [detail, retry]
}
