/** Spanish texts that more than one widget needs. */
export const uiEs = {
  'ui.loading': 'Cargando...',
  'ui.close': 'Cerrar',
} as const
