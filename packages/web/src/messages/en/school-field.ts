/** At which school one says to be, when signing up and in the settings. */
export const schoolFieldMessages = {
  'schoolField.label': 'School (optional)',
  'schoolField.hint': 'It is only said: nobody sees more of you by it.',
  'schoolField.choose': 'Choose your school from the list, or leave this empty.',
  'schoolField.loading': 'Looking...',
  'schoolField.found': { one: '{count} school', other: '{count} schools' },
  'schoolField.none': 'No school here has this name. You can leave this empty.',
  'schoolField.failed': 'The schools could not be loaded. You can leave this empty.',
  'schoolField.title': 'School',
  'schoolField.note': 'At which school you are, if you want to say so',
  'schoolField.save': 'Save the school',
  'schoolField.saved': 'Saved.',
} as const
