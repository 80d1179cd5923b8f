import type { HostView, MarkChoice } from '@pathquest/core/rooms/views'
import { choiceKey, markKey } from '@pathquest/modes/mark-texts'
import { useModePiece } from '@pathquest/modes/use-mode-pieces'
import type { MessageTable } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'

const NONE = { name: '', note: '' }

/** The words of a mode for what there is to mark. While they load, its names stand for them. */
export function useMarkTexts(view: HostView) {
  const { en, es } = useModePiece(view, 'texts') ?? { en: NONE, es: NONE }
  const t = useTexts<MessageTable>(en, es)
  const wordsOf = (key: string | undefined, otherwise: string): string =>
    key !== undefined && key in en ? t(key) : otherwise
  const ofValue = (field: string, value: string | number): string =>
    wordsOf(choiceKey(en, field, value), String(value))
  return {
    ofValue,
    ofChoice: ({ value, label }: MarkChoice, field = ''): string => label ?? ofValue(field, value),
    /** What a field beside the answer asks, or the other move does. */
    ofName: (name: string): string => wordsOf(markKey(name), name),
  }
}
