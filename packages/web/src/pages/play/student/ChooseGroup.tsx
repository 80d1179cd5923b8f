import type { LtiGroup, LtiLaunch } from '@pathquest/core/contracts'
import { Button, Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { PlayPage } from '../frame/PlayFrame'
import { groupName } from './group-name'
import '../player.css'

export interface ChooseGroupProps {
  launch: LtiLaunch
  /** Those whose games are open. */
  groups: LtiGroup[]
  /** The student is in all of these; else in no group of the course. */
  own: boolean
  onChoose: (group: string) => void
}

/** Groups play apart, and the course does not say with whom this student is. */
export function ChooseGroup({ launch, groups, own, onChoose }: ChooseGroupProps) {
  const t = useMessages(courseGroupMessages)
  return (
    <PlayPage launch={launch}>
      <div className="play-narrow">
        <h1>{t('group.ask')}</h1>
        <p>{t(own ? 'group.askText' : 'group.askNone')}</p>
        <Card>
          <ul className="play-group-buttons" aria-label={t('group.ask')}>
            {groups.map((one) => (
              <li key={one.id}>
                <Button onClick={() => onChoose(one.id)}>{groupName(t, one)}</Button>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </PlayPage>
  )
}
