import type { LtiLaunch } from '@pathquest/core/contracts'
import { GameScreen } from '@pathquest/sdk/GameScreen'
import { createLiveGame } from '@pathquest/sdk/live/live-game'
import { randomId } from '@pathquest/sdk/live/seat-store'
import { Button } from '@pathquest/ui'
import { screenIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../../../api/client'
import { playMessages } from '../../../messages/en/play'
import { toasts } from '../../../shell/toasts'
import { useScreenCommands } from '../../game/use-screen-commands'
import { openBlankWindow } from './blank-window'
import { EnterGame } from './EnterGame'

export interface ProjectorProps {
  sessionId: string
  /** Course and activity that students open. */
  launch: LtiLaunch
}

/**
 * The projector in a window of its own, drawn from here: another page could not read what this
 * frame knows, and no address may carry it.
 */
export function Projector({ sessionId, launch }: ProjectorProps) {
  const t = useMessages(playMessages)
  const [screen, setScreen] = useState<Window | null>(null)
  useEffect(() => {
    if (!screen) return
    const closed = () => setScreen(null)
    screen.addEventListener('pagehide', closed)
    return () => {
      screen.removeEventListener('pagehide', closed)
      screen.close()
    }
  }, [screen])
  const open = () => {
    if (screen) return screen.focus()
    const opened = openBlankWindow(t('play.screen'))
    if (opened) setScreen(opened)
    else toasts.error(t('play.screenBlocked'))
  }
  return (
    <>
      <Button variant="ghost" size="sm" icon={screenIcon} onClick={open}>
        {t('play.screen')}
        <span className="pq-hidden"> {t('play.newWindow')}</span>
      </Button>
      {screen &&
        createPortal(<Screen sessionId={sessionId} launch={launch} />, screen.document.body)}
    </>
  )
}

function Screen({ sessionId, launch }: ProjectorProps) {
  const [game] = useState(() => createLiveGame({ api, sessionId, role: 'screen', tab: randomId() }))
  const command = useScreenCommands(game, sessionId)
  return (
    <GameScreen
      game={game}
      assetOrigin={window.location.origin}
      entry={<EnterGame launch={launch} />}
      onCommand={command}
    />
  )
}
