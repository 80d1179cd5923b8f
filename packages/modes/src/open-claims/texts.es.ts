import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Terreno abierto',
  note: 'El terreno rico atrae a muchos: ¿dónde cavas?',
  'how.1': 'Hay cuatro sitios. Cada ronda pone más oro en todos.',
  'how.2': 'Elige uno en secreto y luego responde la pregunta.',
  'how.3': 'Quienes cavaron allí y acertaron se reparten el oro. El resto se queda.',
  'site.creek': 'Arroyo',
  'site.terrace': 'Terraza',
  'site.saddle': 'Collado',
  'site.spur': 'Espolón',
  title: '¿Dónde cavas?',
  chosen: 'Ya eligieron {chosen} de {present}',
  picked: 'Cavas en: {site}. Los demás aún están eligiendo.',
  watching: 'Los demás están eligiendo. Juegas desde la próxima ronda.',
  fund: '{count} bajo tierra',
  crowd: {
    one: '{count} cavó la ronda pasada',
    other: '{count} cavaron la ronda pasada',
  },
  double: 'Dos últimas rondas: doble oro',
  fewer: 'Menos de cuatro jugadores: hay dos sitios abiertos',
  at: 'Cavas en: {site}',
  each: '{count} cada quien',
  shared: '{count} entre {people}',
  before: 'antes: {count}',
  left: 'quedan {count}',
  none: '{site}: nadie acertó y {count} se quedan bajo tierra.',
  split: {
    one: '{site}: {fund} bajo tierra, para una sola respuesta correcta',
    other: '{site}: {fund} bajo tierra, entre {count} respuestas correctas',
  },
  most: 'Nadie recibe más de {count}: el resto se queda.',
  'map.open': 'Mapa. {sites}',
  'map.site': '{site}: {count} bajo tierra.',
  'map.dug':
    '{site}: cavaron {diggers}, había {fund} bajo tierra, se lo repartieron {people}, {each} cada quien, quedan {left}.',
  'end.class': 'La clase sacó {paid} de {laid}.',
  'end.left': 'Se quedan bajo tierra, para nadie: {count}.',
  'end.best': {
    one: 'El mayor hallazgo: {each} en {site}, en la pregunta {number}, todo para una sola persona.',
    other:
      'El mayor hallazgo: {each} para cada una de {count} personas en {site}, en la pregunta {number}.',
  },
  'end.own': 'Dónde cavaste',
  'end.site': {
    one: '{site}: {earned} de oro en {count} ronda.',
    other: '{site}: {earned} de oro en {count} rondas.',
  },
  'step.pick': 'Abrir la pregunta',
  'cue.pick': 'Di: donde muchos cavan, cada uno encuentra poco.',
  'cue.crowded': {
    one: 'Una persona cavó en el sitio más lleno la última vez: pregunta dónde habrá más gente ahora.',
    other: '{count} cavaron en el mismo sitio la última vez: pregunta dónde habrá más gente ahora.',
  },
  'cue.open': 'Di: solo una respuesta correcta cava.',
  'cue.crowd': {
    one: 'Una persona cavó en el sitio más lleno: pregunta quién lo veía venir.',
    other: '{count} cavaron en el mismo sitio: pregunta quién lo veía venir.',
  },
  'cue.spread': 'La clase se repartió bien: pregunta qué les hizo elegir.',
} as const satisfies ModeTexts
