import { addModeTexts } from '@pathquest/modes/added-texts'
import { loadBeside } from '../messages/language'

let isAsked = false

/** For pages that name modes: their texts come with the page's language, English with the page. */
export async function loadModeTexts(): Promise<void> {
  if (isAsked) return
  isAsked = true
  await loadBeside(async (language) => {
    if (language !== 'es') return
    const { MODE_TEXTS_ES } = await import('@pathquest/modes/registry/texts.es')
    addModeTexts(language, MODE_TEXTS_ES)
  })
}
