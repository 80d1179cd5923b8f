import { useState } from 'react'
import type { ApiClient } from '../api/client'
import { EMPTY_BROWSER_STATE } from './browser-state'
import { CareerDialog } from './CareerDialog'
import { useCareer } from './use-career'

export interface CareerPopupProps {
  api: Pick<ApiClient, 'request'>
  /** Id of the career to begin with; null: closed. */
  career: string | null
  closeLabel: string
  onClose: () => void
}

/** One career over a page that goes on beneath it, and from there those that are related to it. */
export function CareerPopup({ api, career, closeLabel, onClose }: CareerPopupProps) {
  const [related, setRelated] = useState<string | null>(null)
  const shown = career === null ? null : (related ?? career)
  const [detail, retry] = useCareer(api, shown)
  return (
    <CareerDialog
      list={{ careers: [] }}
      detail={detail}
      state={{ ...EMPTY_BROWSER_STATE, career: shown }}
      closeLabel={closeLabel}
      onOpen={({ id }) => setRelated(id)}
      onChange={() => {
        setRelated(null)
        onClose()
      }}
      onRetryDetail={retry}
    />
  )
}
