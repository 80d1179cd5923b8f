/** Texts about a CSV file of names. */
export const namesFileMessages = {
  'namesFile.choose': 'Choose a CSV file',
  'namesFile.download': 'Download a sample',
  'namesFile.sampleName': 'students.csv',
  'namesFile.sample': 'Given name\r\nAna\r\nBen\r\nChidi\r\n',
  'namesFile.wrong': {
    one: '{count} line of the file was left out. Type the name below, or correct the file.',
    other: '{count} lines of the file were left out. Type the names below, or correct the file.',
  },
  'namesFile.line': 'Line {line}:',
  'namesFile.noName': 'There is no name in this line.',
  'namesFile.tooLong': 'A name can have at most {max} characters.',
  'namesFile.too_large': 'This file is too large to be a list of names. Choose another file.',
  'namesFile.no_text': 'This file is not a CSV file. In a spreadsheet, save the list as CSV first.',
  'namesFile.damaged':
    'The file cannot be read: a quotation mark is opened and never closed. Save it as CSV again.',
  'namesFile.columns':
    'The file has several columns, and none is headed “Given name”. Add that heading, or keep only the given names.',
  'namesFile.empty': 'There are no names in this file.',
} as const
