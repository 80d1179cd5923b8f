/** Texts of the host's tools beside a game: links, the remote, sharing. */
export const hostToolsMessages = {
  'gamePage.qr': 'QR code to join this game',
  'gamePage.copyLink': 'Copy join link',
  'gamePage.copied': 'Copied!',
  'gamePage.copyFailed': 'It could not be copied. Please copy it by hand.',
  'gamePage.openScreen': 'Projector screen',
  'gamePage.remote': 'Phone as remote',
  'gamePage.remoteText':
    'Point your phone’s camera at this code. Sign in there with the same account: next, pause and more time are then in your hand.',
  'gamePage.remoteQr': 'QR code for the remote of this game',
  'share.title': 'Share leaderboard',
  'share.text':
    'Whoever has the link can read the players’ names and scores until you stop sharing, at the latest 90 days after the game.',
  'share.confirm': 'Share',
  'share.cancel': 'Cancel',
  'share.shared':
    'This leaderboard is shared already. Its code was shown once; a new code ends the former one.',
  'share.renew': 'New code',
  'share.stop': 'Stop sharing',
  'share.stopped': 'The leaderboard is no longer shared.',
  'share.codeText': 'Paste this into your page, where the leaderboard should appear:',
  'share.codeLabel': 'Code for your page',
  'share.codeFailed': 'The code could not be loaded.',
  'share.copy': 'Copy the code',
  'share.build': 'Choose theme and language',
  'share.close': 'Close',
  'share.loading': 'Loading...',
  'share.newTab': '(opens in a new tab)',
  'attendance.here': '{present} of {all} are here',
  'attendance.absent': 'Absent',
  'attendance.everybody': 'Everybody is here.',
  'attendance.failed': 'Who is here? Try again',
} as const
