import { useState } from 'react'
import type { ApiClient } from '../api/client'
import { EMPTY_BROWSER_STATE } from './browser-state'
import { CareerDialog } from './CareerDialog'
import { useCareer } from './use-career'

export interface CareerPopupProps {
  api: Pick<ApiClient, 'request'>
  /** Id of the career to show first; null: closed. */
  career: string | null
  closeLabel: string
  onClose: () => void
}

/** One career in a dialog over the page, and from there related ones. */
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
