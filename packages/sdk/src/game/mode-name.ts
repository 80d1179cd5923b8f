import type { GameHeader } from '@pathquest/core/rooms/views'
import type { gameMessages } from '@pathquest/ui/messages/en/game'
import type { Translate } from '@pathquest/ui/messages/translate'

/** A game includes the names of its mode, unless its server is older than this package. */
type Named = Pick<GameHeader, 'mode'> & Partial<Pick<GameHeader, 'modeName'>>

/** The mode's name from the page's own texts, else from the mode. */
export function modeName(t: Translate<typeof gameMessages>, { mode, modeName }: Named): string {
  const key = `mode.${mode}`
  // Published keys of three modes, and of any other for which a page has a text.
  const text = t(key as 'mode.career_quest')
  if (text !== key) return text
  return modeName?.[/^es\b/i.test(t.locale) ? 'es' : 'en'] ?? mode
}
