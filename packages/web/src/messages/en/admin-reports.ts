/** /admin/reports: what was found wrong with questions that nobody owns. */
export const adminReportsMessages = {
  'adminReports.title': 'Reported Sets and Questions',
  'adminReports.intro':
    'What people report, sets that wait to become public, and questions that classes’ answers speak against.',
  'adminReports.questions': 'Questions',
  'adminReports.questionsIntro':
    'Questions of sets that no teacher owns: sets that come with Pathquest, and sets of teachers who have left. A teacher can duplicate such a set and change the copy.',
  'adminReports.loading': 'Loading...',
  'adminReports.loadFailed': 'Reports could not be loaded',
  'adminReports.none': 'No open reports',
  'adminReports.noneText': 'Questions that players or hosts report stand here.',
  'adminReports.count': { one: '{count} report', other: '{count} reports' },
  'adminReports.since': 'First reported on {date}.',
  'adminReports.mended': 'Mended',
  'adminReports.mendedNamed': 'Mended: {question}',
  'adminReports.dismiss': 'Dismiss',
  'adminReports.dismissNamed': 'Dismiss: {question}',
  'adminReports.closed_mended': 'Marked as mended.',
  'adminReports.closed_dismissed': 'Reports dismissed.',
} as const
