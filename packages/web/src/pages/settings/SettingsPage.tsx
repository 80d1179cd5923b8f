import './settings.css'
import { DEFAULT_MAILS } from '@pathquest/core/accounts/account-choices'
import type { MailChoices } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Loading, Switch } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useLocation } from 'react-router'
import { useAccount, useChooseMails } from '../../api/account'
import { schoolFieldMessages } from '../../messages/en/school-field'
import { settingsMessages } from '../../messages/en/settings'
import { takeOverMessages } from '../../messages/en/take-over'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { toasts } from '../../shell/Toasts'
import { useHashTarget } from '../../shell/use-hash-target'
import { Appearance } from './Appearance'
import { CardAccount } from './CardAccount'
import { CourseLogins } from './CourseLogins'
import { DeleteAccount } from './DeleteAccount'
import { DownloadData, SignOutEverywhere } from './DownloadData'
import { EmailForm } from './EmailForm'
import { JoinCard } from './JoinCard'
import { NamesForm } from './NamesForm'
import { ParentCode } from './ParentCode'
import { PasswordForm } from './PasswordForm'
import { SchoolForm } from './SchoolForm'
import { SettingsSection } from './SettingsSection'

/** Each is saved when switched; hidden if the server sends no emails. */
function MailToggles({ mails: stored }: { mails: MailChoices | null }) {
  const t = useMessages(settingsMessages)
  const errorText = useErrorText()
  const choose = useChooseMails()
  const mails = stored ?? DEFAULT_MAILS
  // While it is being saved the switch shows the chosen state.
  const shown = choose.isPending ? choose.variables : mails
  const toggle = (name: keyof MailChoices) => (
    <div>
      <Switch
        label={t(`settings.${name}`)}
        aria-describedby={`mails-${name}`}
        checked={shown[name]}
        disabled={stored === null || choose.isPending}
        onChange={(on) =>
          choose.mutate(
            { ...mails, [name]: on },
            { onError: (error) => toasts.error(errorText(toApiError(error))) },
          )
        }
      />
      <p id={`mails-${name}`} className="pq-muted">
        {t(`settings.${name}Hint`)}
      </p>
    </div>
  )
  return (
    <div className="settings-toggles">
      {toggle('results')}
      {toggle('invitations')}
      {toggle('digest')}
    </div>
  )
}

/** /settings: for a signed-in account, never within a launch from a course. */
export function SettingsPage() {
  const t = useMessages(settingsMessages)
  return (
    <div className="pq-page settings">
      <header className="pq-page-head">
        <h1>{t('settings.title')}</h1>
        <p className="pq-muted">{t('settings.intro')}</p>
      </header>
      <Sections />
    </div>
  )
}

function Sections() {
  const t = useMessages(settingsMessages)
  const ui = useMessages(uiMessages)
  const takeOver = useMessages(takeOverMessages)
  const school = useMessages(schoolFieldMessages)
  const { data: account, error, refetch } = useAccount()
  const { state } = useLocation()
  useHashTarget(account !== undefined)
  if (!account && error) {
    return <RetryError onRetry={() => void refetch()}>{t('settings.loadFailed')}</RetryError>
  }
  if (!account) return <Loading text={ui('ui.loading')} />
  if (account.email === null) return <CardAccount account={account} />
  return (
    <>
      <SettingsSection title={t('settings.account')} note={t('settings.accountNote')}>
        <NamesForm account={account} />
      </SettingsSection>
      <SettingsSection title={school('schoolField.title')} note={school('schoolField.note')}>
        <SchoolForm account={account} />
      </SettingsSection>
      <SettingsSection title={t('settings.email')} note={t('settings.emailNote')}>
        <EmailForm account={account} />
      </SettingsSection>
      <SettingsSection title={t('settings.security')} note={t('settings.securityNote')}>
        <PasswordForm account={account} />
        <SignOutEverywhere />
      </SettingsSection>
      <SettingsSection
        title={t('settings.notifications')}
        note={t(account.mails ? 'settings.notificationsNote' : 'settings.notificationsOff')}
      >
        <MailToggles mails={account.mails} />
      </SettingsSection>
      <SettingsSection title={t('settings.appearance')} note={t('settings.appearanceNote')}>
        <Appearance />
      </SettingsSection>
      {account.userType === 'student' && (
        <>
          <ParentCode />
          <SettingsSection
            title={takeOver('takeOver.joinTitle')}
            note={takeOver('takeOver.joinNote')}
          >
            <JoinCard />
          </SettingsSection>
        </>
      )}
      <SettingsSection
        id="course-logins"
        title={t('settings.courses')}
        note={t('settings.coursesNote')}
      >
        <CourseLogins hasJoined={state?.hasJoined === true} />
      </SettingsSection>
      <SettingsSection title={t('settings.privacy')} note={t('settings.privacyNote')}>
        <DownloadData />
      </SettingsSection>
      <SettingsSection title={t('settings.delete')} note={t('settings.deleteNote')} danger>
        <DeleteAccount account={account} />
      </SettingsSection>
    </>
  )
}
