import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../kits/bots'
import type { PlayerModeView } from '../kits/self-paced/views'
import { cutsUnknown, depthsLeft, middleOf } from './readings'
import type { OwnPlay } from './views'

const CUT_NUMBERS = [1, 2, 3, 4, 5]

/** Measures with every gauge, and turns what is measured; now and then it dares. */
export const bot: Bot = (view, random, playerId) => {
  const { play, isForGrade } = view.modeView as unknown as PlayerModeView<OwnPlay | null>
  const lock = play?.lock
  if (!lock || isForGrade) return selfPacedBot(view, random, playerId)
  const left = CUT_NUMBERS.map((cut) => depthsLeft(lock.readings, cut))
  if (lock.turn && !lock.turn.isOwn) return { type: 'second' }
  if (lock.gauge === 'own' || lock.gauge === 'open') {
    const cut = Math.max(
      0,
      left.findIndex(({ length }) => length > 1),
    )
    return { type: 'gauge', cut: cut + 1, depth: middleOf(left[cut] ?? []) }
  }
  const isDue = cutsUnknown(lock.readings) === 0 || (lock.readings.length > 4 && random() < 0.02)
  if (isDue && !lock.turn && !lock.jam?.isBarred) {
    const key = left.map((depths) => depths[Math.floor(depths.length * random())] ?? 1)
    return { type: 'turn', ...Object.fromEntries(key.map((depth, i) => [`cut${i + 1}`, depth])) }
  }
  return selfPacedBot(view, random, playerId)
}
