import type { CareerDialogProps } from '@pathquest/sdk/CareerBrowser/CareerDialog'
import { useEffect } from 'react'

/** The single file has no details in it: a career opens in Pathquest, in a tab of its own. */
export function CareerDialog({ list, state, exploreHref, onChange }: CareerDialogProps) {
  const career = list.careers.find(({ id }) => id === state.career)
  useEffect(() => {
    if (!career) return
    if (exploreHref) open(exploreHref(career), '_blank', 'noopener')
    onChange({ career: null })
  }, [career, exploreHref, onChange])
  return null
}
