import type { ReactNode } from 'react'
import { AnswerShape } from '../art/AnswerShape'
import { Icon } from '../art/Icon'
import { checkIcon, signpostIcon } from '../art/icons'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import type { ResultStage } from './option-states'

export interface ExplanationProps {
  text: string | null
  /** Of the text, where it is not the language around. */
  lang?: string
  /** A link below the text, e.g. "Explore this career". */
  link?: ReactNode
}

/** Why it is so, and the way to the career behind it. */
export function Explanation({ text, lang, link }: ExplanationProps) {
  if (!text && !link) return null
  return (
    <div className="pq-why">
      <Icon icon={signpostIcon} />
      <div>
        {text && <p lang={lang}>{text}</p>}
        {link}
      </div>
    </div>
  )
}

/** How many chose each option, as bars with their numbers. */
export function Distribution({ stage }: { stage: ResultStage }) {
  const t = useMessages(gameMessages)
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

/** A text that begins with a mark: the drawn icon stands for it, the sign is read and copied. */
export function Marked({ sign, children }: { sign: '✓' | '✗'; children: ReactNode }) {
  return (
    <span>
      <span className="pq-hidden">{`${sign} `}</span>
      {children}
    </span>
  )
}
