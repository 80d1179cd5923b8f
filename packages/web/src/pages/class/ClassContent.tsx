import type { ClassDetail } from '@pathquest/core/contracts'
import { Card, WholeWords } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { classPageMessages } from '../../messages/en/class-page'
import { ShareBar, toneOf } from '../../plots/ShareBar'

/** The careers that the games of a class were about. */
export function CareersMet({ detail: { careersMet } }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  return (
    <Card title={t('class.careers')} className="class-card">
      {careersMet.length === 0 ? (
        <p className="pq-muted">{t('class.noCareers')}</p>
      ) : (
        <ul className="class-list">
          {careersMet.map(({ id, title, games }) => (
            <li key={id}>
              <Link
                className="pq-link"
                to={`/careers?career=${encodeURIComponent(id)}`}
                lang={t.contentLang}
              >
                <WholeWords>{title}</WholeWords>
              </Link>
              <span className="pq-muted">{t('class.careersTimes', { count: games })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What the class knew least in its last game. */
export function HardestQuestions({ detail: { hardQuestions } }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  return (
    <Card title={t('class.hard')} className="class-card">
      <p className="pq-muted">{t('class.hardText')}</p>
      <ol className="class-hard">
        {hardQuestions.map(({ questionId, number, text, rightShare }) => (
          <li key={questionId}>
            <b>{t('class.number', { number })}</b>
            <span lang={t.contentLang}>{text}</span>
            <ShareBar share={rightShare} tone={toneOf(rightShare)} />
            <b>{t('class.percent', { percent: Math.round(100 * rightShare) })}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}
