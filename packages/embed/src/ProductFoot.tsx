import { LogoMark } from '@pathquest/sdk/art/Logo'
import { useMessages } from '@pathquest/sdk/messages/MessagesProvider'
import { embedMessages } from './messages'
import { bring } from './sheets'
import { light as sheet } from './styles/foot.css'

/** Whose widget this is, and the way to all of it. */
export function ProductFoot({ href }: { href: string }) {
  const t = useMessages(embedMessages)
  return (
    <>
      <span className="brand">
        <LogoMark />
        {t('embed.brand')}
      </span>
      <a href={href} target="_blank" rel="noopener">
        {t('embed.allCareers')}
        <span className="pq-hidden"> {t('embed.newTab')}</span>
      </a>
    </>
  )
}

bring('career-browser-foot', sheet)
