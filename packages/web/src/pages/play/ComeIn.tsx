import { useMessages } from '@pathquest/sdk/messages'
import { playMessages } from '../../messages/en/play'

/** How students get into a game of their course: there is no code to show. */
export function ComeIn() {
  const t = useMessages(playMessages)
  return (
    <div className="play-entry">
      <p>{t('play.comeIn')}</p>
      <p>{t('play.comeInText')}</p>
    </div>
  )
}
