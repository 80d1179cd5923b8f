/** Spanish texts of the second step of joining. */
export const secondStepEs = {
  'step.mountain': 'Montaña',
  'step.tree': 'Árbol',
  'step.tent': 'Carpa',
  'step.boat': 'Barco',
  'step.key': 'Llave',
  'step.star': 'Estrella',
  'step.moon': 'Luna',
  'step.fish': 'Pez',
  'step.flag': 'Bandera',
  'step.title': 'Un paso más',
  'step.text': 'Tu docente muestra unos dibujos. Tócalos en ese orden.',
  'step.pictures': 'Dibujos',
  'step.tapped': '{picture}, {count} de {total}',
  'step.startOver': 'Empezar de nuevo',
  'step.checking': 'Un momento...',
  'step.wrong': 'Casi. Vuelve a mirar la pantalla.',
  'step.wait': {
    one: 'Puedes intentarlo otra vez en {count} segundo.',
    other: 'Puedes intentarlo otra vez en {count} segundos.',
  },
} as const
