/** What a mail says. It never names a person: anybody may have a mail sent to any address. */
export interface MailText {
  subject: string
  /** Before the link. */
  text: string
  /** The words of the link. */
  action: string
  /** After the link. */
  note: string
}

export const en = {
  'reset-password': {
    subject: 'Choose a new Pathquest password',
    text: 'Somebody asked for a new password for the Pathquest account with this email address. Open the link to choose one. You are then signed out everywhere.',
    action: 'Choose a new password',
    note: 'The link works for one hour, and once. If it was not you who asked, you can ignore this email: your password stays as it is.',
  },
  'verify-email': {
    subject: 'Confirm your email address for Pathquest',
    text: 'A Pathquest account was made with this email address. Open the link to confirm that the address is yours.',
    action: 'Confirm my email',
    note: 'The link works for one hour, and once. If you did not make an account, you can ignore this email.',
  },
  'change-email': {
    subject: 'Confirm your new email address for Pathquest',
    text: 'Somebody asked to use this email address for their Pathquest account. Open the link to confirm that it is yours. Until then the account keeps its former address.',
    action: 'Use this address',
    note: 'The link works for one hour, and once. If it was not you who asked, you can ignore this email.',
  },
  'email-changing': {
    subject: 'Your Pathquest account is to have another email address',
    text: 'Somebody who is signed in to the Pathquest account with this email address asked to use another one. It changes when the other address is confirmed.',
    action: 'Choose a new password',
    note: 'If it was you, there is nothing to do. If not, choose a new password now: that stops the change and signs everybody out.',
  },
  'game-results': {
    subject: 'Your Pathquest game is over',
    text: 'A game that you played has ended: {title}. Points: {score}. Right answers: {correctAnswers} of {totalAnswers}. XP earned: {tokensEarned}.',
    action: 'See the results',
    note: 'You can turn these emails off in your settings: Email Notifications.',
  },
  'weekly-digest': {
    subject: 'Your week on Pathquest',
    text: 'Last week on Pathquest. Games played: {games}. XP earned: {tokens}. Pathkeys found: {pathkeys}.',
    action: 'Go to your dashboard',
    note: 'You can turn these emails off in your settings: Weekly Digest.',
  },
  'game-invite': {
    subject: 'Play again on Pathquest',
    text: 'The host of a game that you played opens it again: {title}. The game code is {code}.',
    action: 'Join the game',
    note: 'You can turn these emails off in your settings: Game Invites.',
  },
} as const satisfies Record<string, MailText>
