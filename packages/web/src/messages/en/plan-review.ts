/** Plans as teachers and parents come to them. */
export const planReviewMessages = {
  'planReview.class': 'Plans',
  'planReview.classText':
    'Goals, saved careers and reflections of each student. You can read them at any time.',
  'planReview.classNone': 'When students are in the class, their plans are here.',
  'planReview.classLoading': 'Loading the plans...',
  'planReview.classFailed': 'The plans could not be loaded.',
  'planReview.handedInCount': '{done} of {count} handed in',
  'planReview.open': 'Open the plan of {name}',
  'planReview.toRead': 'Handed in, to read',
  'planReview.reviewed': 'Commented on {date}',
  'planReview.changed': 'Handed in again',
  'planReview.begun': 'Begun',
  'planReview.empty': 'Nothing yet',
  'planReview.more': 'Show all {count}',

  'planReview.back': 'Back',
  'planReview.notFound': 'There is no plan here for you',
  'planReview.notFoundText':
    'Only the teachers of a student’s classes can read a plan. Perhaps the student is no longer in your class.',
  'planReview.yourComment': 'Your comment',
  'planReview.commentHint':
    'What did you notice, and what could come next? The student reads it, and so do parents if the plan is shared with them.',
  'planReview.commentRequired': 'Please write a comment.',
  'planReview.send': 'Send',
  'planReview.sending': 'Sending...',
  'planReview.sent': 'Your comment was sent.',
  'planReview.kept': 'Not sent yet. What you wrote stays here.',

  'planReview.childPlan': 'Read the plan of {name}',
  'planReview.childNotShared': 'This plan is not shared',
  'planReview.childNotSharedText':
    'Your child decides whether you may read it. Ask about it: a plan is a good thing to talk about.',
  'planReview.childBack': 'Back to My Children',
} as const
