/** A text, or one text per plural category chosen by the parameter `count`. */
export type Message = string | PluralMessage
/** A text per plural category, chosen by `count`. */
export interface PluralMessage {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}
/** Texts by key. */
export type MessageTable = Readonly<Record<string, Message>>

/** `{name}` in a text is a parameter; the type of a message names the ones it needs. */
type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never
type TextsOf<M> = M extends string ? M : M extends PluralMessage ? 'x{count}' | M[keyof M] : never
export type ParamName<M> = ParamsIn<TextsOf<M>>

/** The keys of a table whose texts need no parameters. */
export type PlainKey<Table extends MessageTable> = {
  [Key in keyof Table & string]: [ParamName<Table[Key]>] extends [never] ? Key : never
}[keyof Table & string]

type ParamArgs<M, Value> = [ParamName<M>] extends [never]
  ? [params?: Record<string, Value>]
  : [params: Record<ParamName<M>, Value>]

export interface Translate<Table extends MessageTable> {
  <Key extends keyof Table & string>(
    key: Key,
    ...args: ParamArgs<Table[Key], string | number>
  ): string
  /** The same text split at its parameters, for links and other elements inside a sentence. */
  parts: <Key extends keyof Table & string, Part>(
    key: Key,
    params: Record<ParamName<Table[Key]>, Part>,
  ) => (string | Part)[]
  locale: string
  /** `lang` of untranslated content: careers, titles, questions. Absent where all is English. */
  contentLang: 'en' | undefined
}

/** For a language without a country, the country of the schools: 12,345 and not 12.345. */
export const numberLocale = (locale: string): string => (locale === 'es' ? 'es-US' : locale)

const cachedTools = new Map<string, [Intl.PluralRules, Intl.NumberFormat]>()
/** Cached per language: creating them costs more than using them. */
function toolsOf(locale: string) {
  let tools = cachedTools.get(locale)
  if (!tools) {
    tools = [new Intl.PluralRules(locale), new Intl.NumberFormat(numberLocale(locale))]
    cachedTools.set(locale, tools)
  }
  return tools
}

export const formatNumber = (locale: string, value: number): string =>
  toolsOf(locale)[1].format(value)

function textOf(message: Message, locale: string, count: unknown): string {
  if (typeof message === 'string') return message
  const number = Number(count)
  if (number === 0 && message.zero !== undefined) return message.zero
  return message[toolsOf(locale)[0].select(number)] ?? message.other
}

const PLACE = /\{(\w+)\}/g

/** Fills a message: the plural by `count`, numbers as the locale writes them. */
export function fillMessage(
  message: Message,
  locale: string,
  params: Record<string, string | number> = {},
): string {
  return textOf(message, locale, params.count).replace(PLACE, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(locale, value) : value
  })
}

/**
 * A translator for one table. `english` has every key; `translations` may lack some, which fall
 * back to English.
 */
export function createTranslate<const Table extends MessageTable>(
  english: Table,
  locale = 'en',
  translations?: MessageTable,
): Translate<Table> {
  const find = (key: string): [Message, string] => {
    const translated = translations?.[key]
    if (translated !== undefined) return [translated, locale]
    return [english[key] ?? key, translations ? 'en' : locale]
  }
  const translate = (key: string, params?: Record<string, string | number>) => {
    const [message, language] = find(key)
    return fillMessage(message, language, params)
  }
  const parts = (key: string, params: Record<string, unknown>) => {
    const [message, language] = find(key)
    return textOf(message, language, params.count)
      .split(PLACE)
      .map((piece, i) => (i % 2 ? params[piece] : piece))
      .filter((piece) => piece !== '')
  }
  const contentLang = /^en\b/i.test(locale) ? undefined : 'en'
  return Object.assign(translate, { parts, locale, contentLang }) as Translate<Table>
}

const ENGLISH: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const english = typeof Intl === 'undefined' ? null : new Intl.PluralRules('en', { type: 'ordinal' })

/** "3rd" in English; the number with a point or sign elsewhere. */
export function ordinal(place: number, locale: string): string {
  if (locale.startsWith('en')) return `${place}${ENGLISH[english?.select(place) ?? 'other']}`
  return locale.startsWith('es') ? `${place}.º` : `${place}.`
}
