/** Texts of the pay in a state, where the server has it. */
export const statePayMessages = {
  'careers.payIn': 'Pay in',
  'careers.chooseState': 'Choose a state',
  'careers.medianOf': 'Median {median}, {year}',
  'careers.payUnknown': 'Not known for this state',
} as const
