import type { Stage } from '@pathquest/core/rooms/views'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, clockIcon, closeIcon } from '@pathquest/ui/art/icons'
import { Badge } from '@pathquest/ui/Badge'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { useDecoyWords } from './use-decoy-words'
import type { OwnView } from './views'

export interface OwnToldProps {
  own: Pick<OwnView, 'walked' | 'laid'>
  stage: Stage
}

/** Where the own walk led, and whom the own false trail led astray. */
export function OwnTold({ own: { walked, laid }, stage }: OwnToldProps) {
  const { t } = useDecoyWords()
  const game = useMessages(gameMessages)
  if (stage.name !== 'result') return null
  if (stage.isSkipped) return <p className="pq-saved">{game('game.skipped')}</p>
  const verdict = stage.yourVerdict ?? null
  const { career = '', truth: task = '' } = walked ?? {}
  return (
    <>
      <div
        className="pq-verdict"
        data-verdict={verdict === null ? 'missed' : verdict.isCorrect ? 'right' : 'wrong'}
      >
        <span className="pq-verdict-icon">
          <Icon icon={verdict === null ? clockIcon : verdict.isCorrect ? checkIcon : closeIcon} />
        </span>
        <span>
          <strong className="pq-verdict-title">
            {verdict === null
              ? t('told.none', { career, task })
              : verdict.isCorrect
                ? t('told.found', { task })
                : t('told.astray', { career, task })}
          </strong>
          {verdict?.isCorrect && (
            <span className="pq-verdict-text">{t('points', { count: verdict.pointsEarned })}</span>
          )}
        </span>
      </div>
      {laid && (
        <p style={{ marginTop: 14 }}>
          {t('yours', { task: laid.task })}
          <br />
          <b>{laid.isShown ? t('fooled', { percent: laid.percent }) : t('unused')}</b>{' '}
          {laid.points > 0 && (
            <Badge variant="success">{t('points', { count: laid.points })}</Badge>
          )}
        </p>
      )}
    </>
  )
}
