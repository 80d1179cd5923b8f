import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Taller',
  note: 'Gasta para ganar, y aprende cuándo parar.',
  'setting.minutes': 'Minutos',
  apprentices: { one: 'Un aprendiz', other: '{count} aprendices' },
  bench: {
    one: 'Banco {level}: una moneda más por cada respuesta correcta',
    other: 'Banco {level}: {count} monedas más por cada respuesta correcta',
  },
  buy: 'Comprar por {count}',
  class: 'La clase tiene {benches} bancos y {apprentices} aprendices',
  coins: { one: 'Una moneda en mano', other: '{count} monedas en mano' },
  earns: 'Gana unas {count} hasta el final a tu ritmo',
  hire: 'Aprendiz {number}: 1 moneda cada 10 s',
  market: 'Día de mercado: cada respuesta correcta se vende por {count}',
  short: { one: 'Falta una moneda', other: 'Faltan {count} monedas' },
  'how.1': 'Las respuestas correctas dan monedas.',
  'how.2': 'Compra un banco mejor o un aprendiz: los dos ganan más.',
  'how.3': 'El día de mercado ya no se compra: solo pagan las respuestas correctas, y mucho.',
} as const satisfies ModeTexts
