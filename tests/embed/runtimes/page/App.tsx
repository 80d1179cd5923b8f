import { CareerBrowser, GamePlayer, JoinForm, Leaderboard, PathquestProvider } from '@pathquest/sdk'
import { es } from '@pathquest/sdk/messages/es'
import { StrictMode, useState } from 'react'
import type { Requested } from './requested'

type Tell = (name: string, detail?: unknown) => void

/** A page as a customer would write it: a provider, and widgets of the package inside. */
export function App({ requested, tell }: { requested: Requested; tell: Tell }) {
  const { product, locale = 'en', theme = 'light', count = 1, strict } = requested
  const widgets = Array.from({ length: count }, (_, i) => `widget-${i + 1}`)
  const page = (
    <PathquestProvider
      origin={product}
      locale={locale}
      translations={locale === 'es' ? es : undefined}
      theme={theme}
    >
      {widgets.map((id) => (
        <div id={id} key={id}>
          <Widget requested={requested} tell={tell} />
        </div>
      ))}
    </PathquestProvider>
  )
  return strict ? <StrictMode>{page}</StrictMode> : page
}

function Widget({ requested, tell }: { requested: Requested; tell: Tell }) {
  const onReady = () => tell('ready')
  const onError = (error: { code: string }) => tell('error', error.code)
  if (requested.show === 'join') return <JoinAndPlay tell={tell} faulty={requested.faulty} />
  if (requested.show === 'leaderboard') {
    const { shareToken = '' } = requested
    return (
      <Leaderboard
        shareToken={shareToken}
        mode="full"
        refreshMs={1_000}
        onReady={onReady}
        onError={onError}
      />
    )
  }
  if (requested.show === 'play') {
    const { sessionId = '', seatToken = '' } = requested
    return <GamePlayer sessionId={sessionId} seatToken={seatToken} onReady={onReady} />
  }
  return (
    <CareerBrowser
      onReady={onReady}
      onError={onError}
      onStateChange={(state) => tell('state', state)}
      onSelect={(career) => tell('select', career.id)}
    />
  )
}

/** The join form becomes the game, as on a class page. */
function JoinAndPlay({ tell, faulty }: { tell: Tell; faulty?: boolean }) {
  const [seat, setSeat] = useState<{ sessionId: string; seatToken: string } | null>(null)
  if (seat) {
    return (
      <GamePlayer
        {...seat}
        onReady={() => tell('ready')}
        onAnswer={(answer) => tell('answer', answer)}
        onLeave={() => setSeat(null)}
      />
    )
  }
  return (
    <JoinForm
      onError={(error) => tell('error', error.code)}
      onJoin={(answer) => {
        if (faulty) throw new Error('The page is at fault')
        if (answer.isHost) return
        tell('join', answer.player.displayName)
        setSeat({ sessionId: answer.session.id, seatToken: answer.seatToken })
      }}
    />
  )
}
