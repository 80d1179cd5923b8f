/** Textos sobre una cuenta propia en lugar de la que abre una tarjeta. */
export const takeOverMessages = {
  'takeOver.ownTitle': 'Haz tuya esta cuenta',
  'takeOver.ownNote':
    'Con un correo electrónico y una contraseña conservas esta cuenta cuando dejes la clase, con todo lo que ganaste. Tu tarjeta deja entonces de funcionar.',
  'takeOver.cardCode': 'Código de tu tarjeta',
  'takeOver.classCode': 'Código de tu clase',
  'takeOver.classCodeHint': 'Pídelo a tu docente. No está en la tarjeta.',
  'takeOver.cardCodeRequired': 'El código de una tarjeta tiene 10 letras y números.',
  'takeOver.classCodeRequired': 'El código de una clase tiene 8 letras y números.',
  'takeOver.birth': '¿Cuándo naciste?',
  'takeOver.birthNote': 'Lo comprobamos y no lo guardamos.',
  'takeOver.email': 'Correo electrónico',
  'takeOver.password': 'Contraseña',
  'takeOver.passwordHint': 'Mínimo 8 caracteres',
  'takeOver.parents': 'Los padres conectados a esta cuenta tienen que conectarse otra vez.',
  'takeOver.own': 'Hacerla mía',
  'takeOver.mailed':
    'Revisa tu correo: enviamos un enlace a {email}. Hasta que lo abras, entras con tu tarjeta.',
  'takeOver.done': 'Esta cuenta ya es tuya. Desde ahora entras con tu correo electrónico.',
  'takeOver.underAge':
    'Todavía no puedes añadir un correo electrónico. Tu tarjeta sigue funcionando y conservas todo lo que ganaste.',

  'takeOver.joinTitle': 'Tarjeta de una clase',
  'takeOver.joinNote':
    '¿Jugaste antes con una tarjeta para entrar? Trae a esta cuenta lo que ganaste allí. La tarjeta deja entonces de funcionar.',
  'takeOver.look': 'Ver qué hay en la tarjeta',
  'takeOver.confirmTitle': '¿Traer la tarjeta de {name} a esta cuenta?',
  'takeOver.brings': 'Esto pasa a tu cuenta:',
  'takeOver.xp': '{count} XP',
  'takeOver.pathkeys': { one: '{count} pathkey', other: '{count} pathkeys' },
  'takeOver.games': { one: '{count} juego', other: '{count} juegos' },
  'takeOver.classes': 'Clases: {names}. Sus docentes verán tu nombre visible.',
  'takeOver.once':
    'Lo que ambas cuentas recibieron por el mismo juego cuenta una vez. No se puede deshacer, y la tarjeta deja de funcionar.',
  'takeOver.join': 'Traerlo',
  'takeOver.cancel': 'Cancelar',
  'takeOver.joined': 'Todo lo de la tarjeta está ahora en tu cuenta.',
} as const
