import { joinBy } from '@pathquest/sdk/api/client'
import type { JoinAnswer } from '@pathquest/sdk/api/types'
import { JoinForm } from '@pathquest/sdk/JoinForm/JoinForm'
import { useMemo, useState } from 'react'
import { After } from './After'
import type { WidgetProps } from './Stage'
import type { Seat } from './seat'

/** The join form until somebody has joined, then what comes after it. */
export function Entrance(props: WidgetProps) {
  const { options, api, emit, onReady, onError, setSheet } = props
  const [seat, setSeat] = useState<Seat | null>(null)
  const [nextCode, setNextCode] = useState<string>()
  const game = useMemo(() => ({ join: joinBy(api.request) }), [api])
  const code = nextCode ?? options.code ?? ''
  function joined(answer: JoinAnswer) {
    // Without a cookie nobody is known as the host.
    if (answer.isHost) return
    const { session, player, seatToken } = answer
    const { id: sessionId, gameCode } = session
    const { displayName } = player
    const isOurs = emit('join', { sessionId, seatToken, gameCode, displayName })
    if (isOurs) setSeat({ sessionId, seatToken, gameCode, displayName })
  }
  if (seat) {
    return (
      <After
        {...props}
        seat={seat}
        onLeave={(next) => {
          setSheet('join-form')
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
        api={game}
        initialCode={code}
        onJoin={joined}
        onReady={onReady}
        onError={onError}
      />
    </div>
  )
}
