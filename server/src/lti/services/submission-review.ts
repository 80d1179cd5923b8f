/**
 * Of our columns (Submission Review 1.0): from the gradebook people come to what was answered. It
 * opens at the activity's own address.
 */
export const SUBMISSION_REVIEW = {
  reviewableStatus: ['InProgress', 'Submitted', 'Completed'],
  label: 'Open in Pathquest',
} as const
