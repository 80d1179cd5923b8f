import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Cerrajeros',
  note: 'Midan juntos la cerradura y atrévanse a girar la llave.',
  'setting.minutes': 'Minutos',
  'setting.crewSize': 'Jugadores por equipo',
  ...CREW_TEXTS.es,
  'how.1':
    'Cada respuesta correcta es una marca. Unas pocas dan un calibre: menos si el equipo es pequeño.',
  'how.2': 'Un calibre mide un corte de la llave: el real es más hondo, encaja o es menos hondo.',
  'how.3':
    'Uno gira la llave y un compañero lo apoya. Abierta: hasta 24 puntos, menos por cada calibre.',
  cut: 'Corte {cut}',
  'measure.cut': 'Corte que medir',
  'measure.depth': 'Profundidad que probar',
  measure: 'Usar el calibre',
  yours: 'Tu calibre: elige un corte y una profundidad',
  'gauge.open': 'Hay un calibre libre: elige un corte y una profundidad',
  'gauge.others': 'Alguien de tu equipo está eligiendo qué medir.',
  marks: '{count} de {total} marcas para un calibre',
  deeper: 'Corte {cut}: más hondo que {depth}',
  fits: 'Corte {cut}: {depth} encaja',
  shallower: 'Corte {cut}: menos hondo que {depth}',
  crew: 'Equipo {number}',
  known: 'corte {cut}: {depth}',
  range: 'corte {cut}: de {least} a {most}',
  'key.title': 'Tu llave',
  turn: 'Girar la llave',
  worth: { one: 'Abre por {count} punto', other: 'Abre por {count} puntos' },
  'turn.wait': 'Quieres girar {key}. Alguien de tu equipo tiene que apoyarlo.',
  'turn.asked': 'Alguien de tu equipo quiere girar {key}.',
  second: 'Apoyarlo',
  jam: 'Encajan {count} de 5 cortes. Sin girar durante {seconds} s',
  'jam.over': 'El último giro: encajan {count} de 5 cortes.',
  open: { one: 'Abierta: {count} punto', other: 'Abierta: {count} puntos' },
  'crew.keys': {
    one: 'Equipo {number}: {count} llave abrió',
    other: 'Equipo {number}: {count} llaves abrieron',
  },
  evening: 'El último cuarto',
  'cue.first':
    'Aún no hay cerradura abierta. Recuerda a los equipos que hablen antes de usar un calibre.',
  'cue.known': {
    one: 'Un equipo conoce su llave entera: alguien la gira y otra persona lo confirma.',
    other: '{count} equipos conocen su llave entera: alguien la gira y otra persona lo confirma.',
  },
  'cue.nearly': {
    one: 'A un equipo le falta un corte: pregunta quién sabe qué se ha probado ahí.',
    other: 'A {count} equipos les falta un corte: pregunta quién sabe qué se ha probado ahí.',
  },
  'cue.open': {
    one: 'Hay una cerradura abierta. Pregunta a ese equipo cómo eligió qué medir.',
    other: 'Hay {count} cerraduras abiertas. Pregunta a un equipo cómo eligió qué medir.',
  },
  'cue.evening': {
    one: 'El último cuarto, con {count} cerradura abierta: ahora puede valer la pena girar.',
    other: 'El último cuarto, con {count} cerraduras abiertas: ahora puede valer la pena girar.',
  },
  'end.title': {
    one: 'La clase abrió una cerradura',
    other: 'La clase abrió {count} cerraduras',
  },
  'end.crew': {
    one: 'Tu equipo abrió una cerradura, por {points} puntos.',
    other: 'Tu equipo abrió {count} cerraduras, por {points} puntos.',
  },
  'end.own': {
    one: 'Le diste una marca. Medidas tuyas: {gauged}.',
    other: 'Le diste {count} marcas. Medidas tuyas: {gauged}.',
  },
} as const satisfies ModeTexts
