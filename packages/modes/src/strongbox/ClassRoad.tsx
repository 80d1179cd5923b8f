import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useArrived } from '../kits/motion'
import { At, Bank, Box, Coin, Key, Land, Plate, Storm } from './Box'
import type { Counts } from './courier'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { RoadView } from './views'

const WIDTH = 1600
export const ROAD_HEIGHT = 270
const ROAD = 74
const FOOT = ROAD_HEIGHT - 52
const BANK_X = 260
const FIRST_BOX = 520
const LAST_BOX = 1330
const BOXES_MAX = 10
const KEYS_MAX = 12

/** What the road shows, in words. */
export function useRoadLabel({ counts, road, safe, hasKeys }: RoadView): string {
  const t = useTexts(en, es)
  const parts = [t('class.safe', { count: safe })]
  if (counts) {
    const { bank, carry, key, opened, caught } = counts
    parts.push(t(hasKeys ? 'class' : 'class.few', { bank, carry, key }))
    if (opened > 0) parts.push(t('opened', { count: opened }))
    if (caught > 0) parts.push(t('caught', { count: caught }))
  } else if (road) parts.push(t('road', { coins: road.coins, count: road.boxes }))
  return parts.join('. ')
}

/** The courier road of the class, for the inside of an SVG: before the decision, and after it. */
export function ClassRoad({ road: view }: { road: RoadView }) {
  const t = useTexts(en, es)
  const { counts, road, safe } = view
  return (
    <>
      <Land width={WIDTH} height={ROAD_HEIGHT} road={ROAD} />
      <At x={BANK_X} y={FOOT - 8} size={2.1}>
        <Bank />
      </At>
      <Plate x={BANK_X} y={FOOT + 36} text={t('class.safe', { count: safe })} size={32} />
      {counts ? (
        <Decided counts={counts} />
      ) : (
        road && road.boxes > 0 && <Row count={road.boxes} opened={0} isThere />
      )}
      {!counts && road && (
        <Plate
          x={(FIRST_BOX + LAST_BOX) / 2}
          y={FOOT + 36}
          text={t('road', { coins: road.coins, count: road.boxes })}
          size={28}
        />
      )}
    </>
  )
}

/** Where the box of this number stands. */
function placeOf(i: number, shown: number): number {
  const step = Math.min(120, (LAST_BOX - FIRST_BOX) / Math.max(1, shown - 1))
  return (FIRST_BOX + LAST_BOX) / 2 + (i - (shown - 1) / 2) * step
}

function Row({ count, opened, isThere }: { count: number; opened: number; isThere: boolean }) {
  const shown = Math.min(count, BOXES_MAX)
  const open = shownPart(opened, count, shown)
  return Array.from({ length: shown }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nobody's box in particular
    <At key={i} x={isThere ? placeOf(i, shown) : BANK_X} y={FOOT} size={1.8} turn={i}>
      <Box isOpen={isThere && i < open} />
    </At>
  ))
}

/** Of those shown as many as of all, but one where there is one. */
const shownPart = (part: number, all: number, shown: number): number =>
  part === 0 || all === 0 ? 0 : Math.max(1, Math.round((part / all) * shown))

/** Boxes set out from the bank, keys come down the road, and what is banked goes into the house. */
function Decided({ counts }: { counts: Counts }) {
  const t = useTexts(en, es)
  const isThere = useArrived()
  const { bank, carry, key, opened, caught } = counts
  const shown = Math.min(carry, BOXES_MAX)
  const keys = Math.min(key, KEYS_MAX)
  const fitting = shownPart(opened, carry, shown)
  const words = [
    t('banked', { count: bank }),
    t('carried', { count: carry }),
    ...(key > 0 ? [t('keys', { count: key })] : []),
    ...(opened > 0 ? [t('opened', { count: opened })] : []),
    ...(caught > 0 ? [t('caught', { count: caught })] : []),
  ]
  return (
    <>
      <Row count={carry} opened={opened + caught} isThere={isThere} />
      {Array.from({ length: keys }, (_, i) => {
        const fits = i < fitting
        const x = fits ? placeOf(i, shown) + 8 : LAST_BOX + 40 - (i - fitting) * 74
        return (
          <At
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody's key in particular
            key={i}
            x={isThere ? x : WIDTH + 60}
            y={isThere && fits ? FOOT - 98 : 52}
            size={1.9}
            turn={i + 3}
          >
            <Key />
          </At>
        )
      })}
      {caught > 0 && (
        <At x={isThere ? placeOf(0, shown) : WIDTH + 80} y={FOOT - 96} size={1.6}>
          <Storm />
        </At>
      )}
      {Array.from({ length: Math.min(bank, 6) }, (_, i) => (
        <At
          // biome-ignore lint/suspicious/noArrayIndexKey: nobody's coins in particular
          key={i}
          x={isThere ? BANK_X : FIRST_BOX + i * 60}
          y={isThere ? FOOT - 40 : FOOT - 30}
          size={2.2}
          turn={i}
          opacity={isThere ? 0 : 1}
        >
          <Coin />
        </At>
      ))}
      <Plate x={(FIRST_BOX + LAST_BOX) / 2} y={FOOT + 36} text={words.join(' · ')} size={28} />
    </>
  )
}
