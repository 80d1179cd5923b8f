import { AnswerShape } from '../art/AnswerShape'
import { Icon } from '../art/Icon'
import { checkIcon } from '../art/icons'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import type { ResultStage } from './option-states'

/** How many chose each option, as bars with their numbers. */
export function Distribution({ stage }: { stage: ResultStage }) {
  const t = useMessages(roundMessages)
  const most = Math.max(1, ...stage.counts)
  return (
    <ul className="pq-distribution" aria-label={t('game.distribution')}>
      {stage.question.options.map((text, i) => {
        const count = stage.counts[i] ?? 0
        const right = i === stage.solution.correctIndex
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={i} className="pq-distribution-row" data-right={right || undefined}>
            <AnswerShape index={i} />
            <span className="pq-hidden" lang={t.contentLang}>
              {text}
            </span>
            <span className="pq-distribution-bar" aria-hidden="true">
              <i style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="pq-distribution-count">
              {right && <Icon icon={checkIcon} />}
              {right && <span className="pq-hidden">{t('game.correctAnswer')}</span>}
              {t('game.optionCount', { count })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
