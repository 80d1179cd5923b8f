import type { Bot } from '@pathquest/core/modes/mode'
import type { SplitView } from './views'

/** Claims an own piece or holds, then keeps that. */
export const bot: Bot = ({ modeView }, random) => {
  const { asked, own } = modeView as unknown as SplitView
  if (!asked || !own || own.isKept) return null
  if (own.claim !== null || random() < 0.5) return { type: 'keep' }
  const { option } = own.own[Math.floor(random() * own.own.length)] ?? { option: 0 }
  return { type: 'claim', option }
}
