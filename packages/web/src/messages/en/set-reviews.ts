/** Reports of whole sets, and what administrators and authors read of them. */
export const setReviewMessages = {
  'setReview.report': 'Report this set',
  'setReview.reportWhat': 'What is wrong with this set?',
  'setReview.reportNote': 'Anything else? (optional)',
  'setReview.reportSend': 'Send report',
  'setReview.reported': 'Thank you. An administrator will look at this set.',
  'setReview.cancel': 'Cancel',
  'setReview.reason_hurtful': 'It insults or hurts somebody',
  'setReview.reason_unsafe': 'It is dangerous',
  'setReview.reason_personal': 'It tells something private about somebody',
  'setReview.reason_wrong': 'Much of it is wrong',
  'setReview.reason_other': 'Something else',

  'setReview.state_waiting': 'Waiting',
  'setReview.state_hidden': 'Hidden',
  'setReview.state_asked': 'Asked again',
  'setReview.state_removed': 'Removed',
  'setReview.waitingTitle': 'This set waits to become public',
  'setReview.waitingText':
    'An administrator looks at the first public set of each teacher. Until then you and whoever edits it with you can change it, host it for your classes and share it by a link.',
  'setReview.hiddenTitle': 'An administrator has hidden this set',
  'setReview.hiddenText':
    'Only you and whoever edits it with you can see it. Change what is wrong, then ask for another look.',
  'setReview.removedTitle': 'An administrator has removed this set',
  'setReview.removedText':
    'Its questions are deleted. Delete what is left of it when you have read this.',
  'setReview.hiddenWhy': 'Reason: {reason}',
  'setReview.askAgain': 'Ask for another look',
  'setReview.askedNow': 'An administrator will look at it again.',
  'setReview.askedTitle': 'An administrator looks at this set again',
  'setReview.askedText':
    'Until then only you and whoever edits it with you can see it. You can go on changing it.',
  'setReview.savedWaiting':
    'The set waits for a look by an administrator; you and whoever edits it with you can use it meanwhile.',
  'setReview.waitsFirst':
    'Everybody can find, play and copy this set once an administrator has looked at it: it is your first public one. You can use it meanwhile.',
  'setReview.waitsAgain': 'An administrator looks at this set again before it is public.',

  'setReview.title': 'Question sets',
  'setReview.none': 'No question set waits for an answer',
  'setReview.noneText':
    'Sets that somebody reports, and the first public set of each teacher, stand here.',
  'setReview.loadFailed': 'Question sets could not be loaded',
  'setReview.by': 'By {author}',
  'setReview.byNobody': 'No author any more',
  'setReview.byUs': 'Comes with Pathquest',
  'setReview.look': 'Look inside',
  'setReview.lookNamed': 'Look inside: {title}',
  'setReview.lookFailed': 'The questions could not be loaded.',
  'setReview.dismiss': 'Dismiss',
  'setReview.dismissNamed': 'Dismiss: {title}',
  'setReview.approve': 'Make public',
  'setReview.approveNamed': 'Make public: {title}',
  'setReview.hide': 'Hide',
  'setReview.hideNamed': 'Hide: {title}',
  'setReview.hurtfulQuestion': {
    one: '{question} ({count} report)',
    other: '{question} ({count} reports)',
  },
  'setReview.hurtful': 'Questions that hurt somebody, as players say',
  'setReview.private': 'Its author keeps it private.',
  'setReview.more': 'Show more',
  'setReview.listed': 'The first {count} are listed. Answer some to see the next.',
  'setReview.hideTitle': 'Hide this set?',
  'setReview.hideText':
    'Only its author and its editors will see it, with your reason. Running games go on.',
  'setReview.hideReason': 'Reason for the author',
  'setReview.remove': 'Remove',
  'setReview.removeNamed': 'Remove: {title}',
  'setReview.removeTitle': 'Remove this set?',
  'setReview.removeText':
    'The questions of "{title}" will be deleted. Its author reads your reason. Games that were played keep their results. This cannot be undone.',
  'setReview.done_allow': 'The set is public.',
  'setReview.done_dismiss': 'Reports dismissed.',
  'setReview.done_hide': 'The set is hidden.',
  'setReview.done_remove': 'The set is removed.',
} as const
