/** Texts of /terms. */
export const termsMessages = {
  'terms.title': 'Terms of Service',
  'terms.updated': 'Last updated November 22, 2026',
  'terms.what': 'What Pathquest is',
  'terms.what1':
    'Pathquest is a quiz game about careers for grades 6 to 12. Playing and hosting are free. Nothing here can be bought with real money.',
  'terms.who': 'Who may use it',
  'terms.who1':
    'Anyone may join a game with a code. To make an account you must be at least 13 years old. If you are not an adult where you live, ask a parent or your school first.',
  'terms.account': 'Your account',
  'terms.account1': 'Give your own email address, and keep your password to yourself.',
  'terms.account2': 'Choose the role that you really have. Teachers see how their players did.',
  'terms.account3': 'You can delete your account at any time, in your settings.',
  'terms.fair': 'Fair play',
  'terms.fair1': 'Use a name that your class may read on a projector.',
  'terms.fair2': 'Answer for yourself. Do not automate answers or break into games.',
  'terms.fair3': 'Be kind. A host may remove a player, and may lock a game.',
  'terms.fair4': 'XP and pathkeys are part of the game. They have no value in money.',
  'terms.information': 'About careers and pay',
  'terms.information1':
    'Facts about jobs, pay and growth are there to make you curious. They come from public statistics and may be out of date. Talk to a counselor before you make a decision.',
  'terms.service': 'The service',
  'terms.service1':
    'We work to keep the games running, but we cannot promise that they always do. We are liable as the law requires, and no further. We may close accounts that break these rules, and say why.',
  'terms.changes': 'Changes',
  'terms.changes1':
    'When these terms change, the date at the top changes too. If you do not agree, you may delete your account.',
  'terms.contact': 'Contact',
  'terms.contact1': 'How we treat your data is in the {privacy}. For anything else see {contact}.',
  'terms.privacyLink': 'Privacy Policy',
  'terms.contactLink': 'Contact Us',
} as const
