import type { JoinAnswer } from '@pathquest/sdk/api/types'
import { JoinForm } from '@pathquest/sdk/JoinForm/JoinForm'
import join from '@pathquest/sdk/styles/join.css?inline'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import button from '@pathquest/ui/styles/button.css?inline'
import field from '@pathquest/ui/styles/field.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'
import sign from '@pathquest/ui/styles/sign.css?inline'
import { useLayoutEffect, useState } from 'react'
import { Failed } from '../Boundary'
import { createMount } from '../mount'
import type { WidgetProps } from '../Stage'
import type { GameProps, Seat } from './Game'

/** The sheets, in the order of the sdk’s index.css. */
const sheets = [button, sign, field, inlineError, join]

/** The join form until the visitor has joined, then the game. */
export function Entrance(props: WidgetProps) {
  const { options, api, emit, onReady, onError, setSheets } = props
  const [seat, setSeat] = useState<Seat | null>(null)
  const [nextCode, setNextCode] = useState<string>()
  const code = nextCode ?? options.code ?? ''
  useLayoutEffect(() => {
    if (!seat) setSheets(sheets)
  }, [seat, setSheets])
  function joined(answer: JoinAnswer) {
    // Without a cookie nobody is recognised as the host.
    if (answer.isHost) return
    const { session, player, seatToken } = answer
    const { id: sessionId, gameCode } = session
    const { displayName } = player
    const isOurs = emit('join', { sessionId, seatToken, gameCode, displayName })
    if (isOurs) setSeat({ sessionId, seatToken })
  }
  if (seat) {
    return (
      <JoinedGame
        {...props}
        seat={seat}
        onLeave={(next) => {
          setNextCode(next)
          setSeat(null)
        }}
      />
    )
  }
  return (
    <div className="pq pq-panel padded">
      <JoinForm
        key={code}
        api={api}
        initialCode={code}
        onJoin={joined}
        onReady={onReady}
        onError={onError}
      />
    </div>
  )
}

const loadGame = () => import('./Game')

function JoinedGame(props: GameProps) {
  const chunk = useLazyChunk(loadGame, true)
  if (chunk.status === 'ready') return <chunk.exports.Game {...props} />
  if (chunk.status === 'loading') return null
  return <Failed locale={props.options.locale} onRetry={chunk.retry} />
}

/** Game code and name; after joining it is replaced by the game. */
export const mount = createMount(Entrance, sheets)
