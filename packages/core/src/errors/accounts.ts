import type { ErrorEntries } from './common'

/** Signing in and up, and what an account may do. */
export const ACCOUNT_ERRORS = {
  email_required: { status: 400, message: 'Email is required' },
  email_invalid: { status: 400, message: 'Email is invalid' },
  password_required: { status: 400, message: 'Password is required' },
  password_short_login: { status: 400, message: 'Password must be at least 6 characters' },
  password_short: { status: 400, message: 'Password must be at least 8 characters' },
  password_common: {
    status: 400,
    message: 'This password is used by many people. Please choose another one.',
  },
  password_wrong: { status: 403, message: 'This is not your current password.' },
  sign_in_again: {
    status: 403,
    message: 'To be sure that it is you, please sign out, sign in again and come back here.',
  },
  deletion_unconfirmed: { status: 400, message: 'Please type your e-mail address to confirm.' },
  confirm_required: { status: 400, message: 'Please confirm your password' },
  passwords_differ: { status: 400, message: 'Passwords do not match' },
  first_name_required: { status: 400, message: 'First name is required' },
  last_name_required: { status: 400, message: 'Last name is required' },
  full_name_required: { status: 400, message: 'Your name is required' },
  name_not_suitable: {
    status: 400,
    message:
      'Others will read this name, and it has a word that may hurt. Please choose another one.',
  },
  role_required: { status: 400, message: 'Please select your role' },
  terms_required: { status: 400, message: 'You must accept the terms and privacy policy' },
  birth_required: { status: 400, message: 'Please enter the month and year of your birth' },
  under_age: {
    status: 403,
    message:
      'You cannot make an account here yet. You can play as a guest with a game code, or through your school.',
  },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  link_invalid: {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  card_invalid: {
    status: 400,
    message: 'This card does not open an account. Please ask your teacher for a new one.',
  },
  other_signed_in: { status: 409, message: 'Somebody else is signed in on this device.' },
  account_of_class: {
    status: 403,
    message: 'Your teacher looks after this account. Please ask your teacher to change it.',
  },
  account_has_email: {
    status: 409,
    message: 'This account has an email address already. Its card opens nothing any more.',
  },
  account_blocked: {
    status: 403,
    message: 'Your school has blocked this account. Please ask your school.',
  },
  parent_code_invalid: {
    status: 400,
    message:
      'This code is wrong, was used already, or is older than ten minutes. Please ask your child for a new one.',
  },
  parent_link_not_found: { status: 404, message: 'You are not linked any more.' },
  social_off: { status: 404, message: 'This way to sign in is not set up here.' },
  social_failed: { status: 400, message: 'The sign-in did not work. Please try again.' },
  social_expired: { status: 400, message: 'That took too long. Please start again.' },
  social_no_email: {
    status: 400,
    message:
      'We were not told an email address, and an account needs one. Please sign up with email and password.',
  },
  social_email_taken: {
    status: 409,
    message: 'An account with this email already exists. Please sign in with your password.',
  },
  sign_in_failed: { status: 401, message: 'Invalid email or password' },
  sign_up_password_wrong: {
    status: 403,
    message:
      'This is not the password you chose when you signed up. If it was not you who signed up, ignore our email: nothing happens then.',
  },
  sign_up_elsewhere: {
    status: 403,
    message:
      'To be sure that it is you, please sign in with Google or Microsoft in this browser first, then open the link once more.',
  },
  sign_in_to_confirm: {
    status: 403,
    message:
      'Please sign in to the account that this link is for: then we know that it is you who confirms it. If you have none here, ignore our email: nothing happens then.',
  },
  sign_up_failed: { status: 500, message: 'Sign up failed' },
  sign_out_failed: { status: 500, message: 'Sign out failed' },
  user_creation_failed: { status: 500, message: 'User creation failed' },
  not_authenticated: { status: 401, message: 'Not authenticated' },
  wrong_role: { status: 403, message: 'Your account cannot do this.' },
  update_failed: { status: 500, message: 'Update failed' },
  insert_failed: { status: 500, message: 'Insert failed' },
} as const satisfies ErrorEntries
