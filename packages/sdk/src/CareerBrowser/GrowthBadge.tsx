import { growthText } from '@pathquest/game-core/careers'
import { fallIcon, riseIcon } from '../art/icons'
import { careerListMessages } from '../messages/en/career-list'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'

/** Arrow and signed percentage; nothing where growth is zero or not known. */
export function GrowthBadge({ growthRate }: { growthRate: number | null }) {
  const t = useMessages(careerListMessages)
  const text = growthText(growthRate)
  if (text === null) return null
  const grows = (growthRate ?? 0) > 0
  return (
    <Badge variant={grows ? 'success' : 'warning'} icon={grows ? riseIcon : fallIcon}>
      <span>{text}</span>
      <span className="pq-hidden"> {t('careers.growth')}</span>
    </Badge>
  )
}
