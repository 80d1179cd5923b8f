import type { MessageTable } from '@pathquest/sdk/messages/translate'
import { scriptBase } from '../page/script-base'

declare const SPANISH: string

const { href } = scriptBase('pathquest-')

/** The single file speaks English; its Spanish is fetched as what it is, data. */
export const loadSpanish = (): Promise<MessageTable> =>
  fetch(href + SPANISH, { credentials: 'omit' }).then((answer) => answer.json())
