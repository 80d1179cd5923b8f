import type { MailKind } from '@pathquest/core'

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
  'sign-up': {
    subject: 'Confirm your email address for Pathquest',
    text: 'Somebody signed up for Pathquest with this email address. Open the link to confirm that the address is yours: then the account is made.',
    action: 'Confirm my email',
    note: 'The link works for one day, and once. If it was not you who signed up, you can ignore this email: no account is made.',
  },
  'sign-up-replaces': {
    subject: 'Confirm your email address for Pathquest',
    text: 'Somebody signed up for Pathquest with this email address. It already has an account, whose address nobody has confirmed. If that account is yours, do not open the link: sign in to it, or choose “Forgot password” there. If it is not, open the link: the other account is deleted with all that it has, and yours is made.',
    action: 'Delete the other account and confirm my email',
    note: 'The link works for one day, and once. If it was not you who signed up, you can ignore this email: nothing changes.',
  },
  'sign-up-taken': {
    subject: 'You already have a Pathquest account',
    text: 'Somebody tried to sign up for Pathquest with this email address, which has an account already. If it was you, sign in with it. If you do not know the password any more, choose “Forgot password” there.',
    action: 'Sign in',
    note: 'If it was not you, you can ignore this email: nothing changes, and whoever tried was not told that you have an account.',
  },
  'change-email-taken': {
    subject: 'This email address already has a Pathquest account',
    text: 'Somebody asked to use this email address for their Pathquest account, but it has an account already. If it was you, sign in to that account, or choose “Forgot password” there, and delete it or give it another address. Then ask again.',
    action: 'Sign in',
    note: 'If it was not you, you can ignore this email: nothing changes, and whoever asked was not told that you have an account.',
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
    text: 'A game that you played has ended: {title}. Points: {score}. Right answers: {correctAnswers} of {questions}. XP earned: {tokensEarned}.',
    action: 'See the results',
    note: 'You can turn these emails off in your settings: Email Notifications.',
  },
  'homework-reminder': {
    subject: 'Your homework on Pathquest',
    text: 'Your teacher reminds you of your homework: {title}. Open the link to do it.',
    action: 'Go to the homework',
    note: 'You can turn these emails off in your settings: Game Invites.',
  },
  'weekly-digest': {
    subject: 'Your week on Pathquest',
    text: 'Last week on Pathquest. Games played: {games}. XP earned: {tokens}. Pathkeys found: {pathkeys}.',
    action: 'Go to your dashboard',
    note: 'You can turn these emails off in your settings: Weekly Digest.',
  },
  'set-public': {
    subject: 'Your Pathquest question set is public',
    text: 'An administrator has looked at your question set: {title}. Everybody can find, play and copy it now.',
    action: 'See the question set',
    note: 'You get this email because you made the set public.',
  },
  'set-hidden': {
    subject: 'Your Pathquest question set was hidden',
    text: 'An administrator has hidden your question set: {title}. Reason: {reason} You can change it and then ask for another look.',
    action: 'See the question set',
    note: 'You get this email because you made the set.',
  },
  'set-removed': {
    subject: 'Your Pathquest question set was removed',
    text: 'An administrator has removed your question set: {title}. Reason: {reason} Its questions are deleted; games that were played keep their results.',
    action: 'See what is left of it',
    note: 'You get this email because you made the set.',
  },
  'game-invite': {
    subject: 'Play again on Pathquest',
    text: 'The host of a game that you played opens it again: {title}. The game code is {code}.',
    action: 'Join the game',
    note: 'You can turn these emails off in your settings: Game Invites.',
  },
} as const satisfies Record<MailKind, MailText>
