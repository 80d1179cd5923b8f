/** Texts of /forgot-password, /reset-password and /verify-email, and of what asks to confirm. */
export const recoveryMessages = {
  'forgot.title': 'Forgot Password',
  'forgot.intro': 'We send you a link to choose a new one.',
  'forgot.email': 'Email',
  'forgot.submit': 'Send Link',
  'forgot.submitting': 'Sending...',
  'forgot.back': 'Back to {signIn}',
  'forgot.signIn': 'sign in',
  'forgot.sentTitle': 'Check your email',
  'forgot.sent':
    'If there is an account with {email}, an email with a link is on its way. The link works for one hour.',
  'forgot.sentHint': 'Nothing there? Look in your spam folder, or try another address.',
  'forgot.noMails':
    'This Pathquest sends no emails itself: ask whoever runs it, or your teacher, for the link.',
  'forgot.waitsTitle': 'Ask for your link',
  'forgot.waits':
    'If there is an account with {email}, a link for it is ready now. It works for one hour.',
  'forgot.again': 'Try another address',

  'reset.title': 'New Password',
  'reset.intro': 'Afterwards you are signed out everywhere and sign in anew.',
  'reset.password': 'New password',
  'reset.passwordHint': 'Minimum 8 characters',
  'reset.confirmPassword': 'Confirm new password',
  'reset.showPassword': 'Show password',
  'reset.hidePassword': 'Hide password',
  'reset.submit': 'Save Password',
  'reset.submitting': 'Saving...',
  'reset.done': 'Your password was changed. Please sign in.',
  'reset.noCodeTitle': 'Something is missing',
  'reset.noCode':
    'This address is not complete. Please open the link in your email once more, or ask for a new one.',
  'reset.endedTitle': 'This link does not work any more',
  'reset.ask': 'Send a New Link',

  'verify.title': 'Confirm Email',
  'verify.intro': 'One click, and we know that the address is yours.',
  'verify.submit': 'Confirm My Email',
  'verify.submitting': 'Confirming...',
  'verify.doneTitle': 'Confirmed',
  'verify.done': 'Your email address is confirmed. Thank you!',
  'verify.already': 'Your email address is confirmed already.',
  'verify.goOn': 'Go On',
  'verify.signIn': 'Sign in to have a new link sent.',

  'signUp.mailed':
    'We have written to {email}. Open the link in that email to finish your account. It works for one day.',
  'signUp.nothing': 'Nothing there? Look in your spam folder, or {again}.',
  'signUp.again': 'sign up again',
  'signUp.intro': 'Type the password you chose when you signed up, and you are in.',
  'signUp.submit': 'Confirm and Sign In',
  'signUp.ended':
    'It has expired or was used already. If your account is made, sign in; if not, sign up again.',
  'signUp.noCode':
    'This address is not complete. Please open the link in your email once more, or sign up again.',

  'confirm.title': 'Please confirm your email',
  'confirm.text':
    'Open the link in our email to {email}. Then we know that we reach you there if you forget your password.',
  'confirm.textNoMails':
    'There is a link that confirms {email}, but this Pathquest sends no emails itself: ask whoever runs it for the link.',
  'confirm.again': 'Send Again',
  'confirm.sent': 'Sent. The link works for one hour.',
  'confirm.make': 'Make a New Link',
  'confirm.made': 'A new link is ready. It works for one hour.',
} as const
