import type { HardQuestion } from '@pathquest/core/contracts'
import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { analyticsMessages } from '../../messages/en/analytics'
import { ShareBar, toneOf } from '../../plots/ShareBar'

/** What a class got wrong most in the last game. */
export function HardQuestionsCard({ questions }: { questions: readonly HardQuestion[] }) {
  const t = useMessages(analyticsMessages)
  return (
    <Card title={t('analytics.goOver')}>
      <p className="pq-muted">{t('analytics.goOverText')}</p>
      <ol className="analytics-hard">
        {questions.map(({ questionId, number, text, rightShare }) => (
          <li key={questionId}>
            <b>{t('analytics.number', { number })}</b>
            <span lang={t.contentLang}>{text}</span>
            <ShareBar share={rightShare} tone={toneOf(rightShare)} />
            <b>{t('analytics.percent', { percent: Math.round(100 * rightShare) })}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}
