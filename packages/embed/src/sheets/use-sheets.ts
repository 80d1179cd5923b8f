import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useEffect, useLayoutEffect } from 'react'
import type { WidgetProps } from '../Stage'

const RETRY_MS = 2_000

/** A widget's initial sheets, and once it is shown those that it will need later. */
export function useSheets(
  setSheets: WidgetProps['setSheets'],
  first: readonly string[],
  loadLater: () => Promise<{ sheets: readonly string[] }>,
  isShown: boolean,
): void {
  const later = useLazyChunk(loadLater, isShown)
  const more = later.status === 'ready' ? later.exports.sheets : null
  useLayoutEffect(() => setSheets(more ? [...first, ...more] : first), [setSheets, first, more])
  const retry = later.status === 'failed' ? later.retry : null
  useEffect(() => {
    if (retry === null) return
    const timer = setTimeout(retry, RETRY_MS)
    return () => clearTimeout(timer)
  }, [retry])
}
