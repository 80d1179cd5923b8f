/** Spanish texts of the pay in a state. */
export const statePayEs = {
  'careers.payIn': 'Salario en',
  'careers.chooseState': 'Elige un estado',
  'careers.medianOf': 'Mediana: {median}, {year}',
  'careers.payUnknown': 'No se conoce para este estado',
} as const
