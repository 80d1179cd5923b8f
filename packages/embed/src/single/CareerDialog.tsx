import type { CareerDialogProps } from '@pathquest/sdk/CareerBrowser/CareerDialog'
import { useEffect } from 'react'

/** The single file has no details in it: a career opens in Pathquest, in a tab of its own. */
export function CareerDialog({ summary, exploreHref, onClose }: CareerDialogProps) {
  useEffect(() => {
    if (!summary) return
    if (exploreHref) open(exploreHref(summary), '_blank', 'noopener')
    onClose()
  }, [summary, exploreHref, onClose])
  return null
}
