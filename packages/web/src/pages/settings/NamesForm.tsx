import type { AccountSettings } from '@pathquest/core/contracts'
import { readDisplayName } from '@pathquest/core/players/display-name'
import { Button, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useSaveNames } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { useSession } from '../../session/session'
import { RoleBadge } from '../../shell/Avatar'
import { toasts } from '../../shell/Toasts'
import { useFieldErrors } from './SettingsSection'

const FIELDS = ['firstName', 'lastName', 'displayName'] as const

/** The account's full name and display name. */
export function NamesForm({ account }: { account: AccountSettings }) {
  const t = useMessages(settingsMessages)
  const { refresh } = useSession()
  const save = useSaveNames()
  const errors = useFieldErrors(FIELDS)
  const [names, setNames] = useState({
    firstName: account.firstName,
    lastName: account.lastName,
    displayName: account.displayName,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDisplayName(names.displayName)
    const isFine = errors.check({
      firstName: names.firstName.trim() === '' ? 'first_name_required' : undefined,
      lastName: names.lastName.trim() === '' ? 'last_name_required' : undefined,
      displayName: read.ok ? undefined : read,
    })
    if (!isFine) return
    save.mutate(names, {
      onSuccess: ({ firstName, lastName, displayName }) => {
        setNames({ firstName, lastName, displayName })
        void refresh()
        toasts.success(t('settings.saved'))
      },
      onError: (error) => errors.refused(error),
    })
  }
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(`settings.${name}`),
    value: names[name],
    onChange: (value: string) => {
      setNames({ ...names, [name]: value })
      errors.clear(name)
    },
    error: errors.of(name),
    disabled: save.isPending,
  })
  return (
    <form ref={errors.form} className="settings-form" onSubmit={submit} noValidate>
      {errors.failure && <InlineError>{errors.failure}</InlineError>}
      <p className="settings-role">
        <span className="pq-muted">{t('settings.role')}</span>
        <RoleBadge userType={account.userType} />
      </p>
      <div className="settings-pair">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
      </div>
      <TextField
        {...field('displayName')}
        autoComplete="nickname"
        hint={t('settings.displayNameHint')}
        maxLength={120}
      />
      <Button type="submit" variant="solid" busy={save.isPending}>
        {t(save.isPending ? 'settings.saving' : 'settings.save')}
      </Button>
    </form>
  )
}
