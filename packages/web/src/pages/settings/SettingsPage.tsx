import { Loading } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useLocation } from 'react-router'
import { useAccount } from '../../api/account'
import { settingsMessages } from '../../messages/en/settings'
import { RetryError } from '../../shell/RetryError'
import { useHashTarget } from '../../shell/use-hash-target'
import { Appearance } from './Appearance'
import { CourseLogins } from './CourseLogins'
import { DeleteAccount } from './DeleteAccount'
import { DownloadData } from './DownloadData'
import { EmailForm } from './EmailForm'
import { MailToggles } from './MailToggles'
import { NamesForm } from './NamesForm'
import { ParentCode } from './ParentCode'
import { PasswordForm } from './PasswordForm'
import { SettingsSection } from './SettingsSection'
import { SignOutEverywhere } from './SignOutEverywhere'
import './settings.css'

/** /settings: of a signed-in account, never of a visit from a course. */
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
  const { data: account, error, refetch } = useAccount()
  const { state } = useLocation()
  useHashTarget(account !== undefined)
  if (!account && error) {
    return <RetryError onRetry={() => void refetch()}>{t('settings.loadFailed')}</RetryError>
  }
  if (!account) return <Loading text={ui('ui.loading')} />
  return (
    <>
      <SettingsSection title={t('settings.account')} note={t('settings.accountNote')}>
        <NamesForm account={account} />
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
      {account.userType === 'student' && <ParentCode />}
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
