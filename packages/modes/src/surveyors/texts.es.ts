import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Topógrafos',
  note: 'Las respuestas correctas dan estacas; tu equipo decide dónde.',
  'setting.teams': 'Número de equipos',
  ...CREW_TEXTS.es,
  'how.1': 'Cada respuesta correcta da estacas a tu equipo. Cuantos más aciertan, más estacas.',
  'how.2': 'Nombra una casilla junto a tu tierra. Tu equipo toma la que más nombran.',
  'how.3':
    'Las cumbres valen 3, la demás tierra 1. Si dos equipos toman la misma casilla, se queda como estaba.',
  title: '¿Qué casilla debe tomar tu equipo?',
  stakes: { one: '{count} estaca para tu equipo', other: '{count} estacas para tu equipo' },
  double: 'Las dos últimas rondas dan el doble de estacas',
  'tile.free': 'vale {worth}, libre',
  'tile.foreign': 'vale {worth}, Equipo {owner}, cuesta 2 estacas',
  peak: 'cumbre',
  named: 'Nombraste {tile}. Esperando a los demás.',
  watching: 'Esta vez ninguna casilla está al alcance de tu equipo.',
  chosen: '{chosen} de {present} han nombrado una casilla',
  team: 'Equipo {number}',
  'team.land': {
    one: 'Equipo {number}: {count} punto de tierra',
    other: 'Equipo {number}: {count} puntos de tierra',
  },
  'team.stakes': {
    one: 'Equipo {number}: {count} estaca',
    other: 'Equipo {number}: {count} estacas',
  },
  'took.tiles': {
    one: 'El equipo {number} tomó {list}.',
    other: 'El equipo {number} tomó {list}.',
  },
  'took.none': 'Nadie tomó tierra.',
  contested: 'Dos equipos lo querían, y por eso sigue como estaba: {list}.',
  'verdict.stakes': {
    one: 'Tu equipo tiene {count} estaca en esta ronda.',
    other: 'Tu equipo tiene {count} estacas en esta ronda.',
  },
  'verdict.yours': 'Tu equipo tomó {tile}, tu casilla: +2.',
  map: 'El mapa. {lands}.',
  'cue.ask': 'Pregunta a cada equipo qué casilla abre el camino a una cumbre.',
  'cue.behind': 'El equipo {number} va último él solo: recibe 2 estacas más. Pregunta adónde irá.',
  'cue.contested': 'Dos equipos querían la misma casilla. Pregunta a ambos qué vieron en ella.',
  'cue.lead':
    'El equipo {number} tiene más tierra. Pregunta a los demás dónde es débil su frontera.',
  'cue.level': 'Los equipos van iguales. Pregunta qué cumbre sigue libre.',
  'step.name': 'Mostrar la tierra',
  'end.title': 'El mapa está dibujado',
  'end.won': {
    one: 'El equipo {number} tiene la mayor tierra: {count} punto.',
    other: 'El equipo {number} tiene la mayor tierra: {count} puntos.',
  },
  'end.since': 'En cabeza desde la pregunta {round}.',
  'end.level': 'Dos equipos comparten el primer lugar.',
  'end.own': {
    one: 'Nombraste {count} casilla, y tu equipo tomó {taken}.',
    other: 'Nombraste {count} casillas, y tu equipo tomó {taken} de ellas.',
  },
} as const satisfies ModeTexts
