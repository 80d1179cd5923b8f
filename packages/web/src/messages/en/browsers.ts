/** Which browsers Pathquest runs in: on /how-to-play, and on the page that older ones get. */
export const browserMessages = {
  'browsers.title': 'Browsers',
  'browsers.students':
    'To play: iPadOS, iOS and Safari {safari}, Chrome and ChromeOS {chrome}, Firefox {firefox}, or newer.',
  'browsers.teachers':
    'To teach: iPadOS and Safari {safari}, Chrome and ChromeOS {chrome}, Firefox {firefox}, or newer.',
  'browsers.tooOld': 'This browser is too old for Pathquest',
  'browsers.update':
    'Update it, or open this page in another browser or on another device. On an iPad or iPhone: Settings, General, Software Update. On a Chromebook: Settings, About ChromeOS, Check for updates.',
  'browsers.school': 'If your school looks after this device, show this page to your teacher.',
} as const
