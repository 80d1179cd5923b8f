import type { OwnText } from '@pathquest/core/modes/mode'

/** What a way through an event says of who takes it. */
export const WORDS = ['care', 'thrift', 'people', 'learning', 'comfort', 'effort', 'later'] as const
export type Word = (typeof WORDS)[number]

/** One of two ways: dollars at once (negative: earned) and in the next step. */
export interface Way {
  text: OwnText
  now: number
  later: number
  word: Word
}
export interface LifeEvent {
  text: OwnText
  ways: [Way, Way]
}

const way = (en: string, es: string, now: number, word: Word, later = 0): Way => ({
  text: { en, es },
  now,
  later,
  word,
})
const event = (en: string, es: string, first: Way, second: Way): LifeEvent => ({
  text: { en, es },
  ways: [first, second],
})

export const EVENTS: readonly LifeEvent[] = [
  event(
    'Your phone screen breaks.',
    'Se te rompe la pantalla del teléfono.',
    way('Have it repaired', 'Mandarla a reparar', 120, 'care'),
    way('Live with the crack', 'Vivir con la grieta', 0, 'thrift'),
  ),
  event(
    'A friend gets married in another state.',
    'Una amistad se casa en otro estado.',
    way('Take the bus there', 'Ir en autobús', 120, 'people'),
    way('Fly there', 'Ir en avión', 360, 'comfort'),
  ),
  event(
    'Your work shoes are worn out.',
    'Tus zapatos de trabajo están gastados.',
    way('Buy good ones that last', 'Comprar unos buenos que duren', 120, 'care'),
    way('Buy cheap ones, twice', 'Comprar unos baratos, dos veces', 60, 'thrift', 60),
  ),
  event(
    'A tooth hurts.',
    'Te duele una muela.',
    way('See a dentist now', 'Ir al dentista ahora', 240, 'care'),
    way('Wait, and pay more later', 'Esperar y pagar más después', 0, 'later', 360),
  ),
  event(
    'Your employer pays half of an evening course.',
    'Tu empresa paga la mitad de un curso por la noche.',
    way('Take the course', 'Tomar el curso', 240, 'learning'),
    way('Not this year', 'Este año no', 0, 'thrift'),
  ),
  event(
    'Getting to work costs more than before.',
    'Ir al trabajo cuesta más que antes.',
    way('Pay the higher price', 'Pagar el precio más alto', 120, 'comfort'),
    way('Share rides for two months', 'Compartir viajes dos meses', 0, 'effort'),
  ),
  event(
    'Your landlord asks for a higher deposit.',
    'Te piden un depósito más alto por tu vivienda.',
    way('Pay it now', 'Pagarlo ahora', 240, 'care'),
    way('Pay in two parts, with a fee', 'Pagar en dos partes, con recargo', 120, 'later', 150),
  ),
  event(
    'You work overtime for two weeks and earn more.',
    'Trabajas horas extra dos semanas y ganas más.',
    way('Save all of it', 'Ahorrarlo todo', -240, 'thrift'),
    way('Spend half on something fun', 'Gastar la mitad en algo divertido', -120, 'comfort'),
  ),
  event(
    'Your bike is stolen.',
    'Te roban la bicicleta.',
    way('Buy a used one', 'Comprar una usada', 120, 'comfort'),
    way('Walk for now', 'Caminar por ahora', 0, 'effort'),
  ),
  event(
    'The power bill is higher than planned.',
    'La cuenta de la luz es más alta de lo previsto.',
    way('Pay it and go on', 'Pagarla y seguir igual', 120, 'comfort'),
    way('Find out what uses so much, and save', 'Buscar qué gasta tanto y ahorrar', 30, 'effort'),
  ),
  event(
    'Your family needs help with a bill.',
    'Tu familia necesita ayuda con una cuenta.',
    way('Help with money', 'Ayudar con dinero', 240, 'people'),
    way('Help with your time', 'Ayudar con tu tiempo', 0, 'effort'),
  ),
  event(
    'A tool would save you hours at work.',
    'Una herramienta te ahorraría horas en el trabajo.',
    way('Buy it', 'Comprarla', 240, 'care'),
    way('Borrow it when it is free', 'Pedirla prestada cuando esté libre', 0, 'thrift'),
  ),
  event(
    'Your laptop has become very slow.',
    'Tu computadora se ha vuelto muy lenta.',
    way('Buy a used one', 'Comprar una usada', 300, 'comfort'),
    way('Fix it yourself with a new part', 'Arreglarla con una pieza nueva', 60, 'effort'),
  ),
  event(
    'You need new glasses.',
    'Necesitas lentes nuevos.',
    way('The pair you like most', 'Los que más te gustan', 240, 'comfort'),
    way('A plain pair', 'Unos sencillos', 120, 'thrift'),
  ),
  event(
    'A stray cat sits at your door every day.',
    'Un gato sin dueño viene a tu puerta cada día.',
    way('Keep it and pay for the vet', 'Quedártelo y pagar al veterinario', 150, 'care', 60),
    way('Find a good home for it', 'Buscarle un buen hogar', 0, 'effort'),
  ),
  event(
    'Your best friend has a big birthday.',
    'Tu mejor amistad celebra un gran cumpleaños.',
    way('Go away together for a weekend', 'Viajar juntos un fin de semana', 240, 'people'),
    way('Cook for everybody at home', 'Cocinar para todos en casa', 60, 'effort'),
  ),
  event(
    'A safety certificate would help you at work.',
    'Un certificado de seguridad te ayudaría en el trabajo.',
    way('Pay for the test now', 'Pagar el examen ahora', 180, 'learning'),
    way('Wait until your employer pays', 'Esperar a que lo pague tu empresa', 0, 'later'),
  ),
  event(
    'Your favorite band plays in the next city.',
    'Tu grupo favorito toca en la ciudad de al lado.',
    way('Buy a ticket and go', 'Comprar una entrada e ir', 180, 'comfort'),
    way('Listen at home with friends', 'Escucharlo en casa con amistades', 0, 'people'),
  ),
  event(
    'You still have no sofa.',
    'Todavía no tienes sofá.',
    way('Buy a new one', 'Comprar uno nuevo', 360, 'comfort'),
    way('Repair a used one', 'Reparar uno usado', 120, 'effort'),
  ),
  event(
    'You are sick, and the days are not paid.',
    'Te enfermas y esos días no te los pagan.',
    way('Rest until you are well', 'Descansar hasta estar bien', 180, 'care'),
    way('Go back early and feel it later', 'Volver pronto y notarlo después', 60, 'later', 180),
  ),
  event(
    'Streaming, music and games add up.',
    'Las series, la música y los juegos van sumando.',
    way('Keep them all', 'Quedarte con todo', 120, 'comfort'),
    way('Keep the one you use most', 'Quedarte con lo que más usas', 30, 'thrift'),
  ),
  event(
    'Eating out costs more than you planned.',
    'Comer fuera te cuesta más de lo previsto.',
    way('Go on as before', 'Seguir como antes', 180, 'comfort'),
    way('Cook, and take lunch along', 'Cocinar y llevar el almuerzo', 60, 'effort'),
  ),
  event(
    'Your coat is too thin for the winter.',
    'Tu abrigo no abriga lo suficiente para el invierno.',
    way('Buy a warm new one', 'Comprar uno nuevo y caliente', 180, 'care'),
    way('Look in a second-hand shop', 'Buscar en una tienda de segunda mano', 60, 'thrift'),
  ),
  event(
    'Your grandmother lives far away and misses you.',
    'Tu abuela vive lejos y te extraña.',
    way('Visit her twice', 'Visitarla dos veces', 120, 'people'),
    way('Call her every Sunday', 'Llamarla cada domingo', 0, 'people'),
  ),
  event(
    'You have lost your wallet.',
    'Perdiste la billetera.',
    way('Replace everything at once', 'Reemplazar todo enseguida', 120, 'care'),
    way('Search for it first', 'Buscarla primero', 0, 'later', 120),
  ),
  event(
    'You get money back from your taxes.',
    'Te devuelven dinero de los impuestos.',
    way('Put it aside', 'Guardarlo', -240, 'thrift'),
    way(
      'Use half for a class you like',
      'Usar la mitad en una clase que te gusta',
      -120,
      'learning',
    ),
  ),
  event(
    'Your street plants a garden for everybody.',
    'Tu calle planta un huerto para todos.',
    way('Give money for plants', 'Dar dinero para plantas', 60, 'people'),
    way('Help to dig', 'Ayudar a cavar', 0, 'effort'),
  ),
  event(
    'A coworker offers to teach you a new skill.',
    'Alguien del trabajo se ofrece a enseñarte algo nuevo.',
    way('Buy the material and learn it', 'Comprar el material y aprenderlo', 90, 'learning'),
    way('Watch first, decide next year', 'Mirar primero y decidir el año que viene', 0, 'later'),
  ),
]
