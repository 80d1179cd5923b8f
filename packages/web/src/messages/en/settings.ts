/** Texts of /settings. */
export const settingsMessages = {
  'settings.title': 'Settings',
  'settings.intro': 'Your account, your way in, and your data.',
  'settings.loadFailed': 'Your settings could not be loaded. Please try again.',

  'settings.account': 'Account Information',
  'settings.accountNote':
    'The display name is what others see in games and on leaderboards. Your first and last name stay here.',
  'settings.role': 'Role',
  'settings.firstName': 'First Name',
  'settings.lastName': 'Last Name',
  'settings.displayName': 'Display Name',
  'settings.displayNameHint': 'Up to 30 characters.',
  'settings.save': 'Save Changes',
  'settings.saving': 'Saving...',
  'settings.saved': 'Saved.',

  'settings.email': 'Email Address',
  'settings.emailNote':
    'A new address counts once you open the link that we mail to it. Until then the old one stays.',
  'settings.emailNow': 'Now',
  'settings.emailWaiting': 'We sent a link to {email}. Open it within an hour to use this address.',
  'settings.newEmail': 'New Email Address',
  'settings.changeEmail': 'Change Email',
  'settings.currentPassword': 'Current Password',
  'settings.emailWaitingNoMails':
    'There is a link that confirms {email}. This Pathquest sends no emails itself: ask whoever runs it for the link. It works for one hour.',
  'settings.emailMade': 'The link is ready. Ask whoever runs this Pathquest for it.',
  'settings.emailSent': 'Check your email: the link is on its way.',

  'settings.card': 'Sign-in card',
  'settings.cardNote':
    'Your teacher looks after this account. To change your name, ask your teacher.',
  'settings.cardText': 'You sign in with a card, without an email address and without a password.',
  'settings.cardLost':
    'Have you lost your card, or has somebody else seen it? Ask your teacher for a new one: the old one then stops working.',
  'settings.cardPrivacy':
    'We know your given name, your class and your games, and nothing else. Your teacher or your school can have the account deleted.',

  'settings.security': 'Security',
  'settings.securityNote': 'A new password signs you out on every other device.',
  'settings.newPassword': 'New Password',
  'settings.newPasswordHint': 'Minimum 8 characters',
  'settings.confirmPassword': 'Confirm New Password',
  'settings.changePassword': 'Change Password',
  'settings.choosePassword': 'Choose a Password',
  'settings.noPassword':
    'You sign in with {provider} and have no password here. Choose one if you also want to sign in with your email address.',
  'settings.passwordChanged': 'Your password was changed.',
  'settings.signOutEverywhereNote':
    'Left a browser open somewhere? This ends your sign-in on every device, and here as well. A game that you lead there pauses until you are back.',
  'settings.signOutEverywhere': 'Sign Out Everywhere',
  'settings.signedOutEverywhere': 'You are signed out on every device.',
  'settings.signOutEverywhereFailed': 'That did not work. You are still signed in.',
  'settings.showPassword': 'Show password',
  'settings.hidePassword': 'Hide password',

  'settings.notifications': 'Notifications',
  'settings.notificationsNote': 'Emails that we send by ourselves, to a confirmed address alone.',
  'settings.notificationsOff': 'This Pathquest sends no emails of this kind.',
  'settings.results': 'Email Notifications',
  'settings.resultsHint': 'How a game of yours ended: your place, your score, what you earned.',
  'settings.invitations': 'Game Invites',
  'settings.invitationsHint':
    'The host of a game that you played opens it again, or your teacher reminds you of homework.',
  'settings.digest': 'Weekly Digest',
  'settings.digestHint': 'On Mondays: what you played, earned and found in the week before.',

  'settings.appearance': 'Appearance',
  'settings.appearanceNote': 'In this browser. The header has both as well.',
  'settings.language': 'Language',
  'settings.dark': 'Dark theme',
  'settings.submit': 'Always ask me to press Submit Answer in a game',

  'settings.courses': 'Course Logins',
  'settings.coursesNote': 'Your courses that count for this account.',

  'settings.privacy': 'Privacy',
  'settings.privacyNote': 'Your data is private. We show no advertising and sell nothing.',
  'settings.privacyPolicy': 'View Privacy Policy',
  'settings.download': 'Download my data',
  'settings.downloading': 'Collecting your data...',
  'settings.downloadHint':
    'One JSON file with everything that we keep about you: games, answers, XP, pathkeys, your plan, logins.',
  'settings.downloaded': 'Your data was downloaded.',

  'settings.delete': 'Delete my account',
  'settings.deleteNote': 'For good, and at once. Nobody can bring it back.',
  'settings.deleteGoes': 'What goes',
  'settings.goesAccount': 'Your account with names, email address and ways to sign in',
  'settings.goesEarned': 'XP, pathkeys, packs, cosmetics, and games that you played alone',
  'settings.goesLinks': 'Links to parents, children and courses',
  'settings.goesSets': 'Your private question sets; your running games end',
  'settings.goesClasses':
    'Classes that you alone teach, with the accounts of their students who sign in with a card',
  'settings.deleteStays': 'What stays, without your name',
  'settings.staysGames': 'Your places, scores and answers in games of a class',
  'settings.staysHosted': 'The figures of games that you hosted, and your public question sets',
  'settings.staysGrades': 'Grades that your course has received',
  'settings.deleteCopy': 'Download your data first if you want to keep a copy.',
  'settings.deleteType': 'To confirm, type {email}',
  'settings.deleteTypeLabel': 'Your email address',
  'settings.deleteKeep': 'Keep my account',
  'settings.deleting': 'Deleting...',
  'settings.deleted': 'Your account was deleted.',
  'settings.close': 'Close',
} as const
