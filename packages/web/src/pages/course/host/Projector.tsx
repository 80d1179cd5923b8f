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
import { playSoloMessages } from '../../../messages/en/play-solo'
import { toasts } from '../../../shell/Toasts'
import { useScreenCommands } from '../../game/HostTools'
import { titleOf } from '../frame/CourseFrame'

/** An empty window with the style of this page; null where the browser or the LMS blocks it. */
function openBlankWindow(title: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=1280,height=720')
  if (!opened) return null
  const { documentElement: ours } = document
  const { documentElement: theirs, head, body } = opened.document
  theirs.lang = ours.lang
  theirs.dataset.theme = ours.dataset.theme
  theirs.className = ours.className
  body.className = 'pq'
  opened.document.title = title
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    const copy = opened.document.importNode(sheet, true)
    // An empty page has no base URL for a relative one.
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href)
    head.append(copy)
  }
  return opened
}

/** How students enter a game of their course: what to open there, since there is no code. */
export function EnterGame({ launch }: { launch: LtiLaunch }) {
  const t = useMessages(playSoloMessages)
  return (
    <div className="play-entry">
      <p>{t('solo.openHere')}</p>
      <p className="play-entry-place">
        {launch.course?.title && <span>{launch.course.title} › </span>}
        <b>{titleOf(launch)}</b>
      </p>
      <p>{t('solo.openText')}</p>
    </div>
  )
}

interface ProjectorProps {
  sessionId: string
  /** The course and activity that students open. */
  launch: LtiLaunch
}

/**
 * The projector in a window of its own, rendered from this frame: another page does not have its
 * credentials, and no URL may contain them.
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
