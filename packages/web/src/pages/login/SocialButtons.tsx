import { SOCIAL_PROVIDERS, type SocialProvider } from '@pathquest/game-core/constants'
import { useMessages } from '@pathquest/sdk/messages'
import { Button } from '@pathquest/sdk/ui'
import { useSite } from '../../api/site'
import { PROVIDER_NAMES, useSocialSignIn } from '../../api/social'
import { toasts } from '../../app/toasts'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText } from './auth-form'

export interface SocialButtonsProps {
  disabled: boolean
  rememberMe: boolean
  /** Path of ours to come back to. */
  returnTo: string | undefined
}

/** The two other ways to sign in. */
export function SocialButtons({ disabled, rememberMe, returnTo }: SocialButtonsProps) {
  const t = useMessages(authMessages)
  const errorText = useErrorText()
  const { data: site } = useSite()
  const leave = useSocialSignIn()
  const isLeaving = leave.isPending || leave.isSuccess
  const signIn = (provider: SocialProvider) => {
    const name = PROVIDER_NAMES[provider]
    if (!site?.social.includes(provider)) {
      return toasts.info(t('login.socialSoon', { provider: name }))
    }
    leave.mutate(
      { provider, rememberMe, returnTo },
      {
        onError: (error) =>
          toasts.error(
            authFailureText(error, errorText) ?? t('login.socialFailed', { provider: name }),
          ),
      },
    )
  }
  return (
    <div className="pq-auth-pair">
      {SOCIAL_PROVIDERS.map((provider) => (
        <Button
          key={provider}
          disabled={disabled || isLeaving}
          busy={isLeaving && leave.variables?.provider === provider}
          onClick={() => signIn(provider)}
        >
          {PROVIDER_NAMES[provider]}
          <span className="pq-hidden">
            {t('login.social', { provider: PROVIDER_NAMES[provider] })}
          </span>
        </Button>
      ))}
    </div>
  )
}
