import { LogoMark } from '@pathquest/ui/art/Logo'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

/** The script tag's own texts; those of the widgets are in the sdk. */
export const embedMessages = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'See all careers',
  'embed.newTab': '(opens in a new tab)',
} as const

/** The product's name, and a link to it. */
export function ProductFoot({ href }: { href: string }) {
  const t = useMessages(embedMessages)
  return (
    <div className="foot">
      <span className="brand">
        <LogoMark />
        {t('embed.brand')}
      </span>
      <a href={href} target="_blank" rel="noopener">
        {t('embed.allCareers')}
        <span className="pq-hidden"> {t('embed.newTab')}</span>
      </a>
    </div>
  )
}
