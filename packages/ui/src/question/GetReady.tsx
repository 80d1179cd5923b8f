import { useRemaining } from '../hooks/server-clock'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import type { QuestionStage } from './question-stage'

/** Longer than that it is not a countdown, but a clock that differs from the server's. */
const COUNTDOWN_MAX_MS = 5_000

/**
 * Milliseconds until the question's time starts; 0: it has. By the lower bound of the server's clock:
 * an answer to a question that opens too early on the page would be refused as too fast.
 */
export function useGetReady(openedAt: number, clockFloorMs: number, now?: number): number {
  const isKnown = Number.isFinite(clockFloorMs)
  const leftMs = useRemaining(openedAt, isKnown ? clockFloorMs : 0, now) ?? 0
  return leftMs > COUNTDOWN_MAX_MS ? 0 : leftMs
}

export interface GetReadyProps {
  stage: QuestionStage
  leftMs: number
}

/** 3, 2, 1 before a question; the number is drawn anew each second. */
export function GetReady({ stage, leftMs }: GetReadyProps) {
  const t = useMessages(roundMessages)
  const count = Math.ceil(leftMs / 1_000)
  return (
    <section className="pq-get-ready" role="status">
      <p>{t('game.question', { number: stage.index + 1, total: stage.total })}</p>
      <p key={count} className="pq-get-ready-count">
        {count}
      </p>
      <p>{t('game.getReady')}</p>
    </section>
  )
}
