/** Texts of /developers. */
export const developersMessages = {
  'developers.title': 'For Developers',
  'developers.intro':
    'These routes answer pages of any site: careers, joining, playing and shared leaderboards. Most pages need none of them, since the widgets call them by themselves.',
  'developers.json': 'The whole description (OpenAPI 3.1)',
  'developers.embed': 'Ready-made widgets',
  'developers.loading': 'Loading the description …',
  'developers.failed': 'The description could not be loaded',
  'developers.anyone': 'Anyone may call it.',
  'developers.seat':
    'Takes the seat token of a player: Authorization: Bearer and the token that joining gave.',
  'developers.fieldsOf': 'Fields of {route}',
  'developers.field': 'Field',
  'developers.where': 'Where',
  'developers.type': 'Type',
  'developers.required': 'Always there',
  'developers.path': 'Path',
  'developers.query': 'Query',
  'developers.body': 'Body',
  'developers.answer': 'Answer',
  'developers.yes': 'Yes',
  'developers.no': 'No',
} as const
