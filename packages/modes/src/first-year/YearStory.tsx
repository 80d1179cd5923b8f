import type { HeadingLevel } from '@pathquest/ui/Card'
import { goalPrice } from './budget'
import { useYearWords } from './use-year-words'
import type { YearEnd } from './views'

/** How the year went: job, goal, what the choices say, and what to do differently. */
export function YearStory({
  end,
  headingLevel,
}: {
  end: YearEnd
  headingLevel?: HeadingLevel | undefined
}) {
  const { t, money, differ, words } = useYearWords()
  const { job, goal, saved, owed, isWhole, isReached } = end
  const Heading = `h${headingLevel ?? 2}` as 'h2'
  const amounts = {
    amount: money(saved),
    price: money(goalPrice(goal, job.monthly)),
    goal: t(`goal.${goal}`),
  }
  const said = words(end)
  return (
    <section className="pq-phase">
      <Heading>{t('end.title')}</Heading>
      <p>
        {t('end.job')} <b lang={t.contentLang}>{job.title}</b>,{' '}
        {t('career.month', { amount: money(job.monthly) })}.
      </p>
      <p>
        <b>{savedText()}</b>
      </p>
      {owed > 0 && <p>{t('end.plan', { amount: money(owed) })}</p>}
      {said && <p>{said}</p>}
      {end.differ && <p>{differ(end.differ)}</p>}
    </section>
  )

  function savedText() {
    if (isReached) return t('end.reached', amounts)
    return isWhole ? t('end.left', amounts) : t('end.early', amounts)
  }
}
