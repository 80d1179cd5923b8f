import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { GOALS, type Goal } from './budget'
import { ClassGoals } from './ClassGoals'
import { ClassYear as Road } from './ClassYear'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassYear, YearEnd } from './views'
import { YearStory } from './YearStory'

/** A player's own year and the careers to open; for the class its road and what to talk about. */
export function Results({ view, summary, ownEnding, playerId, careerLink }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const all = summary as unknown as ClassYear | null
  const end = ownEnding as unknown as YearEnd | null
  if (playerId === null) return all && <ClassEnd all={all} isHost={view.role === 'host'} />
  if (!end) return null
  return (
    <>
      <YearStory end={end} />
      {careerLink && (
        <section className="pq-phase">
          <h3>{t('end.careers')}</h3>
          <ul className="pq-choices">
            {[end.job, ...end.others].map(({ id, title }, i) => (
              <li key={id}>
                {careerLink(
                  { id, title },
                  {
                    className: 'pq-choice',
                    children: (
                      <>
                        <b lang={t.contentLang}>{title}</b>
                        {i === 0 && <span>{t('end.yours')}</span>}
                      </>
                    ),
                  },
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function ClassEnd({ all, isHost }: { all: ClassYear; isHost: boolean }) {
  const t = useTexts(en, es)
  const most = all.goals && mostIn(all.goals)
  return (
    <section className="pq-phase" style={{ width: '100%' }}>
      <Road
        month={all.month}
        label={t('class.scene', { month: t('class.over') })}
        style={{ maxHeight: '30vh' }}
      />
      {all.goals && <ClassGoals goals={all.goals} />}
      {isHost && (
        <p>
          <b>{t('talk.title')}:</b> {t(most ? `talk.${most}` : 'talk.any')}
        </p>
      )}
    </section>
  )
}

/** null: two are chosen as often. */
function mostIn(goals: Readonly<Record<Goal, number>>): Goal | null {
  const [first, second] = [...GOALS].sort((a, b) => goals[b] - goals[a])
  if (!first || !second || goals[first] === goals[second]) return null
  return first
}
