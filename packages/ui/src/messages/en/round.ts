/** Texts of an open question: one tap answers, and a fact for who waits long. */
export const roundMessages = {
  'tap.hint': 'One tap answers.',
  'tap.sending': 'Your answer is on its way.',
  'tap.takeBack': 'Take it back',
  'tap.useSubmit': 'Use Submit Answer',
  'tap.use': 'Answer with one tap',
  'facts.title': 'Did you know?',
  'facts.pay': '{career}: half earn more than {amount} a year, half less ({year}).',
  'facts.jobs': '{career}: about {jobs} jobs in the United States in {year}.',
  'facts.growth': '{career}: {percent}% more jobs expected from 2024 to 2034.',
  'facts.decline': '{career}: {percent}% fewer jobs expected from 2024 to 2034.',
} as const
