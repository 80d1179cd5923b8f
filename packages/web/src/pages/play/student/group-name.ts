import type { LtiGroup } from '@pathquest/core/contracts'
import type { Translate } from '@pathquest/ui/messages'
import type { courseGroupMessages } from '../../../messages/en/course-groups'

/** As people read it: Moodle tells the id of a group and no name. */
export const groupName = (
  t: Translate<typeof courseGroupMessages>,
  { id, name }: LtiGroup,
): string => (name === id ? t('group.numbered', { id }) : name)
