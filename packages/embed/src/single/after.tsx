import { withGameCalls } from '@pathquest/sdk/api-client'
import { useMessages } from '@pathquest/sdk/messages/MessagesProvider'
import { SignpostLink } from '@pathquest/sdk/ui/Signpost'
import { useEffect } from 'react'
import { embedMessages } from '../messages'
import type { AfterProps } from '../seat'

/**
 * A single file has no game in it: it opens in the app by the join link, with the name in the field.
 * The seat that joining gave stays with this page, so it goes back and nobody sits in the lobby twice.
 */
export function After({ api, seat }: AfterProps) {
  const t = useMessages(embedMessages)
  const { sessionId, seatToken, gameCode, displayName } = seat
  useEffect(() => {
    // The lobby lets go of a seat that nobody comes back to by itself, too.
    withGameCalls(api)
      .leave(sessionId, seatToken)
      .catch(() => {})
  }, [api, sessionId, seatToken])
  return (
    <div className="pq pq-panel padded" role="status">
      <p>{t('embed.openGameText')}</p>
      <SignpostLink
        // A name in the fragment is sent to nobody.
        href={`${api.origin}/join-game?code=${encodeURIComponent(gameCode)}#name=${encodeURIComponent(displayName)}`}
        target="_blank"
        rel="noopener"
      >
        {t('embed.openGame')}
        <span className="pq-hidden"> {t('embed.newTab')}</span>
      </SignpostLink>
    </div>
  )
}
