import { usePart } from '@pathquest/sdk/hooks/use-lazy-chunk'
import { type ReactNode, useLayoutEffect } from 'react'
import { Failed } from './Failed'
import type { WidgetProps } from './Stage'
import type { SheetName } from './sheets'

export interface LaterProps<Exports> extends WidgetProps {
  /** Must stay the same function. */
  load: () => Promise<Exports>
  /** What the widget wears from then on. */
  sheet: SheetName
  children: (exports: Exports) => ReactNode
}

/** A widget that is fetched when another one turns into it. */
export function Later<Exports>(props: LaterProps<Exports>) {
  const { load, sheet, options, setSheet, children } = props
  const part = usePart(load, true)
  const isThere = part.status === 'ready'
  useLayoutEffect(() => {
    if (isThere) setSheet(sheet)
  }, [isThere, sheet, setSheet])
  if (part.status === 'ready') return children(part.exports)
  if (part.status === 'loading') return null
  return <Failed locale={options.locale} onRetry={part.retry} />
}
