import type { embedMessages } from './messages'

/** The same in Spanish. */
export const embedMessagesEs: Record<keyof typeof embedMessages, string> = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'Ver todas las profesiones',
  'embed.newTab': '(se abre en otra pestaña)',
}
