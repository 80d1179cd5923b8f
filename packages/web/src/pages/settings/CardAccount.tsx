import type { AccountSettings } from '@pathquest/core/contracts'
import { useMessages } from '@pathquest/ui/messages'
import { settingsMessages } from '../../messages/en/settings'
import { takeOverMessages } from '../../messages/en/take-over'
import { RoleBadge } from '../../shell/Avatar'
import { Appearance } from './Appearance'
import { DownloadData, SignOutEverywhere } from './DownloadData'
import { OwnAccountForm } from './OwnAccountForm'
import { ParentCode } from './ParentCode'
import { SettingsSection } from './SettingsSection'

/** Settings of a student who signs in with a card: without address, password and mails. */
export function CardAccount({ account }: { account: AccountSettings }) {
  const t = useMessages(settingsMessages)
  const takeOver = useMessages(takeOverMessages)
  return (
    <>
      <SettingsSection title={t('settings.account')} note={t('settings.cardNote')}>
        <dl className="settings-now">
          <dt className="pq-muted">{t('settings.displayName')}</dt>
          <dd>{account.displayName}</dd>
        </dl>
        <p className="settings-role">
          <span className="pq-muted">{t('settings.role')}</span>
          <RoleBadge userType={account.userType} />
        </p>
      </SettingsSection>
      <SettingsSection title={t('settings.card')} note={t('settings.cardText')}>
        <p>{t('settings.cardLost')}</p>
        <SignOutEverywhere />
      </SettingsSection>
      <SettingsSection title={takeOver('takeOver.ownTitle')} note={takeOver('takeOver.ownNote')}>
        <OwnAccountForm />
      </SettingsSection>
      <SettingsSection title={t('settings.appearance')} note={t('settings.appearanceNote')}>
        <Appearance />
      </SettingsSection>
      <ParentCode />
      <SettingsSection title={t('settings.privacy')} note={t('settings.cardPrivacy')}>
        <DownloadData />
      </SettingsSection>
    </>
  )
}
