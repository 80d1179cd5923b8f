import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { groupName } from '../student/group-name'
import { GroupNames } from './GroupNames'
import type { GroupChoiceState } from './use-group-choice'

const WHOLE_CLASS = ''

export interface GroupChoiceProps {
  choice: GroupChoiceState
  /** A live game can be started with them; else they are only shown. */
  plays: boolean
  /** May name groups of which the LMS tells no names. */
  canName: boolean
  /** Students in no group. */
  ungrouped: number
}

/** Whom a teacher sees and plays with, where the course has groups. */
export function GroupChoice({ choice, plays, canName, ungrouped }: GroupChoiceProps) {
  const t = useMessages(courseGroupMessages)
  const { groups } = choice
  if (groups.length === 0) return null
  return (
    <>
      <Whose choice={choice} plays={plays} />
      {canName && <GroupNames groups={groups} />}
      {ungrouped > 0 && <p className="pq-muted">{t('group.ungrouped', { count: ungrouped })}</p>}
    </>
  )
}

function Whose({ choice, plays }: Pick<GroupChoiceProps, 'choice' | 'plays'>) {
  const t = useMessages(courseGroupMessages)
  const { groups, own, group, choose } = choice
  const [only, ...others] = groups
  if (own && only && others.length === 0)
    return <p className="play-groups">{t('group.yours', { name: groupName(t, only) })}</p>
  const options = groups.map((one) => ({ value: one.id, label: groupName(t, one) }))
  return (
    <div className="play-groups">
      <Select
        label={t(plays ? 'group.plays' : 'group.shown')}
        value={group ?? WHOLE_CLASS}
        options={own ? options : [{ value: WHOLE_CLASS, label: t('group.all') }, ...options]}
        hint={plays ? t('group.apart') : undefined}
        onChange={(value) => choose(value === WHOLE_CLASS ? undefined : value)}
      />
    </div>
  )
}
