import type { HostView } from '@pathquest/core/rooms/views'
import type { MessageTable } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { WatchPieceProps } from '../pieces'

/** One of the mode's texts for the teacher, with the number in it. */
export interface Cue<Key extends string = string> {
  key: Key
  count?: number
}

/** The `HostCue` of a mode: says what its pure `cueOf` has chosen; null: there is nothing to say. */
export const hostCue = <const Table extends MessageTable, Own>(
  en: Table,
  es: MessageTable,
  cueOf: (own: Own, view: HostView) => Cue<Extract<keyof Table, string>> | null,
) =>
  function HostCue({ modeView, view }: WatchPieceProps<HostView>): string | null {
    const t = useTexts<MessageTable>(en, es)
    const cue = cueOf(modeView as unknown as Own, view)
    return cue && t(cue.key, { count: cue.count ?? 0 })
  }

/** How the class stands with its question; null: it is on none. */
export type Standing =
  | { is: 'open'; answered: number; left: number }
  /** `onOne`: on the other option that most have chosen; 0 for other kinds than `choice`. */
  | { is: 'closed'; answered: number; right: number; onOne: number }

/** From what the view of every host holds. Of an open question no more than how many have answered. */
export function standingIn({ stage }: Pick<HostView, 'stage'>): Standing | null {
  if (stage.name === 'question') {
    const { answeredCount, presentCount } = stage
    return { is: 'open', answered: answeredCount, left: presentCount - answeredCount }
  }
  if (stage.name !== 'result' || stage.isSkipped) return null
  const { answeredCount, counts, solution } = stage
  const right = solution.correctIndex
  return {
    is: 'closed',
    answered: answeredCount,
    right: right === null ? 0 : (counts[right] ?? 0),
    onOne: right === null ? 0 : Math.max(0, ...counts.filter((_, option) => option !== right)),
  }
}

/** From this share on it is most of the class. */
const MOST = 0.7
export const isMost = (count: number, of: number): boolean => of > 0 && count >= MOST * of
/** So many on one other option are worth a word. */
export const SAME_FROM = 2
