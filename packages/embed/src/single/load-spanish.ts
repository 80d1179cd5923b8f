import type { MessageTable } from '@pathquest/sdk/messages/translate'
import { base } from './base'

declare const SPANISH: string

/** A single file speaks English; its Spanish is fetched as what it is, data. */
export const loadSpanish = (): Promise<MessageTable> =>
  fetch(base.href + SPANISH, { credentials: 'omit' }).then((answer) => answer.json())
