import { STATEMENT_IDS, type SurveyAnswers } from '@pathquest/core/interests/interests'
import { Signpost } from '@pathquest/ui'
import { Icon, Ridge, Terrain } from '@pathquest/ui/art'
import { clockIcon, lockIcon, successIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { interestsMessages } from '../../messages/en/interests'
import { DeleteAnswers } from './DeleteAnswers'

export interface SurveyIntroProps {
  draft: SurveyAnswers | null
  onStart: () => void
}

/** What the survey is, and the one way into it. */
export function SurveyIntro({ draft, onStart }: SurveyIntroProps) {
  const t = useMessages(interestsMessages)
  const count = Object.keys(draft ?? {}).length
  const notes = [
    [clockIcon, t('interests.introTime')],
    [successIcon, t('interests.introTaste')],
    [lockIcon, t('interests.introPrivate')],
  ] as const
  return (
    <>
      <section className="pq-banner interests-banner">
        <Terrain seed="interests" />
        <div>
          <h1>{t('interests.introTitle')}</h1>
          <p>{t('interests.intro')}</p>
        </div>
        <Ridge seed="interests" />
      </section>
      <div className="pq-card interests-intro">
        <ul>
          {notes.map(([icon, note]) => (
            <li key={note}>
              <Icon icon={icon} />
              <span>{note}</span>
            </li>
          ))}
        </ul>
        {count > 0 && (
          <p>
            <b>{t('interests.begun', { count, total: STATEMENT_IDS.length })}</b>
          </p>
        )}
        <div className="interests-intro-actions">
          <Signpost onClick={onStart}>
            {t(count > 0 ? 'interests.goOn' : 'interests.start')}
          </Signpost>
          {count > 0 && <DeleteAnswers />}
        </div>
      </div>
    </>
  )
}
