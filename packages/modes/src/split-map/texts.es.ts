import type { ModeTexts } from '@pathquest/core/modes/manifest'
import { CREW_TEXTS } from '../kits/crews/crew-choice'

export const texts = {
  name: 'Mapa partido',
  note: 'Cada quien tiene un trozo: ¿quién tiene el correcto?',
  'setting.crewSize': 'Jugadores por equipo',
  ...CREW_TEXTS.es,
  'how.1':
    'Las respuestas están cortadas. Solo puedes leer tu trozo. Cuéntale a tu equipo lo que dice.',
  'how.2': '¿Tu trozo es el correcto? Reclámalo. Si no, guárdalo. Luego confirma tu decisión.',
  'how.3':
    'Solo el trozo correcto reclamado: todos los puntos para todo tu equipo. Uno de más: la mitad.',
  question: 'Pregunta {number} de {total}',
  'team.number': 'Equipo {number}',
  'piece.spoken': 'Trozo {letter}: {text}',
  hold: 'Guardar: el mío no es',
  keep: 'Confirmar mi decisión',
  kept: 'Confirmado. Puedes cambiarlo hasta que todos confirmen.',
  choose: 'Reclama un trozo o guárdalo, y luego confirma.',
  team: 'Tu equipo',
  'mate.open': '{name} tiene {letters}',
  'mate.kept': '{name} tiene {letters} y ya confirmó',
  'mate.gone': '{name} no está: puedes usar {letters}',
  waiting: {
    one: 'A tu equipo le falta {count} decisión.',
    other: 'A tu equipo le faltan {count} decisiones.',
  },
  alone: 'Tienes el mapa entero.',
  'scene.own': {
    one: 'Un mapa de {count} trozo. Tú tienes {letters}.',
    other: 'Un mapa de {count} trozos. Tú tienes {letters}.',
  },
  'scene.closed': 'Tu equipo reclamó {letters}.',
  'scene.nothing': 'Tu equipo no reclamó nada.',
  'verdict.clean': 'Leído en equipo: {points} puntos para cada quien.',
  'verdict.half': 'El trozo correcto y uno de más: {points} puntos para cada quien.',
  'verdict.none': 'El trozo correcto se quedó en un bolsillo.',
  'verdict.survey': 'Aquí ningún trozo es el correcto: se trata de lo que piensas.',
  talking: {
    one: '{count} equipo sigue hablando',
    other: '{count} equipos siguen hablando',
  },
  'talking.none': 'Todos los equipos confirmaron',
  whole: {
    one: '{count} de {all} mapas está completo',
    other: '{count} de {all} mapas están completos',
  },
  'whole.survey': 'Aquí cuentan todos los trozos',
  'crew.kept': 'Equipo {number}: confirmaron {kept} de {here}',
  'crew.clean': 'Equipo {number}: mapa completo',
  'crew.half': 'Equipo {number}: un trozo de más',
  'crew.none': 'Equipo {number}: sin el trozo correcto',
  'cue.read': 'Pide a los equipos que se lean sus trozos unos a otros.',
  'cue.waiting': {
    one: 'Un equipo no ha confirmado: pregunta quién tiene cada trozo.',
    other: '{count} equipos no han confirmado: pregunta quién tiene cada trozo.',
  },
  'cue.all': 'Todos los equipos tienen el mapa completo. Pregunta a uno cómo lo supo.',
  'cue.some': {
    one: 'Un equipo tiene el mapa completo. Pregúntale qué lo delató.',
    other: '{count} equipos tienen el mapa completo. Pregunta a uno qué lo delató.',
  },
  'cue.none': 'Nadie tiene aún el mapa completo. Lean juntos todos los trozos en voz alta.',
  'cue.survey': 'Aquí nada es correcto. Pregunta a dos equipos por qué reclamaron ese trozo.',
  'end.title': 'Sus mapas',
  'end.read': {
    one: 'Tu equipo leyó completo {count} de {all} mapas.',
    other: 'Tu equipo leyó completos {count} de {all} mapas.',
  },
  'end.held': {
    one: 'Tuviste el trozo correcto una vez, y lo reclamaste {claimed} de 1 vez.',
    other: 'Tuviste el trozo correcto {count} veces, y lo reclamaste {claimed} veces.',
  },
  'end.never': 'El trozo correcto nunca fue tuyo: tu equipo necesitaba que escucharas.',
  'end.class': {
    one: 'Entre todos, la clase leyó {count} mapa completo.',
    other: 'Entre todos, la clase leyó {count} mapas completos.',
  },
  'end.best': 'El equipo {number} leyó más: {count} de {all}.',
} as const satisfies ModeTexts
