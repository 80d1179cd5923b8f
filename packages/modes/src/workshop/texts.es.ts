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
  class: '{benches} bancos y {apprentices} aprendices',
  'class.none': 'Aún no hay nada construido',
  coins: { one: 'Una moneda en mano', other: '{count} monedas en mano' },
  earns: 'Unas {count} hasta el final',
  pays: { one: 'Se paga con un acierto', other: 'Se paga con {count} aciertos' },
  wage: {
    one: 'Una respuesta correcta da una moneda',
    other: 'Una respuesta correcta da {count} monedas',
  },
  'choice.bench': 'Banco {level}',
  'choice.bench.does': '{count} por respuesta',
  'choice.hire': 'Aprendiz {number}',
  'choice.hire.does': 'Una moneda cada {seconds} s',
  market: 'Día de mercado: cada respuesta correcta se vende por {count}',
  'market.in': 'Mercado en {time}',
  'market.sold': {
    one: 'Mercado: una moneda hasta ahora',
    other: 'Mercado: {count} monedas hasta ahora',
  },
  street: {
    one: 'Un pueblo con un taller: {benches} bancos, {apprentices} aprendices.',
    other: 'Un pueblo con {count} talleres: {benches} bancos, {apprentices} aprendices.',
  },
  'street.market': 'Hay toldos y faroles: es día de mercado.',
  'end.own': {
    one: 'Tu taller: banco {bench} y un aprendiz',
    other: 'Tu taller: banco {bench} y {count} aprendices',
  },
  'end.bare': 'Tu taller',
  'end.paid': {
    one: 'Comprar costó {spent} monedas y dio una.',
    other: 'Comprar costó {spent} monedas y dio {count}.',
  },
  'end.saved': {
    one: 'No compraste nada y guardaste tu moneda.',
    other: 'No compraste nada y guardaste tus {count} monedas.',
  },
  'end.cost': 'Gastado',
  'end.byBench': 'Por tu banco',
  'end.byApprentices': 'Por aprendices',
  'end.byMarket': 'En el mercado',
  'end.class': 'La clase construyó {benches} bancos y tomó {apprentices} aprendices.',
  'end.none': {
    one: 'La clase no construyó nada y conservó su moneda.',
    other: 'La clase no construyó nada y conservó sus {count} monedas.',
  },
  'end.market': {
    one: 'El mercado trajo una de {earned} monedas.',
    other: 'El mercado trajo {count} de {earned} monedas.',
  },
  short: { one: 'Falta una moneda', other: 'Faltan {count} monedas' },
  'how.1': 'Las respuestas correctas dan monedas.',
  'how.2': 'Compra un banco mejor o un aprendiz: los dos ganan más.',
  'how.3': 'El día de mercado ya no se compra: solo pagan las respuestas correctas, y mucho.',
  'cue.start': 'Di: las primeras monedas son para algo que gane más monedas.',
  'cue.buy': 'Nadie ha comprado nada todavía: pregunta qué se pagaría solo.',
  'cue.benches': {
    one: 'La clase tiene un banco mejor: pregunta cuándo rinde más un aprendiz.',
    other: 'La clase tiene {count} bancos mejores: pregunta cuándo rinde más un aprendiz.',
  },
  'cue.hands': {
    one: 'Un aprendiz trabaja para la clase: pregunta hasta cuándo conviene contratar.',
    other: '{count} aprendices trabajan para la clase: pregunta hasta cuándo conviene contratar.',
  },
  'cue.market': 'Día de mercado: di que ahora solo venden las respuestas correctas.',
} as const satisfies ModeTexts
