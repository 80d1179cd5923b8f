import type { ChildProgress } from '@pathquest/core/contracts'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { childrenMessages } from '../../messages/en/children'
import './child-figures.css'

/** How a child is doing, in four figures. */
export function ChildFigures({ child }: { child: ChildProgress }) {
  const t = useMessages(childrenMessages)
  const { locale } = useLanguage()
  const show = (value: number) => formatNumber(locale, value)
  const { accuracy } = child
  return (
    <dl className="child-figures">
      <Figure label={t('children.xp')}>{show(child.tokens)}</Figure>
      <Figure label={t('children.pathkeys')}>{show(child.pathkeysCollected)}</Figure>
      <Figure label={t('children.games')}>{show(child.gamesPlayed)}</Figure>
      <Figure label={t('children.accuracy')}>
        {accuracy === null ? (
          <>
            <span aria-hidden="true">{t('children.noAnswers')}</span>
            <span className="pq-hidden">{t('children.noAnswersLabel')}</span>
          </>
        ) : (
          t('children.percent', { percent: accuracy })
        )}
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
