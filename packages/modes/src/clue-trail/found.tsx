import type { Stage } from '@pathquest/core/rooms/views'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, clockIcon, closeIcon } from '@pathquest/ui/art/icons'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnTrail } from './views'

export interface FoundProps {
  stage: Extract<Stage, { name: 'result' }>
  trail: OwnTrail
}

/** Where the trail led, and what the own mark was worth. */
export function Found({ stage, trail: { options, mark } }: FoundProps) {
  const t = useTexts(en, es)
  const game = useMessages(gameMessages)
  if (stage.isSkipped) return <p className="pq-saved">{game('game.skipped')}</p>
  const career = options[stage.solution.correctIndex ?? -1] ?? ''
  const verdict = stage.yourVerdict ?? null
  const answer = typeof stage.yourAnswer === 'number' ? stage.yourAnswer : null
  return (
    <div
      className="pq-verdict"
      data-verdict={verdict === null ? 'missed' : verdict.isCorrect ? 'right' : 'wrong'}
    >
      <span className="pq-verdict-icon">
        <Icon icon={verdict === null ? clockIcon : verdict.isCorrect ? checkIcon : closeIcon} />
      </span>
      <span>
        <strong className="pq-verdict-title">{t('was', { career })}</strong>
        <span className="pq-verdict-text">
          {verdict === null || answer === null
            ? t('verdict.none')
            : verdict.isCorrect
              ? t('verdict.found', { number: mark?.clue ?? 1, count: verdict.pointsEarned })
              : t('verdict.astray', { career: options[answer] ?? '' })}
        </span>
      </span>
    </div>
  )
}
