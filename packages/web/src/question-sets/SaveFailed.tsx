import { InlineError } from '@pathquest/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** Why a form was not saved; it takes the focus, so that it is in sight on a phone as well. */
export function SaveFailed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <InlineError>{children}</InlineError>
    </div>
  )
}
