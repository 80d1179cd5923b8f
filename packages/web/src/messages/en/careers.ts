/** Texts of /careers beside those of the career browser. */
export const careersPageMessages = {
  'careersPage.title': 'Explore Careers',
  'careersPage.titleGaming': 'Gaming & Esports Careers',
  'careersPage.loginRequired': 'Please log in to explore careers',
  'careersPage.resumed': 'You go on where you stopped.',
  'careersPage.startFailed': 'Failed to start career quest. Please try again.',
} as const
