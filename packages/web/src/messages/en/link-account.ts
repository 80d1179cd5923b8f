/** Texts of joining a course login and an account: inside a course, and at /link-account. */
export const linkAccountMessages = {
  'link.foot': 'Here you are {name}.',
  'link.use': 'Use with your Pathquest account',
  'link.footLinked': 'You play with your Pathquest account, {name}.',
  'link.manage': 'Manage',
  'link.dialogTitle': 'Use with your Pathquest account',
  'link.dialogText':
    'If you have an account on Pathquest, your XP and pathkeys can be one: what you earn in this course and what you earn there.',
  'link.dialogHow':
    'A new tab opens. You sign in there, see both sides, and decide. Your course and its gradebook stay as they are.',
  'link.preparing': 'One moment...',
  'link.open': 'Open Pathquest',
  'link.copy': 'Copy link',
  'link.copied': 'Copied!',
  'link.copyHint':
    'No new tab? Copy the link and open it in this browser. It works for 10 minutes.',
  'link.waiting': 'Go on in the new tab. Come back here afterwards.',
  'link.close': 'Close',
  'link.joined': 'This course and your account are one now.',

  'link.title': 'Course Logins',
  'link.intro': 'Your courses that count for this account.',
  'link.none': 'No course logins yet',
  'link.noneHint':
    'Open an activity in your course and choose "Use with your Pathquest account" there.',
  'link.loadFailed': 'Your course logins could not be loaded. Please try again.',
  'link.since': 'Since {date}',
  'link.unlink': 'Unlink',
  'link.unlinkName': 'Unlink {name}',
  'link.unlinkTitle': 'Unlink {name}?',
  'link.unlinkText':
    'Your account keeps everything it has. In the course you start anew, with no XP and no pathkeys, the next time you open it.',
  'link.unlinkKeep': 'Keep',
  'link.unlinked': 'Unlinked.',

  'link.signInTitle': 'One account for both',
  'link.signInText':
    'Sign in to the Pathquest account that you want to use in your course. Nothing is joined before you have seen both sides.',
  'link.signIn': 'Sign In',
  'link.signUp': 'No account yet? Create one',

  'link.joinTitle': 'Are both of these you?',
  'link.inCourse': 'In your course',
  'link.inAccount': 'Your account',
  'link.courseAt': '{course} at {platform}',
  'link.student': 'Student',
  'link.teacher': 'Teacher',
  'link.parent': 'Parent',
  'link.notYou': 'Not your account? Sign out',
  'link.comes': 'What comes into your account',
  'link.xp': '{count} XP',
  'link.pathkeys': { one: '{count} pathkey', other: '{count} pathkeys' },
  'link.games': { one: '{count} game played', other: '{count} games played' },
  'link.hosted': { one: '{count} game hosted', other: '{count} games hosted' },
  'link.nothing': 'Nothing yet. From now on both count together.',
  'link.after':
    'From now on this course counts for your account. Grades in your course do not change. You can unlink later; what came over stays in the account.',
  'link.warning':
    'Go on only if you came here from your own course just now. Never use a link that somebody sent you.',
  'link.both': 'Both are me',
  'link.bothError': 'Please confirm that both are you',
  'link.join': 'Join them',
  'link.joining': 'Joining...',
  'link.notNow': 'Not now',
  'link.doneTitle': 'Joined',
  'link.doneText': 'You can close this tab and go back to your course.',
  'link.alreadyText': 'This course counts for your account already. You can close this tab.',
} as const
