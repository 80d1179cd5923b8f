import './child-figures.css'
import type { ChildProgress } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, useConfirm, WholeWords } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { signpostIcon } from '@pathquest/ui/art/icons'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useUnlinkChild } from '../../api/families'
import { formatDay } from '../../formats'
import { childrenMessages } from '../../messages/en/children'
import { planReviewMessages } from '../../messages/en/plan-review'
import { useErrorText } from '../../messages/use-error-text'
import { Avatar } from '../../shell/Avatar'
import { toasts } from '../../shell/Toasts'
import { ChildGames } from './ChildGames'
import { ChildHomework } from './ChildHomework'

/** A child's progress in four figures. */
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

/** One child's progress, read-only, with an unlink button. */
export function ChildCard({ child }: { child: ChildProgress }) {
  const t = useMessages(childrenMessages)
  const { locale } = useLanguage()
  return (
    <section className="pq-card children-card" id={child.id}>
      <div className="children-card-head">
        <Avatar name={child.displayName} />
        <div>
          <h2>{child.displayName}</h2>
          <p className="pq-muted">
            {t('children.since', { date: formatDay(child.linkedAt, locale) })}
          </p>
        </div>
        <Unlink child={child} />
      </div>
      <ChildFigures child={child} />
      <h3>{t('children.careers')}</h3>
      {child.recentCareers.length === 0 ? (
        <p className="pq-muted">{t('children.noCareers')}</p>
      ) : (
        <ul className="children-careers">
          {child.recentCareers.map(({ id, title, playedAt }) => (
            <li key={id}>
              <Icon icon={signpostIcon} />
              <span>
                <Link className="pq-link" to={`/careers?career=${id}`} lang={t.contentLang}>
                  <WholeWords>{title}</WholeWords>
                </Link>
                <span className="pq-muted">{formatDay(playedAt, locale)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ChildGames childId={child.id} />
      <ChildHomework childId={child.id} />
      <PlanLink child={child} />
    </section>
  )
}

/** Only while the child shares it. */
function PlanLink({ child: { id, displayName: name, isPlanShared } }: { child: ChildProgress }) {
  const t = useMessages(planReviewMessages)
  if (!isPlanShared) return null
  return (
    <div>
      <Link to={`/children/${encodeURIComponent(id)}/plan`} {...buttonLook({ size: 'sm' })}>
        {t('planReview.childPlan', { name })}
      </Link>
    </div>
  )
}

function Unlink({ child: { id, displayName: name } }: { child: ChildProgress }) {
  const t = useMessages(childrenMessages)
  const errorText = useErrorText()
  const unlink = useUnlinkChild()
  const [confirm, question] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('children.unlinkTitle', { name }),
      text: <p>{t('children.unlinkText')}</p>,
      confirmLabel: t('children.unlink'),
      cancelLabel: t('children.keep'),
      closeLabel: t('children.close'),
    })
    if (!isSure) return
    // By its promise: this row is gone when the callbacks of `mutate` would be called.
    await unlink.mutateAsync(id).then(
      () => toasts.success(t('children.unlinked')),
      (error) => toasts.error(errorText(toApiError(error))),
    )
  }
  return (
    <>
      <Button
        size="sm"
        busy={unlink.isPending}
        aria-label={t('children.unlinkName', { name })}
        onClick={() => void ask()}
      >
        {t('children.unlink')}
      </Button>
      {question}
    </>
  )
}
