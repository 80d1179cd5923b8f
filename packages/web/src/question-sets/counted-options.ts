import type { SelectOption } from '@pathquest/ui'
import { formatNumber } from '@pathquest/ui/messages'

interface Wording {
  locale: string
  contentLang: string | undefined
}

/** Values of a filter with how many sets have them; the chosen one is there even where none has. */
export function countedOptions(
  counts: readonly { name: string; count: number }[] | undefined,
  chosen: string,
  { locale, contentLang }: Wording,
): SelectOption[] {
  const isThere = chosen === '' || counts?.some(({ name }) => name === chosen)
  return [...(counts ?? []), ...(isThere ? [] : [{ name: chosen, count: 0 }])].map(
    ({ name, count }) => ({
      value: name,
      label: `${name} (${formatNumber(locale, count)})`,
      ...(contentLang && { lang: contentLang }),
    }),
  )
}
