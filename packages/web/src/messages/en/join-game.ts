/** Texts of /join-game around the form, which brings its own. */
export const joinGameMessages = {
  'joinGame.title': 'Join Game',
  'joinGame.intro': 'Enter the code that your host shows you.',
  'joinGame.guest': 'You can play as a guest. To keep XP and pathkeys, {signIn} or {signUp} first.',
  'joinGame.signIn': 'sign in',
  'joinGame.signUp': 'sign up',
  'joinGame.signedIn': 'You are signed in as {name}. XP and pathkeys go to your account.',
  'joinGame.former': 'Your seat is still there',
  'joinGame.formerText': 'You play {title} as {name}. The game has not ended yet.',
  'joinGame.formerBack': 'Back to the Game',
  'joinGame.formerNotMe': 'That was not me',
} as const
