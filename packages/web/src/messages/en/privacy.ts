/** Texts of /privacy. */
export const privacyMessages = {
  'privacy.title': 'Privacy Policy',
  'privacy.updated': 'Last updated November 22, 2026',
  'privacy.commitment': 'Our commitment',
  'privacy.commitment1':
    'Pathquest is made for schools. We collect what a game needs and no more, we show no advertising, and we never sell data.',
  'privacy.commitment2':
    'We follow the Family Educational Rights and Privacy Act (FERPA): data about students belongs to the students and their school, and we use it only to run the games. We follow the Children’s Online Privacy Protection Act (COPPA): nobody under 13 can make an account here.',
  'privacy.collected': 'What we collect',
  'privacy.collectedAccount':
    'With an account: your name, your email address, your role, and your password in a form that nobody can read back.',
  'privacy.collectedProvider':
    'If you sign in with Google or Microsoft: your name and email address as they tell us, and their number for you. There is no password then.',
  'privacy.collectedSchool':
    'If you come from a course of your school: the given name, the role and the course that it tells us, and its number for you.',
  'privacy.collectedGuest': 'As a guest: the name you type for one game.',
  'privacy.collectedPlay':
    'When you play: your answers, your scores, the XP and pathkeys you earn, and the packs and cosmetics you buy with XP.',
  'privacy.collectedInterests':
    'If you use them: what you say you like to do, and the careers you save. Only you see that, and you can delete it at any time.',
  'privacy.collectedAge':
    'We ask for the month and year of your birth when you sign up. We use them once, and store neither.',
  'privacy.use': 'How we use it',
  'privacy.use1': 'To run the games, and to keep what you earned.',
  'privacy.use2': 'To show teachers how the games they hosted went.',
  'privacy.use3':
    'To send the mails you asked for, such as a new password, and one to confirm your email address. To a confirmed address also how games of yours ended and that a host plays again, until you turn these off in your settings.',
  'privacy.use4': 'To keep the service safe and working.',
  'privacy.sharing': 'Who sees it',
  'privacy.sharingClass': 'People in the same game see your name, your score and your place.',
  'privacy.sharingShared':
    'A host may share the leaderboard of a game. Whoever has its link then sees the names and scores, until the host stops sharing, at the latest 90 days after the game.',
  'privacy.sharingTeacher': 'A teacher sees the answers and scores of the games they hosted.',
  'privacy.sharingSchool':
    'If you play in a course of your school, its gradebook gets your grade, and its teachers see your attempts.',
  'privacy.sharingParent':
    'A parent sees the progress of a child who linked the two accounts. Either side can end that.',
  'privacy.sharingNobody': 'We give data to nobody else, unless the law makes us do so.',
  'privacy.children': 'Children under 13',
  'privacy.children1':
    'A child under 13 cannot make an account, and nothing from the attempt is kept. Children can play as guests, or through their school, which then decides on their behalf.',
  'privacy.children2':
    'If you believe that a child made an account all the same, tell us and we delete it.',
  'privacy.security': 'Security',
  'privacy.security1':
    'Passwords are stored only as salted hashes. Right answers, tickets and seats are protected by signatures, and every rule is checked by the server. No system is perfectly safe; if something happens to your data, we tell you and your school.',
  'privacy.rights': 'Your rights',
  'privacy.rights1':
    'You may see your data, correct it, take a copy with you, and have it deleted: with an account you do all of that yourself in your settings. Without one, and on behalf of a student, write to us or to your school.',
  'privacy.cookies': 'Cookies and storage',
  'privacy.cookies1':
    'When you sign in we set one cookie, which keeps you signed in. While you sign in with Google or Microsoft, or come from a course, further cookies last ten minutes; after an age that is too young for an account, one lasts until you close the browser.',
  'privacy.cookies2':
    'While you play, your browser keeps your seat in the game until you leave or the game ends, so that you can come back. It also remembers the theme and the language you chose, and a tab the careers you compare. There is nothing else, and nothing follows you to other sites.',
  'privacy.third': 'Third-party services',
  'privacy.third1':
    'The pages load nothing from other companies: no fonts, no pictures, no counters. If you sign in with Google or Microsoft, they learn that you signed in here.',
  'privacy.retention': 'How long we keep it',
  'privacy.retentionGuest': 'Names and answers of guests: 90 days after the game.',
  'privacy.retentionAccount':
    'Personal data of a deleted account: removed at once, and from backups within 30 days. Places, scores and answers in games of a class stay, without a name.',
  'privacy.retentionRoom': 'The live part of a game: 24 hours after it ended.',
  'privacy.changes': 'Changes',
  'privacy.changes1': 'When this policy changes, the date at the top changes too.',
  'privacy.contact': 'Contact',
  'privacy.contact1':
    'Questions about your data? See {contact}. Our rules of use are in the {terms}.',
  'privacy.contactLink': 'Contact Us',
  'privacy.termsLink': 'Terms of Service',
} as const
