import type { ERRORS } from '@pathquest/core/errors'
import type { COMMON_ERRORS } from '@pathquest/core/errors/common'
import type { JOINING_ERRORS, LIVE_ERRORS } from '@pathquest/core/errors/games'
import type { REQUEST_ERRORS } from '@pathquest/core/errors/requests'
import type { MessageTable, ParamName } from '@pathquest/ui/messages'

/** Errors that a widget can show: the sdk translates them. */
type WidgetErrors = typeof COMMON_ERRORS &
  typeof JOINING_ERRORS &
  typeof LIVE_ERRORS &
  typeof REQUEST_ERRORS
type PageErrorCode = Exclude<keyof typeof ERRORS, keyof WidgetErrors>

type English = typeof import('./en/tables') & {
  errorMessages: { [Code in PageErrorCode as `error.${Code}`]: (typeof ERRORS)[Code]['message'] }
}

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

type TranslatedTable<Table, Texts> = {
  [Key in keyof Table]: Key extends keyof Texts
    ? Same<ParamName<Table[Key]>, ParamName<Texts[Key]>> extends true
      ? Texts[Key]
      : { params: ParamName<Table[Key]> }
    : string
} & { [Key in Exclude<keyof Texts, keyof Table>]: never }

/** What a language must have: every table with the same keys, each with the same parameters. */
export type Translated<Tables> = {
  [Name in keyof English]: Name extends keyof Tables
    ? TranslatedTable<English[Name], Tables[Name]>
    : English[Name]
} & { [Name in Exclude<keyof Tables, keyof English>]: never }

/** Merges all tables for the translator; keys are unique across tables. */
export const allTexts = (tables: Readonly<Record<string, MessageTable>>): MessageTable =>
  Object.assign({}, ...Object.values(tables))
