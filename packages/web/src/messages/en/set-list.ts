/** /question-sets. */
export const setListMessages = {
  'setList.title': 'Question Sets',
  'setList.subtitle': 'Create and manage question sets for your games',
  'setList.create': 'Create New Set',
  'setList.which': 'Which question sets',
  'setList.all': 'All Question Sets',
  'setList.mine': 'My Question Sets',
  'setList.count': 'Showing {shown} of {total} question sets',
  'setList.failed': 'Failed to load question sets. Please try again.',
  'setList.noMatch': 'No Matching Question Sets',
  'setList.noMatchHint': 'Try another word, or clear the filters.',
  'setList.clear': 'Clear Filters',
  'setList.none': 'No Question Sets Yet',
  'setList.noneHint': 'Write your own questions, or duplicate a set and change it.',
  'setList.createFirst': 'Create Your First Set',
  'setList.viewAll': 'View All Question Sets',
  'setList.more': 'Show more',

  'setList.star': 'Add to favorites: {title}',
  'setList.unstar': 'Remove from favorites: {title}',
  'setList.preview': 'Preview: {title}',
  'setList.duplicate': 'Duplicate: {title}',
  'setList.edit': 'Edit: {title}',
  'setList.delete': 'Delete: {title}',
  'setList.playAlone': 'Play it alone',

  'setList.duplicated': 'Question set duplicated successfully!',
  'setList.deleted': 'Question set deleted successfully!',
  'setList.duplicateFailed': 'Failed to duplicate question set',
  'setList.deleteFailed': 'Failed to delete question set',
  'setList.favouriteFailed': 'Your favorites could not be changed. Please try again.',

  'setList.deleteTitle': 'Delete this question set?',
  'setList.deleteText':
    '"{title}" and its questions will be deleted. Games that were played keep their results.',
  'setList.deleteFinal': 'This action cannot be undone.',
  'setList.deleteYes': 'Delete set',
  'setList.cancel': 'Cancel',

  'setList.acceptTitle': 'A colleague shared a question set with you',
  'setList.acceptText':
    'Depending on the link you get a copy of your own, or you edit the set together, one after the other.',
  'setList.acceptYes': 'Open it',
  'setList.acceptedCopy': 'The copy is in your question sets. It is private until you publish it.',
  'setList.acceptedEdit': 'You can now edit this set together.',
} as const
