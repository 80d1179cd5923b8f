import type { LtiGroup } from '@pathquest/core/contracts'
import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate, useSearchParams } from 'react-router'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { useGroups } from '../lti-queries'
import { groupName } from '../student/LiveWait'
import { GroupNames } from './GroupNames'

const NAME = 'group'

/** The part of the URL that stores the teacher's group. */
export const groupSearch = (group: string | undefined): string =>
  group === undefined ? '' : `?${new URLSearchParams({ [NAME]: group })}`

/** The group from the URL; undefined: everybody. */
export function useSearchedGroup(): string | undefined {
  return useSearchParams()[0].get(NAME) ?? undefined
}

interface GroupChoiceState {
  /** The available groups; empty: the LMS sends none. */
  groups: LtiGroup[]
  /** These are the teacher's own: the whole class cannot be chosen. */
  own: boolean
  /** The selected group; undefined: the whole class. */
  group: string | undefined
  /** False while the groups are loading. */
  isKnown: boolean
  choose: (group: string | undefined) => void
}

/** Which group a teacher sees and plays with: stored in the URL, so that Back restores it. */
export function useGroupChoice(): GroupChoiceState {
  const { data, isPending } = useGroups()
  const searched = useSearchedGroup()
  const navigate = useNavigate()
  const { groups, own } = data ?? { groups: [], own: false }
  const known = groups.find(({ id }) => id === searched)
  return {
    groups,
    own,
    group: known?.id ?? (own ? groups[0]?.id : undefined),
    isKnown: !isPending,
    choose: (group) => navigate({ search: groupSearch(group) }, { replace: true }),
  }
}

const WHOLE_CLASS = ''

interface GroupChoiceProps {
  choice: GroupChoiceState
  /** A live game can be started with them; else they are only shown. */
  plays: boolean
  /** May name groups that the LMS sends without names. */
  canName: boolean
  /** Students in no group. */
  ungrouped: number
}

/** The group that a teacher sees and plays with, if the course has groups. */
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
