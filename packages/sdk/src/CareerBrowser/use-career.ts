import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useMemo } from 'react'
import type { ApiClient } from '../api/client'
import type { ApiError } from '../api/error'
import type { CareerDetail } from '../api/types'
import { type Loaded, useLoaded } from '../api/use-loaded'

/** The language to ask careers in; undefined: in English, as they all are. */
export function useCareerLang(): 'es' | undefined {
  const { locale } = useMessages(careersMessages)
  return /^es\b/i.test(locale) ? 'es' : undefined
}

/** The details of the open career; null if none is open. */
export function useCareer(
  api: Pick<ApiClient, 'request'>,
  career: string | null,
  onError?: (error: ApiError) => void,
): [detail: Loaded<CareerDetail>, retry: () => void] {
  const query = useCareerLang() ? '?lang=es' : ''
  const path =
    career === null ? null : (`/api/careers/${encodeURIComponent(career)}${query}` as const)
  const [answer, retry] = useLoaded(api, path, onError)
  const detail = useMemo<Loaded<CareerDetail>>(
    () => (answer.status === 'ready' ? { status: 'ready', data: answer.data.career } : answer),
    [answer],
  )
  return [detail, retry]
}
