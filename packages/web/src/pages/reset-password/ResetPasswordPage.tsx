import { signpostLook } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { recoveryMessages } from '../../messages/en/recovery'
import { useErrorText } from '../../messages/use-error-text'
import { readLinkCode, useCodeOutOfAddress } from '../../session/link-code'
import { AuthFrame } from '../../shell/AuthFrame'
import { NewPasswordForm } from './NewPasswordForm'

/** /reset-password: sets a new password by an email link, or shows why that fails. */
export function ResetPasswordPage() {
  const t = useMessages(recoveryMessages)
  const errorText = useErrorText()
  const { hash, state } = useLocation()
  const [endedCode, setEndedCode] = useState<string>()
  const code = readLinkCode(hash, state)
  useCodeOutOfAddress(hash)
  if (code && code !== endedCode) {
    return (
      <AuthFrame title={t('reset.title')} intro={t('reset.intro')}>
        <NewPasswordForm key={code} token={code} onEnded={() => setEndedCode(code)} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t(code ? 'reset.endedTitle' : 'reset.noCodeTitle')}>
      <p role={code ? 'alert' : undefined}>
        {code ? errorText({ code: 'link_invalid' }) : t('reset.noCode')}
      </p>
      <Link to="/forgot-password" {...signpostLook({ full: true })}>
        {t('reset.ask')}
      </Link>
    </AuthFrame>
  )
}
