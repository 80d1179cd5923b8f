import type { Json } from '@pathquest/core/json'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../Button'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'

/** A tapped answer can be taken back this long; then it is sent. */
export const TAKE_BACK_MS = 1_500
/** Before the end of the time an answer is on its way at least this long. */
const SENDING_MS = 500
const KEY = 'pathquest.submit'

const listeners = new Set<() => void>()
/** Without storage the choice lasts as long as the page. */
let chosen: boolean | null = null

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** Who prefers the Submit Answer button has it in every game on this device. */
export function useSubmitPreference(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chosen ?? readChoice(),
    () => false,
  )
  const choose = (next: boolean) => {
    chosen = next
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // Private browsing may refuse: it holds for this page.
    }
    for (const listener of listeners) listener()
  }
  return [isOn, choose]
}

/** The answer that a player has chosen, and the taps on it. */
export function useChosenAnswer() {
  const [answer, setAnswer] = useState<Json>(null)
  const [taps, setTaps] = useState(0)
  return {
    answer,
    taps,
    /** `isMeant`: false where an arrow key only moved to it. */
    choose: (next: Json, isMeant = true) => {
      setAnswer(next)
      setTaps(isMeant ? taps + 1 : 0)
    },
    takeBack: () => {
      setAnswer(null)
      setTaps(0)
    },
    /** If it is refused, it is sent again by the button alone. */
    sent: () => setTaps(0),
  }
}

export interface TapToAnswerProps {
  /** Counts the taps on the question; 0: none yet, or taken back. */
  taps: number
  /** Server time in ms at which the question closes; null: untimed. */
  deadline: number | null
  clockOffsetMs: number
  /** An arrow key has chosen an answer, which nobody has tapped: it is submitted by the button. */
  isChosen: boolean
  /** Nothing can be sent now. */
  isHeld: boolean
  onSend: () => void
  onTakeBack: () => void
  /** The Submit Answer button. */
  submit: ReactNode
}

/** In place of Submit Answer: one tap answers, and can be taken back before it is sent. */
export function TapToAnswer(props: TapToAnswerProps) {
  const { taps, isChosen, isHeld, onTakeBack, submit } = props
  const t = useMessages(roundMessages)
  const [prefersSubmit, setPrefersSubmit] = useSubmitPreference()
  const isArmed = taps > 0 && !prefersSubmit && !isHeld
  const waitMs = useArmed(isArmed, props)
  const toggle = (
    <Button variant="ghost" size="sm" onClick={() => setPrefersSubmit(!prefersSubmit)}>
      {t(prefersSubmit ? 'tap.use' : 'tap.useSubmit')}
    </Button>
  )
  if (prefersSubmit || (isChosen && !isArmed)) {
    return (
      <>
        {submit}
        {prefersSubmit && toggle}
      </>
    )
  }
  return (
    <div className="pq-tap" role="status">
      {isArmed ? (
        <>
          <span>{t('tap.sending')}</span>
          <Button onClick={onTakeBack}>{t('tap.takeBack')}</Button>
          <i key={taps} className="pq-tap-left" style={{ animationDuration: `${waitMs}ms` }} />
        </>
      ) : (
        <>
          <span>{t('tap.hint')}</span>
          {toggle}
        </>
      )}
    </div>
  )
}

/** Sends after the wait; each further tap starts it anew. Returns how long it is. */
function useArmed(isArmed: boolean, props: TapToAnswerProps): number {
  const { taps, deadline, clockOffsetMs } = props
  const send = useRef(props.onSend)
  send.current = props.onSend
  const [waitMs, setWaitMs] = useState(TAKE_BACK_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when it is tapped
  useEffect(() => {
    if (!isArmed) return
    const leftMs = deadline === null ? Infinity : deadline - clockOffsetMs - Date.now()
    const wait = Math.max(0, Math.min(TAKE_BACK_MS, leftMs - SENDING_MS))
    setWaitMs(wait)
    const timer = setTimeout(() => send.current(), wait)
    // A page that is hidden or closed must not keep an answer to itself.
    const hidden = () => {
      if (document.visibilityState === 'hidden') send.current()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [isArmed, taps])
  return waitMs
}
