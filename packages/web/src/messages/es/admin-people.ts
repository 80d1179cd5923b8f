export const adminPeopleMessages = {
  'adminPeople.title': 'Docentes en espera',
  'adminPeople.intro':
    'Con tu respuesta pueden organizar juegos y ver soluciones. Quien se rechaza sigue como estudiante.',
  'adminPeople.loading': 'Cargando...',
  'adminPeople.none': 'Nadie espera',
  'adminPeople.noneText':
    'Aquí aparecen los docentes nuevos cuando el registro necesita respuesta.',
  'adminPeople.since': 'Desde el {day}',
  'adminPeople.approve': 'Aprobar',
  'adminPeople.approveNamed': 'Aprobar a {name}',
  'adminPeople.refuse': 'Rechazar',
  'adminPeople.refuseNamed': 'Rechazar a {name}',
  'adminPeople.approved': '{name} ya es docente.',
  'adminPeople.refused': '{name} sigue como estudiante.',
} as const
