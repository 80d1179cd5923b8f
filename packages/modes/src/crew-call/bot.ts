import type { Bot } from '@pathquest/core/modes/mode'
import { shuffled } from '@pathquest/core/random'
import { CAREERS, REASONS, TAGS } from './manifest'
import type { OwnCallView } from './views'

/** Sends any three, stars any plan, and shows its name now and then. */
export const bot: Bot = ({ modeView }, random) => {
  const { phase, mine, told, gallery } = modeView as unknown as OwnCallView
  const oneOf = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T
  if (phase === null) {
    const isNamed = mine === null || told?.top[mine]?.by != null
    return !isNamed && random() < 0.2 ? { type: 'show_name' } : null
  }
  if (!phase.mayChoose) return null
  if (phase.name === 'gallery') {
    return gallery
      ? { type: 'star', place: Math.floor(random() * gallery.length), tag: oneOf(TAGS) }
      : null
  }
  const [a, b, c] = shuffled(
    Array.from({ length: CAREERS }, (_, i) => i),
    random,
  )
  return { type: 'send', a, b, c, reason: oneOf(REASONS) }
}
