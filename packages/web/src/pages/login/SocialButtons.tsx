import { useMessages } from '@pathquest/sdk/messages'
import { Button } from '@pathquest/sdk/ui'
import { toasts } from '../../app/toasts'
import { authMessages } from '../../messages/en-auth'

const PROVIDERS = ['Google', 'Microsoft'] as const

/** The two other ways to sign in. */
export function SocialButtons({ disabled }: { disabled: boolean }) {
  const t = useMessages(authMessages)
  return (
    <div className="pq-auth-pair">
      {PROVIDERS.map((provider) => (
        <Button
          key={provider}
          disabled={disabled}
          onClick={() => toasts.info(t('login.socialSoon', { provider }))}
        >
          {provider}
          <span className="pq-hidden">{t('login.social', { provider })}</span>
        </Button>
      ))}
    </div>
  )
}
