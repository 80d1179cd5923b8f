import type { REACTIONS } from '@pathquest/core/rooms/reactions'
import type { IconDrawing } from './icons'

/** The signs of reactions; hand, star and drum are Lucide's (ISC licence). */
export const REACTION_SIGNS: Record<(typeof REACTIONS)[number], IconDrawing> = {
  wave: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15',
  star: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  drum: 'M2 2l8 7M22 2l-8 7M2 11a10 4 0 1 0 20 0a10 4 0 1 0 -20 0ZM2 11v7a10 4 0 0 0 20 0v-7M8 15v6.7M16 15v6.7',
  question: 'M8 8a4 4 0 1 1 6.5 3.2C12.7 12.5 12 13.3 12 15.5M12 20h.01',
}
