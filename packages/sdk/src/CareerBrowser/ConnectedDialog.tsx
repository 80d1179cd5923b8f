import { useMemo, useState } from 'react'
import type { CareerAnswer, CareerDetail, CareerSummary } from '../api/types'
import { type Loaded, useLoaded } from '../hooks/use-loaded'
import { CareerDialog, type CareerDialogProps } from './CareerDialog'
import type { CareerSource } from './FoundCareers'

export type ConnectedDialogProps = CareerSource &
  Omit<CareerDialogProps, 'detail' | 'exploring' | 'onExplore' | 'onRetryDetail'>

/** The details of the open career, read from the API. */
export function ConnectedDialog({ api, onError, onExplore, ...props }: ConnectedDialogProps) {
  const { career } = props.state
  const [exploring, setExploring] = useState(false)
  const [answer, retry] = useLoaded<CareerAnswer>(
    api,
    career === null ? null : `/api/careers/${encodeURIComponent(career)}`,
    onError,
  )
  const detail = useMemo<Loaded<CareerDetail>>(
    () => (answer.status === 'ready' ? { status: 'ready', data: answer.data.career } : answer),
    [answer],
  )
  async function explore(chosen: CareerSummary) {
    setExploring(true)
    try {
      await onExplore?.(chosen)
    } finally {
      setExploring(false)
    }
  }
  return (
    <CareerDialog
      {...props}
      detail={detail}
      exploring={exploring}
      onExplore={onExplore && explore}
      onRetryDetail={retry}
    />
  )
}
