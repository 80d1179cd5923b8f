import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useArrived } from '../kits/motion'
import { At, Bank, Box, Coin, Key, Land, Plate, Storm, Tent } from './Box'
import type { Outcome } from './courier'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnBox } from './views'

const WIDTH = 360
const HEIGHT = 118
const ROAD = 32
const FOOT = HEIGHT - 24
const ON_ROAD = 232
const AT_BANK = 116

/** The player's own road: the bank at the left, the box, and what has just become of it. */
export function OwnRoad({ own }: { own: OwnBox }) {
  const t = useTexts(en, es)
  const isThere = useArrived()
  const { carried, banked, outcome } = own
  const event = outcome?.event ?? null
  const x = event === 'banked' && isThere ? AT_BANK : ON_ROAD
  const gain = outcome ? signed(outcome) : null
  const label = [t('safe', { count: banked }), t('box', { count: carried })].join('. ')
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      style={{ background: 'var(--pq-map-water)' }}
    >
      <Land width={WIDTH} height={HEIGHT} road={ROAD} />
      <At x={56} y={FOOT - 2}>
        <Bank />
      </At>
      {event === 'camp' && (
        <At x={ON_ROAD + 52} y={FOOT}>
          <Tent />
        </At>
      )}
      <At x={x} y={FOOT} size={1.1}>
        <Box isOwn isOpen={event === 'opened' && isThere} />
      </At>
      {outcome && <Movement outcome={outcome} isThere={isThere} />}
      <Plate x={56} y={FOOT + 16} text={String(banked)} size={17} />
      <Plate x={x} y={FOOT + 16} text={String(carried)} size={17} isOwn />
      {gain && <Plate x={x} y={24} text={gain} size={19} />}
    </svg>
  )
}

function signed({ event, amount }: Outcome): string | null {
  if (amount === 0) return null
  return event === 'opened' || event === 'storm' ? `−${amount}` : `+${amount}`
}

/** Coins and keys that come and go. */
function Movement({ outcome, isThere }: { outcome: Outcome; isThere: boolean }) {
  const away = { x: WIDTH + 30, y: 50 }
  const box = { x: ON_ROAD, y: FOOT - 44 }
  switch (outcome.event) {
    case 'banked':
      return <Coins from={box} to={{ x: 56, y: FOOT - 20 }} isThere={isThere} />
    case 'grew':
      return <Coins from={{ x: ON_ROAD, y: 10 }} to={box} isThere={isThere} stays />
    case 'opened':
      return (
        <>
          <Coins from={box} to={away} isThere={isThere} />
          <At {...(isThere ? { x: ON_ROAD + 44, y: FOOT - 12 } : away)}>
            <Key />
          </At>
        </>
      )
    case 'won':
      return (
        <>
          <Coins from={away} to={box} isThere={isThere} stays />
          <At {...(isThere ? { x: ON_ROAD + 46, y: FOOT - 12 } : { x: ON_ROAD + 46, y: 20 })}>
            <Key />
          </At>
        </>
      )
    case 'nothing':
      return (
        <At x={isThere ? ON_ROAD + 52 : ON_ROAD} y={isThere ? FOOT + 8 : 30}>
          <Key />
        </At>
      )
    case 'storm':
      return (
        <>
          <At x={isThere ? ON_ROAD + 44 : away.x} y={46}>
            <Storm />
          </At>
          <Coins from={box} to={{ x: ON_ROAD + 40, y: HEIGHT + 20 }} isThere={isThere} />
        </>
      )
    case 'light':
      return null
  }
}

interface CoinsProps {
  from: { x: number; y: number }
  to: { x: number; y: number }
  isThere: boolean
  /** They lie where they arrive. */
  stays?: boolean
}

const Coins = ({ from, to, isThere, stays = false }: CoinsProps) =>
  [0, 1, 2].map((i) => {
    const place = isThere ? to : from
    return (
      <At
        key={i}
        x={place.x + (i - 1) * 12}
        y={place.y - (i === 1 ? 5 : 0)}
        turn={i}
        opacity={isThere && !stays ? 0 : 1}
      >
        <Coin />
      </At>
    )
  })
