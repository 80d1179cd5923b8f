/** A certificate for homework that is done. */
export const certificateMessages = {
  'certificate.title': 'Certificate',
  'certificate.intro': 'For your wall, your folder or your family.',
  'certificate.print': 'Print',
  'certificate.back': 'Back to the homework',
  'certificate.open': 'Print a certificate',
  'certificate.hasDone': 'has finished',
  'certificate.notYet': 'Not finished yet',
  'certificate.notYetText':
    'When you have done all parts of the homework, your certificate is here.',
  'certificate.loading': 'Loading your certificate...',
  'certificate.loadFailed': 'Your certificate could not be loaded',
} as const
