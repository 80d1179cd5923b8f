/** Textos de /game/{id}: la página alrededor del juego. */
export const gameMessages = {
  'gamePage.loading': 'Cargando...',
  'gamePage.notFound': 'No se encontró el juego',
  'gamePage.notFoundText': 'Este juego no existe.',
  'gamePage.full': 'Este juego está lleno',
  'gamePage.fullText': 'En cuanto haya un lugar libre, puedes entrar.',
  'gamePage.loadFailed': 'No se pudo cargar el juego',
  'gamePage.signInText': '¿Jugaste con una cuenta? Inicia sesión para verlo.',
  'gamePage.signIn': 'Iniciar sesión',
  'gamePage.returnToDashboard': 'Volver al panel',
  'gamePage.returnHome': 'Volver al inicio',
  'gamePage.close': 'Cerrar',
  'gamePage.awayTitle': '¿Salir del juego en curso?',
  'gamePage.awayPlayer':
    'El juego sigue sin ti y puedes perderte una pregunta. Tu lugar sigue siendo tuyo: vuelve a abrir esta página para seguir jugando.',
  'gamePage.awayHost': 'Nadie pierde su lugar. Sin ti no se abre ninguna otra pregunta.',
  'gamePage.awayScreen': 'La clase dejará de ver el juego en esta pantalla.',
  'gamePage.stay': 'Quedarme',
  'gamePage.away': 'Salir',
  'gamePage.backToGame': 'Volver al juego',
  'gamePage.wentOn':
    'El juego ha seguido. Encontrarás la profesión otra vez debajo de la respuesta de cada pregunta.',
  'gamePage.newTab': '(se abre en otra pestaña)',
} as const
