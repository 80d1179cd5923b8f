import type { LtiGroup } from '@pathquest/core/contracts'
import { useNavigate } from 'react-router'
import { useGroups } from '../lti-queries'
import { groupSearch, useSearchedGroup } from './group-search'

export interface GroupChoiceState {
  /** What there is to choose from; empty: the LMS tells of no groups. */
  groups: LtiGroup[]
  /** These are the teacher's own: there is no whole class to choose. */
  own: boolean
  /** The one that is looked at and played with; undefined: the whole class. */
  group: string | undefined
  /** False while the groups are asked for. */
  isKnown: boolean
  choose: (group: string | undefined) => void
}

/** Which group a teacher looks at and plays with: kept in the address, so that a way back has it. */
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
