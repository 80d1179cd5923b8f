/** Spanish texts of an open question. */
export const roundEs = {
  'tap.hint': 'Un toque responde.',
  'tap.sending': 'Tu respuesta va en camino.',
  'tap.takeBack': 'Retirarla',
  'tap.useSubmit': 'Usar el botón de enviar',
  'tap.use': 'Responder con un toque',
  'facts.title': '¿Sabías que...?',
  'facts.pay': '{career}: la mitad gana más de {amount} al año y la otra mitad menos ({year}).',
  'facts.jobs': '{career}: unos {jobs} empleos en los Estados Unidos en {year}.',
  'facts.growth': '{career}: se espera un {percent}% más de empleos de 2024 a 2034.',
  'facts.decline': '{career}: se espera un {percent}% menos de empleos de 2024 a 2034.',
} as const
