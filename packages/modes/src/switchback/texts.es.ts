import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Zigzag',
  note: 'Cada respuesta correcta sube más: ¿cuándo acampas?',
  'setting.minutes': 'Minutos',
  camp: 'Acampar',
  camped: 'En el campamento {count}',
  'card.new': 'Próxima tarjeta: {difficulty}, nueva',
  'card.seen': 'Próxima tarjeta: {difficulty}, ya vista',
  'difficulty.easy': 'fácil',
  'difficulty.medium': 'media',
  'difficulty.hard': 'difícil',
  class: 'La clase tiene {count} en sus campamentos',
  climb: 'Subida {count}, aún sin acampar',
  evening: 'Atardecer: los campamentos cuentan el doble',
  next: 'La próxima respuesta correcta sube {count}',
  slid: 'De vuelta al último campamento: {count} perdidos',
  trail: 'El sendero está abierto para ti: {count} más por cada respuesta correcta',
  'how.1': 'Las respuestas correctas seguidas suben cada vez más.',
  'how.2': 'Un fallo te baja hasta tu último campamento.',
  'how.3': 'Acampa a tiempo: lo que está en el campamento está a salvo.',
} as const satisfies ModeTexts
