/** Ways of a set in and out of files. */
export const questionExportMessages = {
  'questionExport.import': 'Import questions',
  'questionExport.label': 'Export',
  'questionExport.open': 'Export this set as a file',
  'questionExport.csv': 'CSV',
  'questionExport.csvFor': 'A plain table, for any tool',
  'questionExport.xlsx': 'Excel workbook',
  'questionExport.xlsxFor': 'For Excel and Google Sheets',
  'questionExport.gift': 'GIFT',
  'questionExport.giftFor': 'For the question bank of Moodle',
  'questionExport.qti3': 'QTI 3.0 package',
  'questionExport.qti3For': 'For Canvas and other platforms',
  'questionExport.leftOut': {
    one: '{count} question of a kind that this format does not have is left out.',
    other: '{count} questions of kinds that this format does not have are left out.',
  },
} as const
