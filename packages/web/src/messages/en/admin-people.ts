/** /admin/people, and what a teacher who waits reads. */
export const adminPeopleMessages = {
  'adminPeople.title': 'Teachers Who Wait',
  'adminPeople.intro':
    'With an answer of yours they can host games and see solutions. Who is refused goes on as a student.',
  'adminPeople.loading': 'Loading...',
  'adminPeople.none': 'Nobody waits',
  'adminPeople.noneText': 'New teachers stand here where sign-ups need an answer.',
  'adminPeople.since': 'Since {day}',
  'adminPeople.approve': 'Approve',
  'adminPeople.approveNamed': 'Approve {name}',
  'adminPeople.refuse': 'Refuse',
  'adminPeople.refuseNamed': 'Refuse {name}',
  'adminPeople.approved': '{name} is a teacher now.',
  'adminPeople.refused': '{name} goes on as a student.',
} as const
