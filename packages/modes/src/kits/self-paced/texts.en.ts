export const texts = {
  card: 'Next card in {seconds} s',
  cards: { one: 'One card waits for you', other: '{count} cards wait for you' },
  evening: 'Evening: the last quarter',
  next: 'Next',
  partly: 'Partly right',
  restForGrade: 'The rest of the set, without points',
  right: 'Right: {count} more',
  submit: 'Submit Answer',
  wait: 'No card is left for you. Look up: the others still play.',
  wrong: 'Not this time',
} as const
