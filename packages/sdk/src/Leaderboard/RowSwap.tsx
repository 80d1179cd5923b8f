import type { RefObject } from 'react'
import { useRowSwap } from './use-row-swap'

/** What a list of rows is given that can go without: the gliding of those that changed places. */
export interface RowSwapProps {
  list: RefObject<HTMLElement | null>
  /** The rows' ids as they stand. */
  order: string
}

export function RowSwap({ list, order }: RowSwapProps) {
  useRowSwap(list, order)
  return null
}
