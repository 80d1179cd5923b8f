import type { HomeworkPage } from '@pathquest/core/contracts'
import { buttonLook, Card } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { signpostLook } from '@pathquest/ui/Signpost'
import { Link, useLocation } from 'react-router'
import { formatWeekday } from '../../formats'
import { homeworkMessages } from '../../messages/en/homework'
import { type ReturnState, useSession } from '../../session/session'

interface ObstacleProps {
  obstacle: NonNullable<HomeworkPage['obstacle']>
  homework: HomeworkPage['homework']
}

/** Why the visitor cannot begin, and what to do about it. */
export function Obstacle({ obstacle, homework: { opensAt } }: ObstacleProps) {
  const t = useMessages(homeworkMessages)
  const { locale } = useLanguage()
  const { user } = useSession()
  if (obstacle === 'sign_in') return <WaysIn />
  if (obstacle === 'not_a_student')
    return (
      <Card title={t('homework.notStudent')} className="homework-obstacle">
        <p>{t('homework.notStudentText', { name: user?.displayName ?? '' })}</p>
      </Card>
    )
  if (obstacle === 'other_class')
    return (
      <Card title={t('homework.otherClass')} className="homework-obstacle">
        <p>{t('homework.otherClassText')}</p>
        <Link to="/my-classes" {...buttonLook({ variant: 'primary' })}>
          {t('homework.joinClass')}
        </Link>
      </Card>
    )
  if (obstacle === 'early')
    return (
      <Card title={t('homework.early')} className="homework-obstacle">
        {opensAt !== null && (
          <p>{t('homework.earlyText', { date: formatWeekday(opensAt, locale) })}</p>
        )}
      </Card>
    )
  return (
    <Card title={t('homework.closedTitle')} className="homework-obstacle">
      <p>{t('homework.closedText')}</p>
    </Card>
  )
}

/** For a guest; each leads back here. */
function WaysIn() {
  const t = useMessages(homeworkMessages)
  const { pathname, search, hash } = useLocation()
  const state: ReturnState = { from: { pathname, search, hash } }
  return (
    <Card title={t('homework.signInTitle')} className="homework-obstacle">
      <p>{t('homework.signInText')}</p>
      <div className="homework-ways">
        <Link to="/login" state={state} {...signpostLook()}>
          {t('homework.signIn')}
        </Link>
        <Link to="/card" state={state} {...buttonLook()}>
          {t('homework.withCard')}
        </Link>
        <Link to="/signup" state={state} {...buttonLook()}>
          {t('homework.signUp')}
        </Link>
      </div>
    </Card>
  )
}
