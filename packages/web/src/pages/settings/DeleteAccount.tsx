import type { AccountSettings } from '@pathquest/core/contracts'
import { Button, Dialog, InlineError, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeleteAccount } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/Toasts'
import { CurrentPassword, ownershipProof, passwordMissing } from './PasswordForm'
import { useFieldErrors } from './SettingsSection'

/** What is deleted and what stays, then a form in a dialog: no deletion by a single click. */
export function DeleteAccount({ account }: { account: AccountSettings }) {
  const t = useMessages(settingsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="settings-form">
      <div className="settings-fate">
        <section>
          <h3>{t('settings.deleteGoes')}</h3>
          <ul>
            <li>{t('settings.goesAccount')}</li>
            <li>{t('settings.goesEarned')}</li>
            <li>{t('settings.goesLinks')}</li>
            {account.userType === 'teacher' && <li>{t('settings.goesSets')}</li>}
            {account.userType === 'teacher' && <li>{t('settings.goesClasses')}</li>}
          </ul>
        </section>
        <section>
          <h3>{t('settings.deleteStays')}</h3>
          <ul>
            <li>{t('settings.staysGames')}</li>
            {account.userType === 'teacher' && <li>{t('settings.staysHosted')}</li>}
            <li>{t('settings.staysGrades')}</li>
          </ul>
        </section>
      </div>
      <p>{t('settings.deleteCopy')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('settings.delete')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('settings.delete')}
        closeLabel={t('settings.close')}
        size="sm"
        onClose={() => setOpen(false)}
      >
        <ConfirmDeletion account={account} onKeep={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function ConfirmDeletion({ account, onKeep }: { account: AccountSettings; onKeep: () => void }) {
  const t = useMessages(settingsMessages)
  const navigate = useNavigate()
  const { signOut } = useSession()
  const remove = useDeleteAccount()
  const errors = useFieldErrors(['password', 'confirmation'])
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const typeId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTyped = confirmation.trim().toLowerCase() === account.email
    const isFine = errors.check({
      password: passwordMissing(account, password),
      confirmation: isTyped ? undefined : 'deletion_unconfirmed',
    })
    if (!isFine) return
    remove.mutate(
      { confirmation, ...ownershipProof(account, password) },
      {
        onSuccess: () => {
          navigate('/', { replace: true })
          toasts.success(t('settings.deleted'))
          void signOut()
        },
        onError: (error) => errors.refused(error),
      },
    )
  }
  return (
    <form ref={errors.form} className="settings-form" onSubmit={submit} noValidate>
      <p>{t('settings.deleteNote')}</p>
      {errors.failure && <InlineError>{errors.failure}</InlineError>}
      <CurrentPassword
        account={account}
        value={password}
        onChange={(value) => {
          setPassword(value)
          errors.clear('password')
        }}
        error={errors.of('password')}
        disabled={remove.isPending}
      />
      <p id={typeId}>
        {t.parts('settings.deleteType', { email: <b key="email">{account.email}</b> })}
      </p>
      <TextField
        name="confirmation"
        label={t('settings.deleteTypeLabel')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={confirmation}
        onChange={(value) => {
          setConfirmation(value)
          errors.clear('confirmation')
        }}
        error={errors.of('confirmation')}
        disabled={remove.isPending}
        maxLength={254}
      />
      <div className="settings-actions">
        <Button onClick={onKeep} disabled={remove.isPending}>
          {t('settings.deleteKeep')}
        </Button>
        <Button type="submit" variant="danger" busy={remove.isPending}>
          {t(remove.isPending ? 'settings.deleting' : 'settings.delete')}
        </Button>
      </div>
    </form>
  )
}
