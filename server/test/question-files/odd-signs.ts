/** Signs that mean something to one of the formats, often beside each other. */
export const ODD_SIGNS = [
  ...'=+-@\'"{}~#:\\%<>&;,|[]*$/\n\t `',
  '//',
  '::',
  '->',
  '&amp;',
  '<b>',
  ']]>',
  '{T}',
  'ANSWER: A',
  '$CATEGORY: x',
  '[html]',
  'é',
  '🎷',
  'a',
  '1',
] as const
