import type { MessageTable } from '@pathquest/sdk/messages/translate'

/** All Spanish texts, a chunk of their own. */
export const loadSpanish = (): Promise<MessageTable> =>
  import('./spanish').then(({ spanish }) => spanish)
