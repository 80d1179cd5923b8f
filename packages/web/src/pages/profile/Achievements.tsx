import type { Profile } from '@pathquest/core/contracts'
import { AccuracyBar, Badge, Card } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { userIcon } from '@pathquest/ui/art/host-icons'
import { checkIcon, flagIcon, keyIcon, signpostIcon } from '@pathquest/ui/art/icons'
import { lockIcon, trophyIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { profileMessages } from '../../messages/en/profile'

type Achievement = Profile['achievements'][number]

const ICONS: Record<Achievement['id'], string> = {
  welcome: userIcon,
  first_steps: flagIcon,
  collector: keyIcon,
  explorer: signpostIcon,
  dedication: trophyIcon,
}

/** All achievements, locked ones with their progress. */
export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
  const t = useMessages(profileMessages)
  const earned = achievements.filter((one) => one.earned).length
  return (
    <Card
      title={t('profile.achievements')}
      aside={
        <Badge variant="reward">
          {t('profile.unlocked', { earned, total: achievements.length })}
        </Badge>
      }
    >
      <ul className="profile-achievements">
        {achievements.map((one) => (
          <AchievementItem key={one.id} achievement={one} />
        ))}
      </ul>
    </Card>
  )
}

function AchievementItem({ achievement }: { achievement: Achievement }) {
  const t = useMessages(profileMessages)
  const { id, earned, reached, goal } = achievement
  return (
    <li data-earned={earned || undefined}>
      <span className="profile-achievement-icon">
        <Icon icon={earned ? ICONS[id] : lockIcon} />
      </span>
      <div>
        <h3>{t(`profile.${id}`)}</h3>
        <p>{t(`profile.${id}Text`)}</p>
        {earned ? (
          <p className="profile-achievement-state">
            <Icon icon={checkIcon} />
            {t('profile.earned')}
          </p>
        ) : (
          <div className="profile-achievement-state">
            <span className="pq-hidden">{t('profile.locked')}: </span>
            {t('profile.reached', { reached, goal })}
            <AccuracyBar percent={(100 * reached) / goal} />
          </div>
        )}
      </div>
    </li>
  )
}
