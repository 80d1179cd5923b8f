import type { LtiGroup } from '@pathquest/core/contracts'
import { LTI_GROUP_NAME_MAX } from '@pathquest/core/lti/activity-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Card, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { useErrorText } from '../../../messages/use-error-text'
import { toasts } from '../../../shell/Toasts'
import { useNameGroups } from '../lti-queries'

/** Names for groups that the LMS sends as numbers only: given once, for the whole course. */
export function GroupNames({ groups }: { groups: readonly LtiGroup[] }) {
  const t = useMessages(courseGroupMessages)
  const [isOpen, setOpen] = useState(false)
  const unnamed = groups.filter(({ isUnnamed }) => isUnnamed)
  if (unnamed.length === 0) return null
  if (isOpen) return <GroupNamesForm groups={unnamed} onClose={() => setOpen(false)} />
  return (
    <div>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('group.name')}
      </Button>
    </div>
  )
}

function GroupNamesForm({ groups, onClose }: { groups: readonly LtiGroup[]; onClose: () => void }) {
  const t = useMessages(courseGroupMessages)
  const errorText = useErrorText()
  const { mutate, isPending, error } = useNameGroups()
  const [names, setNames] = useState(
    () => new Map(groups.map(({ id, name }) => [id, name === id ? '' : name])),
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { names: [...names].map(([id, name]) => ({ id, name: name.trim() })) },
      {
        onSuccess: () => {
          toasts.success(t('group.saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Card title={t('group.name')}>
      <form className="play-group-names" onSubmit={save}>
        <p className="pq-muted">{t('group.nameText')}</p>
        {groups.map(({ id }) => (
          <TextField
            key={id}
            label={t('group.nameOf', { id })}
            value={names.get(id) ?? ''}
            maxLength={LTI_GROUP_NAME_MAX}
            autoComplete="off"
            onChange={(name) => setNames(new Map(names).set(id, name))}
          />
        ))}
        {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
        <div className="pq-row">
          <Button type="submit" variant="primary" busy={isPending}>
            {t('group.save')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('group.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
