import { useMessages } from '@pathquest/ui/messages'
import { useLocation, useNavigate } from 'react-router'
import { authMessages } from '../../messages/en/auth'
import type { ReturnState } from '../../session/session'
import { toasts } from '../../shell/toasts'

/** Where somebody stands who has to answer a mail before their account is made. */
export interface MailedState extends ReturnState {
  mailedTo?: string
}

/** What follows a sign-up: in at once, or, with a message that speaks of a mail, to the sign-in. */
export function useSignedUp(): (message: string | null, email: string) => void {
  const t = useMessages(authMessages)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: ReturnState | null }
  return (message, email) => {
    if (!message || !/email/i.test(message)) return toasts.success(t('signup.welcome'))
    toasts.success(t('signup.confirmEmail'))
    navigate('/login', { state: { ...state, mailedTo: email.trim() } satisfies MailedState })
  }
}
