/** What may be wrong with a question: as who met it says, and as who answers it reads. */
export const reportReasonMessages = {
  'reportReason.wrong_answer': 'The answer is wrong',
  'reportReason.two_answers': 'Two answers are right',
  'reportReason.unclear': 'It is unclear',
  'reportReason.mistake': 'There is a mistake in it',
  'reportReason.not_fitting': 'It does not fit here',
  'reportReason.hurtful': 'It insults or hurts somebody',
  'reportReason.counted': '{reason} ({count})',
} as const
