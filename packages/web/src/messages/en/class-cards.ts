/** Texts of the sheet of sign-in cards, and of a link for a colleague. */
export const classCardsMessages = {
  'cards.title': 'Sign-in cards',
  'cards.intro':
    'Ten on a page, Letter or A4. Cut them out and hand them over: a card opens the account of its student, so keep the sheet to yourself.',
  'cards.one': 'The card of {name}',
  'cards.all': 'All cards',
  'cards.back': 'Back to the class',
  'cards.print': 'Print',
  'cards.loading': 'Loading the cards...',
  'cards.loadFailed': 'The cards could not be loaded',
  'cards.none': 'No cards here',
  'cards.noneText':
    'Cards are for students whose names you add yourself. Those with an account of their own need none.',
  'cards.notFound': 'This card is not here any more',
  'cards.sheet': 'Cards, page {page}',
  'cards.scan': 'Scan me, or go to',
  'cards.type': 'and type',
  'cards.qr': 'QR code of the card of {name}',

  'classInvite.title': 'A class to teach together',
  'classInvite.text':
    'A colleague invites you to teach a class together. You will see its students, their cards and its games, and can change all of it.',
  'classInvite.take': 'Take part',
  'classInvite.noCode': 'This link is not complete. Please ask your colleague for a new one.',
  'classInvite.toClasses': 'To my classes',
  'classInvite.taken': 'The class stands among yours now.',
} as const
