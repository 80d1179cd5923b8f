import { Button, InlineError } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { useHandedChoice } from './picker-queries'
import type { Sending } from './use-send'

/** An open and visible frame takes over a choice within two seconds. */
const PATIENCE_MS = 10_000

interface HandedChoiceProps extends Pick<Sending, 'sendHere' | 'isSending' | 'problem'> {
  count: number
}

/** The window's last page: the course's page takes over the choice, and this window may close. */
export function HandedChoice({ count, sendHere, isSending, problem }: HandedChoiceProps) {
  const t = useMessages(pickerMessages)
  const { data: isTaken = false } = useHandedChoice()
  const isLong = useTimeout(PATIENCE_MS)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    // If the browser does not allow closing, the page shows that it is done.
    if (isTaken) window.close()
  }, [isTaken])
  return (
    <div className="picker-handed">
      <h1 ref={title} tabIndex={-1}>
        {t(isTaken ? 'picker.takenTitle' : 'picker.handedTitle')}
      </h1>
      <p role="status">
        {isTaken
          ? t('picker.taken', { count })
          : t(count > 0 ? 'picker.handed' : 'picker.handedNone')}
      </p>
      {isLong && !isTaken && (
        <div className="picker-handed-late">
          <p>{t('picker.notTaken')}</p>
          {problem && <InlineError>{problem}</InlineError>}
          <Button busy={isSending} onClick={sendHere}>
            {t('picker.sendHere')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useTimeout(afterMs: number): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLater
}
