import { es } from '@pathquest/sdk/messages/es'
import { embedMessagesEs } from './messages-es'

/** All Spanish texts, fetched where a widget asks for them. */
export const spanish = { ...es, ...embedMessagesEs }
