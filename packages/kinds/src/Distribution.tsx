import { AnswerShape } from '@pathquest/ui/art/AnswerShape'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon } from '@pathquest/ui/art/icons'
import { roundMessages } from '@pathquest/ui/messages/en/round'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

export interface DistributionProps {
  options: readonly string[]
  /** How many chose each; anything else draws nothing. */
  counts: unknown
  isRight?: (place: number) => boolean
}

/** How many chose each option, as bars with their numbers. */
export function Distribution({ options, counts, isRight = () => false }: DistributionProps) {
  const t = useMessages(roundMessages)
  if (!Array.isArray(counts)) return null
  const numbers = options.map((_, i) => Number(counts[i] ?? 0))
  const most = Math.max(1, ...numbers)
  return (
    <ul className="pq-distribution" aria-label={t('game.distribution')}>
      {options.map((text, i) => {
        const count = numbers[i] ?? 0
        const right = isRight(i)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position
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
