import { createTranslate, type MessageTable, type Translate } from '@pathquest/sdk/messages'

/** Spanish is a table of its own; English is what the widgets carry themselves. */
const es: MessageTable = {}

export const translationsOf = (locale: string): MessageTable | undefined =>
  locale === 'es' ? es : undefined

/** The words of a widget in the language that a story is shown in, for its play function. */
export const wordsOf = <const Table extends MessageTable>(
  english: Table,
  { locale }: Record<string, unknown>,
): Translate<Table> => createTranslate(english, String(locale), translationsOf(String(locale)))
