/** Texts of the settings on the page of an activity. */
export const activitySettingsMessages = {
  'activitySettings.title': 'Settings of this activity',
  'activitySettings.text':
    'They hold from the next game or attempt on: whatever has begun keeps its rules. What you set here stays, also when the activity is opened anew.',
  'activitySettings.loading': 'Loading...',
  'activitySettings.pointsInColumn': {
    one: '{count} point: the column of your gradebook says so. Change it in your LMS.',
    other: '{count} points: the column of your gradebook says so. Change them in your LMS.',
  },
  'activitySettings.resend':
    'To count grades anew by another attempt, press Resend all afterwards.',
  'activitySettings.dueAt': 'Due date (optional)',
  'activitySettings.dueHint': 'It counts in Pathquest. Your LMS names none.',
  'activitySettings.dueChosen':
    'It counts in Pathquest. Without one here it stays {moment}, as chosen with the content.',
  'activitySettings.noDue': 'No due date',
  'activitySettings.dueInLms': 'Due {moment}, as your LMS says. Change it there.',
  'activitySettings.save': 'Save',
  'activitySettings.cancel': 'Cancel',
  'activitySettings.asInLms': 'As it was chosen',
  'activitySettings.saved': 'The settings are saved.',
} as const
