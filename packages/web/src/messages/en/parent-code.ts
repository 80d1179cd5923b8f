/** Texts of the part of /settings where a student lets a parent in. */
export const parentCodeMessages = {
  'parentCode.title': 'Parents',
  'parentCode.text':
    'Let a parent see your XP, pathkeys, games, accuracy and recent careers. They cannot change anything.',
  'parentCode.get': 'Get a parent code',
  'parentCode.getting': 'Getting a code...',
  'parentCode.renew': 'New code',
  'parentCode.label': 'Parent code',
  'parentCode.howTo':
    'Read it to your parent. They enter it under My Children. It works once, until {time}.',
  'parentCode.expired': 'This code is out of date. Get a new one.',
  'parentCode.copy': 'Copy the code',
  'parentCode.copied': 'Copied!',
  'parentCode.copyFailed': 'It could not be copied. Please copy it by hand.',
  'parentCode.linked': 'Who sees your progress',
  'parentCode.nobody': 'Nobody is linked.',
  'parentCode.since': 'Since {date}',
  'parentCode.loading': 'Loading',
  'parentCode.loadFailed': 'Linked parents did not load',
  'parentCode.unlink': 'Unlink',
  'parentCode.unlinkName': 'Unlink {name}',
  'parentCode.unlinkTitle': 'Unlink {name}?',
  'parentCode.unlinkText': 'They will not see your progress any more.',
  'parentCode.keep': 'Keep',
  'parentCode.close': 'Close',
  'parentCode.unlinked': 'Unlinked.',
} as const
