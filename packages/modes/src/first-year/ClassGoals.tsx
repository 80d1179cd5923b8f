import { useTexts } from '@pathquest/ui/messages/use-texts'
import { GOALS, type Goal } from './budget'
import { GoalShape } from './GoalIcon'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

/** How many save for what, without names. */
export function ClassGoals({ goals }: { goals: Readonly<Record<Goal, number>> }) {
  const t = useTexts(en, es)
  return (
    <section style={{ display: 'grid', gap: 8, fontSize: '1.1em' }}>
      <p>{t('class.goals')}</p>
      <ul
        className="pq-row"
        style={{
          justifyContent: 'safe center',
          margin: 0,
          padding: 0,
          gap: '0.6em 2em',
          listStyle: 'none',
        }}
      >
        {GOALS.map((goal) => (
          <li key={goal} style={{ display: 'flex', gap: '0.4em', alignItems: 'center' }}>
            <svg
              viewBox="0 0 64 64"
              aria-hidden="true"
              style={{ flex: 'none', width: '1.8em', height: '1.8em' }}
            >
              <GoalShape goal={goal} />
            </svg>
            <b>{t('class.goal', { goal: t(`goal.${goal}`), count: goals[goal] })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
