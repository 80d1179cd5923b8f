import { SOCIAL_PROVIDERS, type SocialProvider } from '@pathquest/core/accounts/account-choices'
import { ApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { PROVIDER_NAMES, useSocialSignIn } from '../../api/account'
import { useSite } from '../../api/site'
import { authMessages } from '../../messages/en/auth'
import { useErrorText } from '../../messages/use-error-text'
import { authFailureText } from '../../shell/AuthFrame'
import { toasts } from '../../shell/Toasts'

interface SocialButtonsProps {
  disabled: boolean
  rememberMe: boolean
  /** Path on this site to return to. */
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
    const showSoon = () => toasts.info(t('login.socialSoon', { provider: name }))
    // If pressed before the page knows the configuration, the server answers.
    if (site && !site.social.includes(provider)) return showSoon()
    leave.mutate(
      { provider, rememberMe, returnTo },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'social_off') return showSoon()
          toasts.error(
            authFailureText(error, errorText) ?? t('login.socialFailed', { provider: name }),
          )
        },
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
