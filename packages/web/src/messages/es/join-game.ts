/** Textos de /join-game alrededor del formulario. */
export const joinGameMessages = {
  'joinGame.title': 'Unirse a un juego',
  'joinGame.intro': 'Escribe el código que te muestra quien dirige el juego.',
  'joinGame.guest':
    'Puedes jugar sin cuenta. Para conservar tu XP y tus pathkeys, primero {signIn} o {signUp}.',
  'joinGame.signIn': 'inicia sesión',
  'joinGame.signUp': 'crea una cuenta',
  'joinGame.signedIn':
    'Tu sesión está abierta como {name}. El XP y las pathkeys llegan a tu cuenta.',
  'joinGame.former': 'Tu lugar te espera',
  'joinGame.formerText': 'Juegas {title} como {name}. El juego aún no ha terminado.',
  'joinGame.formerBack': 'Volver al juego',
  'joinGame.formerNotMe': 'No era yo',
} as const
