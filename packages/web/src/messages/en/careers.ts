/** Texts of /careers beside those of the career browser. */
export const careersPageMessages = {
  'careersPage.surprise': 'Surprise me',
  'careersPage.surpriseFailed': 'No career could be opened. Please try again.',
  'careersPage.byIndustry': 'Find your field',
  'careersPage.careers': 'careers',
  'careersPage.title': 'Explore Careers',
  'careersPage.titleGaming': 'Gaming & Esports Careers',
  'careersPage.resumed': 'You go on where you stopped.',
  'careersPage.startFailed': 'Failed to start career quest. Please try again.',
} as const
