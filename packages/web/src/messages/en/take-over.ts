/** Texts about an own account in place of the one that a card opens. */
export const takeOverMessages = {
  'takeOver.ownTitle': 'Make this account your own',
  'takeOver.ownNote':
    'With an email address and a password you keep this account after you leave the class, with everything you have earned. Your card then stops working.',
  'takeOver.cardCode': 'Code on your card',
  'takeOver.classCode': 'Code of your class',
  'takeOver.classCodeHint': 'Ask your teacher for it. It is not on the card.',
  'takeOver.cardCodeRequired': 'A card’s code has 10 letters and numbers.',
  'takeOver.classCodeRequired': 'A class’s code has 8 letters and numbers.',
  'takeOver.birth': 'When were you born?',
  'takeOver.birthNote': 'We check this and do not keep it.',
  'takeOver.email': 'Email address',
  'takeOver.password': 'Password',
  'takeOver.passwordHint': 'Minimum 8 characters',
  'takeOver.parents': 'Parents who are connected to this account have to connect again.',
  'takeOver.own': 'Make it my own',
  'takeOver.mailed':
    'Check your email: we sent a link to {email}. Until you open it, you sign in with your card.',
  'takeOver.done': 'This account is yours now. From now on you sign in with your email address.',
  'takeOver.underAge':
    'You cannot add an email address yet. Your card keeps working, and everything you have earned stays.',

  'takeOver.joinTitle': 'Card from a class',
  'takeOver.joinNote':
    'Did you play with a sign-in card before? Bring what you earned there into this account. The card then stops working.',
  'takeOver.look': 'Look what is on the card',
  'takeOver.confirmTitle': 'Bring {name}’s card into this account?',
  'takeOver.brings': 'This comes into your account:',
  'takeOver.xp': '{count} XP',
  'takeOver.pathkeys': { one: '{count} pathkey', other: '{count} pathkeys' },
  'takeOver.games': { one: '{count} game', other: '{count} games' },
  'takeOver.classes': 'Classes: {names}. Their teachers then see your display name.',
  'takeOver.once':
    'What both accounts got for the same game counts once. This cannot be undone, and the card stops working.',
  'takeOver.join': 'Bring it in',
  'takeOver.cancel': 'Cancel',
  'takeOver.joined': 'Everything from the card is in your account now.',
} as const
