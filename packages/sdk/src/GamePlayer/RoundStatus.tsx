import { kindOf } from '@pathquest/core/questions/documented-fields'
import type { Verdict } from '@pathquest/core/rooms/views'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, clockIcon, closeIcon } from '@pathquest/ui/art/icons'
import { useRemaining } from '@pathquest/ui/hooks/server-clock'
import { Marked } from '@pathquest/ui/Marked'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { Translate } from '@pathquest/ui/messages/translate'
import {
  isSurvey,
  type QuestionStage,
  type ResultStage,
  solutionOf,
} from '@pathquest/ui/question/question-stage'
import { type ReactNode, useEffect, useRef } from 'react'

export interface RoundStatusProps {
  stage: QuestionStage | ResultStage
  /** After the closing: where the player stands now. */
  standing?: ReactNode
  /** The answer is accepted, and the result is still unknown. */
  saved: boolean
  /** The host has paused the game. */
  isHeld?: boolean
  clockOffsetMs?: number
  now?: number
  /** The mode's own words in place of title and text. */
  words?: ((common: VerdictWords) => ReactNode) | undefined
}

interface VerdictWords {
  title: ReactNode
  text: ReactNode
}

const inCommonWords = ({ title, text }: VerdictWords): ReactNode => (
  <>
    {title}
    {text}
  </>
)

/** Always in the DOM, since a live region announces only changes. */
export function RoundStatus(props: RoundStatusProps) {
  const { saved } = props
  const status = useRef<HTMLDivElement>(null)
  // The pressed button was removed: without this the keyboard focus would restart at the top.
  useEffect(() => {
    const nowhere = document.activeElement === document.body
    if (saved && nowhere) status.current?.focus({ preventScroll: true })
  }, [saved])
  return (
    <div ref={status} role="status" tabIndex={-1} className="pq-round-status">
      <RoundMessage {...props} />
    </div>
  )
}

function RoundMessage(props: RoundStatusProps) {
  const { stage, standing, saved, isHeld, clockOffsetMs = 0, now, words = inCommonWords } = props
  const t = useMessages(playerMessages)
  const game = useMessages(gameMessages)
  const leftMs = useRemaining(stage.name === 'question' ? stage.deadline : null, clockOffsetMs, now)
  const { yourVerdict, yourAnswer } = stage
  const survey = isSurvey(stage)
  if (isHeld) return <p className="pq-saved">{t('player.pausedText')}</p>
  if (stage.name === 'result' && stage.isSkipped) {
    return <p className="pq-saved">{game('game.skipped')}</p>
  }
  // A player may have extra time: the class waits a little.
  if (leftMs === 0 && !saved) return <p className="pq-saved">{t('player.timeUp')}</p>
  if (yourVerdict && !survey) {
    const { isCorrect, isPartly } = yourVerdict
    return (
      <div className="pq-verdict" data-verdict={isCorrect ? 'right' : isPartly ? 'part' : 'wrong'}>
        <span className="pq-verdict-icon">
          <Icon icon={isCorrect || isPartly ? checkIcon : closeIcon} />
        </span>
        <span>
          {words({
            title: (
              <strong className="pq-verdict-title">
                {isCorrect ? (
                  <Marked sign="✓">{t('player.correct')}</Marked>
                ) : isPartly ? (
                  t('player.partly')
                ) : (
                  <Marked sign="✗">{t('player.incorrect')}</Marked>
                )}
              </strong>
            ),
            text: <span className="pq-verdict-text">{pointsText(yourVerdict, t)}</span>,
          })}
          {!isCorrect && <RightAnswer stage={stage} />}
          {standing}
        </span>
      </div>
    )
  }
  if (stage.name === 'result' && (yourAnswer ?? null) === null) {
    return (
      <div className="pq-verdict" data-verdict="missed">
        <span className="pq-verdict-icon">
          <Icon icon={clockIcon} />
        </span>
        <span>
          {words({
            title: <strong className="pq-verdict-title">{t('player.missed')}</strong>,
            text: <span className="pq-verdict-text">{t('player.missedText')}</span>,
          })}
          <RightAnswer stage={stage} />
          {standing}
        </span>
      </div>
    )
  }
  if (!saved && !survey) return null
  return (
    <p className="pq-saved">
      <Icon icon={checkIcon} />
      {stage.name === 'result' ? t('player.surveyed') : t('player.saved')}
    </p>
  )
}

/** What the answer earned, or what the mode took for it. */
function pointsText(
  { isCorrect, isPartly, pointsEarned }: Verdict,
  t: Translate<typeof playerMessages>,
): string {
  if (isCorrect || isPartly || pointsEarned > 0) return t('player.earned', { count: pointsEarned })
  if (pointsEarned < 0) return t('player.cost', { count: -pointsEarned })
  return t('player.incorrectText')
}

/** Drawn by the question's kind, and announced with the verdict. */
function RightAnswer({ stage }: Pick<RoundStatusProps, 'stage'>) {
  const t = useMessages(playerMessages)
  const kind = useKindPieces(kindOf(stage.question))
  const solution = solutionOf(stage) ?? null
  const Words = kind.status === 'ready' ? kind.exports.RightAnswer : undefined
  if (stage.name !== 'result' || solution === null || !Words) return null
  return (
    <span className="pq-hidden">
      {' '}
      {t.parts('player.rightAnswer', {
        answer: <Words key="answer" question={stage.question} solution={solution} />,
      })}
    </span>
  )
}
