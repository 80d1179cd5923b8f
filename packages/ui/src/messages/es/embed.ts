import type { embedMessages } from '../en/embed'

/** Spanish texts of the script tag alone. */
export const embedEs: Record<keyof typeof embedMessages, string> = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'Ver todas las profesiones',
  'embed.newTab': '(se abre en otra pestaña)',
}
