import { Button } from '@pathquest/ui'
import { trophyIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { gameMessages } from '../../messages/en/game'
import { ShareDialog } from './ShareDialog'

/** "Share leaderboard": whether a game is shared, and the code that shows it elsewhere. */
export function ShareLeaderboard({ sessionId }: { sessionId: string }) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(false)
  // The server tells a token once: it stays here for as long as the game is on the screen.
  const [token, setToken] = useState<string | null>(null)
  return (
    <>
      <Button variant="ghost" size="sm" icon={trophyIcon} onClick={() => setOpen(true)}>
        {t('share.title')}
      </Button>
      <ShareDialog
        sessionId={sessionId}
        token={token}
        open={isOpen}
        onToken={setToken}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
