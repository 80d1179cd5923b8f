/** A text, or one text per plural category chosen by the parameter `count`. */
export type Message = string | PluralMessage
export interface PluralMessage {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}
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
  /** The same text cut at its parameters, for links and other elements inside a sentence. */
  parts: <Key extends keyof Table & string, Part>(
    key: Key,
    params: Record<ParamName<Table[Key]>, Part>,
  ) => (string | Part)[]
  locale: string
}

const pluralRules = new Map<string, Intl.PluralRules>()
function pluralCategory(locale: string, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(locale)
  if (!rules) {
    rules = new Intl.PluralRules(locale)
    pluralRules.set(locale, rules)
  }
  return rules.select(count)
}

const numberFormats = new Map<string, Intl.NumberFormat>()
export function formatNumber(locale: string, value: number): string {
  let format = numberFormats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale)
    numberFormats.set(locale, format)
  }
  return format.format(value)
}

function textOf(message: Message, locale: string, count: unknown): string {
  if (typeof message === 'string') return message
  const number = typeof count === 'number' ? count : Number(count)
  if (number === 0 && message.zero !== undefined) return message.zero
  return message[pluralCategory(locale, number)] ?? message.other
}

const PLACE = /\{(\w+)\}/

/** Fills a message: the plural by `count`, numbers as the locale writes them. */
export function fillMessage(
  message: Message,
  locale: string,
  params: Record<string, string | number> = {},
): string {
  return textOf(message, locale, params.count).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(locale, value) : value
  })
}

/**
 * A translator for one table. `english` has every key; `translations` may lack some, and then the
 * English text stands in.
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
  return Object.assign(translate, { parts, locale }) as Translate<Table>
}
