import type { KindTexts } from '@pathquest/core/kinds/kind'

export const texts = {
  name: 'Orden',
  note: 'De tres a seis cosas en su orden: parte de los puntos por parte del orden.',
  items: 'Cosas en su orden correcto',
  itemsHint: 'Escríbelas como van; los jugadores las ven mezcladas.',
  item: 'Número {number}',
  up: 'Subir el número {number}',
  down: 'Bajar el número {number}',
  remove: 'Quitar el número {number}',
  add: 'Añadir',
  tooFew: 'Escribe de tres a seis cosas.',
  noOrder: 'El orden no se puede leer.',
  givenAway: 'El orden mostrado no puede ser el correcto.',
  tap: 'Tócalas en orden, empezando por la primera.',
  place: 'lugar {number}',
  unplaced: 'sin colocar',
  undo: 'Empezar de nuevo',
  inOrder: 'En el orden correcto',
  yourPlace: 'Tú: {number}',
  placedBy: '{count} de {total} la pusieron aquí',
} as const satisfies KindTexts
