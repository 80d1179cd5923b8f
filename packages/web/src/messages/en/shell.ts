/** Texts that every page may show, a player's game too: it loads all of them. */
export const shellMessages = {
  'app.name': 'Pathquest',
  'app.loading': 'Loading...',
  'app.skip': 'Skip to the content',
  'app.notifications': 'Messages',
  'app.close': 'Close',
  'app.tryAgain': 'Try again',
  'app.offline': 'You are offline. The page comes back as soon as your connection does.',
  'app.unreachable': 'Pathquest does not answer. As soon as it does, reload the page.',
  'app.updated': 'Pathquest was updated. Reload to go on.',
  'app.inEnglish': 'For now, our question sets and pathkeys are in English.',
  'app.reload': 'Reload the page',
  'app.unexpected': 'An unexpected error occurred. Please try again.',
  'app.initializationFailed': 'Initialization failed',

  'notFound.title': 'Page Not Found',
  'notFound.text': "The page you're looking for doesn't exist or has been moved.",
  'notFound.back': 'Back to Home',

  'nav.main': 'Main',
  'nav.openMenu': 'Open menu',
  'nav.language': 'Language: {language}',
  'nav.languageFailed': 'The language could not be loaded. Please check your network.',
  'nav.toDark': 'Switch to the dark theme',
  'nav.toLight': 'Switch to the light theme',
  'nav.newTab': '(opens in a new tab)',
  'nav.home': 'Pathquest, to the start page',

  'title.joinGame': 'Join Game',
  'title.game': 'Game',
} as const
