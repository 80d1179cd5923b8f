import { GamePlayer } from '@pathquest/sdk/game-player'
import { JoinForm } from '@pathquest/sdk/join-form'
import { useState } from 'react'

/** The join form; whoever has joined plays in its place. */
export function GamePage() {
  const [seat, setSeat] = useState(null)
  const [isHost, setHost] = useState(false)
  const join = (answer) => {
    setHost(answer.isHost)
    if (!answer.isHost) setSeat({ sessionId: answer.session.id, seatToken: answer.seatToken })
  }
  if (seat) {
    const leave = () => setSeat(null)
    return (
      <GamePlayer
        {...seat}
        headingLevel={1}
        brand={<strong>Live quiz</strong>}
        onLeave={leave}
        onReturnHome={leave}
        returnLabel="Back to the quiz page"
        careerLink={({ id }, look) => <a href={`#/careers?career=${id}`} {...look} />}
      />
    )
  }
  return (
    <div className="school-join">
      <section>
        <p className="school-eyebrow">Live quiz</p>
        <h1>Ready when your class is</h1>
        <p>Your teacher shows a game code on the screen. You need no account.</p>
        <ol className="school-steps">
          <li>Type the code</li>
          <li>Choose a name that your class may see</li>
          <li>Wait for the first question</li>
        </ol>
      </section>
      <section className="school-card" aria-label="Join a game">
        <JoinForm onJoin={join} />
        {isHost && <p>This is your own game: host it in Pathquest.</p>}
      </section>
    </div>
  )
}
