import { CORNERS, type OneDeviceAnswers } from '@pathquest/core/rooms/game-choices'
import type { GameHeader, GameView, ScreenView } from '@pathquest/core/rooms/views'
import { AnswerShape } from '@pathquest/ui/art/AnswerShape'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { ReactNode } from 'react'

/** A game without phones has no code: in its place stands how the class answers. */
export const entryOf = (view: GameView | null, entry: ReactNode): ReactNode =>
  entry ?? (view?.game.oneDevice && <WithoutPhones oneDevice={view.game.oneDevice} />)

/** How many played: without places, or where a class is counted, nobody competed. */
export function HowManyPlayed({ view }: { view: GameView }) {
  const t = useMessages(resultsMessages)
  const own = useMessages(withoutPhonesMessages)
  const { playerCount: count } = view
  const isCounted = view.game.oneDevice !== undefined && view.game.oneDevice.answers !== 'teams'
  if (isCounted) return own('phones.played', { count })
  return t(view.game.ends === 'none' ? 'game.tookPart' : 'game.competed', { count })
}

const HOW = {
  hands: 'phones.hands',
  corners: 'phones.corners',
  teams: 'phones.teams',
} as const satisfies Record<OneDeviceAnswers, string>

/** Where an answer may wait for more, and then stays. */
const HOW_ONCE = {
  hands: 'phones.handsOnce',
  corners: 'phones.cornersOnce',
  teams: 'phones.teamsOnce',
} as const satisfies Record<OneDeviceAnswers, string>

interface WithoutPhonesProps {
  oneDevice: NonNullable<GameHeader['oneDevice']>
}

/** In the lobby, for the class. */
function WithoutPhones({ oneDevice: { answers, count } }: WithoutPhonesProps) {
  const t = useMessages(withoutPhonesMessages)
  return (
    <div className="pq-phones">
      <div>
        <p className="pq-phones-title">{t('phones.title')}</p>
        <p>{t(HOW[answers])}</p>
        <p>{t(answers === 'teams' ? 'phones.teamCount' : 'phones.students', { count })}</p>
      </div>
      {answers === 'corners' ? <Corners /> : <RaisedHands />}
    </div>
  )
}

/** On the projector, while the host marks what the class does: how it answers. */
export function HowToAnswer({ view: { game, marking } }: { view: ScreenView }) {
  const t = useMessages(withoutPhonesMessages)
  const answers = game.oneDevice?.answers
  if (!marking || !answers) return null
  return (
    <div className="pq-phones-how">
      {answers === 'corners' && <Corners />}
      <p>{t((marking.isFinal ? HOW_ONCE : HOW)[answers])}</p>
    </div>
  )
}

/** The room from above: the board in front, an answer in each corner. */
function Corners() {
  const t = useMessages(withoutPhonesMessages)
  return (
    <figure className="pq-corners">
      <figcaption className="pq-hidden">{t('phones.cornersLabel')}</figcaption>
      <span>{t('phones.board')}</span>
      {Array.from({ length: CORNERS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its position
        <i key={i}>
          <AnswerShape index={i} />
        </i>
      ))}
    </figure>
  )
}

/** Three arms of different length, one of them with an open hand. */
function RaisedHands() {
  return (
    <svg className="pq-phones-art" viewBox="0 0 120 90" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="9">
        <path d="M24 88V50" />
        <path d="M60 88V30" />
        <path d="M96 88V44" />
      </g>
      <g fill="none" stroke="var(--pq-blaze)" strokeLinecap="round" strokeWidth="5">
        <path d="M60 26V8M52 27l-5-15M68 27l5-15M47 34l-10-8M73 34l9-6" />
        <path d="M24 44V32M18 46l-4-10M30 46l4-10" />
        <path d="M96 38V26M90 40l-4-10M102 40l4-10" />
      </g>
    </svg>
  )
}
