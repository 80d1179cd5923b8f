import type { en, MailText } from './en'

export const es: Record<keyof typeof en, MailText> = {
  'reset-password': {
    subject: 'Elige una nueva contraseña de Pathquest',
    text: 'Se pidió una nueva contraseña para la cuenta de Pathquest con esta dirección de correo. Abre el enlace para elegirla. Después se cierra tu sesión en todos los dispositivos.',
    action: 'Elegir una nueva contraseña',
    note: 'El enlace funciona durante una hora y una sola vez. Si no fuiste tú, puedes ignorar este correo: tu contraseña no cambia.',
  },
  'verify-email': {
    subject: 'Confirma tu dirección de correo para Pathquest',
    text: 'Se creó una cuenta de Pathquest con esta dirección de correo. Abre el enlace para confirmar que la dirección es tuya.',
    action: 'Confirmar mi correo',
    note: 'El enlace funciona durante una hora y una sola vez. Si no creaste una cuenta, puedes ignorar este correo.',
  },
  'sign-up': {
    subject: 'Confirma tu dirección de correo para Pathquest',
    text: 'Alguien se registró en Pathquest con esta dirección de correo. Abre el enlace para confirmar que la dirección es tuya: entonces se crea la cuenta.',
    action: 'Confirmar mi correo',
    note: 'El enlace funciona durante un día y una sola vez. Si no te registraste tú, puedes ignorar este correo: no se crea ninguna cuenta.',
  },
  'sign-up-replaces': {
    subject: 'Confirma tu dirección de correo para Pathquest',
    text: 'Alguien se registró en Pathquest con esta dirección de correo. Ya tiene una cuenta, cuya dirección nadie ha confirmado. Si esa cuenta es tuya, no abras el enlace: inicia sesión con ella o elige allí «Olvidé mi contraseña». Si no es tuya, abre el enlace: la otra cuenta se borra con todo lo que tiene y se crea la tuya.',
    action: 'Borrar la otra cuenta y confirmar mi correo',
    note: 'El enlace funciona durante un día y una sola vez. Si no te registraste tú, puedes ignorar este correo: no cambia nada.',
  },
  'sign-up-taken': {
    subject: 'Ya tienes una cuenta de Pathquest',
    text: 'Alguien intentó registrarse en Pathquest con esta dirección de correo, que ya tiene una cuenta. Si fuiste tú, inicia sesión con ella. Si ya no recuerdas la contraseña, elige allí «Olvidé mi contraseña».',
    action: 'Iniciar sesión',
    note: 'Si no fuiste tú, puedes ignorar este correo: no cambia nada, y a quien lo intentó no se le dijo que tienes una cuenta.',
  },
  'change-email-taken': {
    subject: 'Esta dirección de correo ya tiene una cuenta de Pathquest',
    text: 'Alguien pidió usar esta dirección de correo para su cuenta de Pathquest, pero la dirección ya tiene una cuenta. Si fuiste tú, inicia sesión con esa cuenta, o elige allí «Olvidé mi contraseña», y bórrala o dale otra dirección. Después pídelo otra vez.',
    action: 'Iniciar sesión',
    note: 'Si no fuiste tú, puedes ignorar este correo: no cambia nada, y a quien lo pidió no se le dijo que tienes una cuenta.',
  },
  'change-email': {
    subject: 'Confirma tu nueva dirección de correo para Pathquest',
    text: 'Se pidió usar esta dirección de correo para una cuenta de Pathquest. Abre el enlace para confirmar que es tuya. Hasta entonces la cuenta conserva la dirección anterior.',
    action: 'Usar esta dirección',
    note: 'El enlace funciona durante una hora y una sola vez. Si no fuiste tú, puedes ignorar este correo.',
  },
  'email-changing': {
    subject: 'Tu cuenta de Pathquest va a tener otra dirección de correo',
    text: 'Desde la cuenta de Pathquest con esta dirección de correo se pidió usar otra. El cambio vale cuando se confirme la otra dirección.',
    action: 'Elegir una nueva contraseña',
    note: 'Si fuiste tú, no tienes que hacer nada. Si no, elige ahora una nueva contraseña: así el cambio se detiene y se cierran todas las sesiones.',
  },
  'game-results': {
    subject: 'Tu juego de Pathquest terminó',
    text: 'Terminó un juego en el que jugaste: {title}. Puntos: {score}. Respuestas correctas: {correctAnswers} de {questions}. XP ganados: {tokensEarned}.',
    action: 'Ver los resultados',
    note: 'Puedes desactivar estos correos en tu configuración: Notificaciones por correo.',
  },
  'homework-reminder': {
    subject: 'Tu tarea en Pathquest',
    text: 'Tu docente te recuerda tu tarea: {title}. Abre el enlace para hacerla.',
    action: 'Ir a la tarea',
    note: 'Puedes desactivar estos correos en tu configuración: Invitaciones a juegos.',
  },
  'weekly-digest': {
    subject: 'Tu semana en Pathquest',
    text: 'La semana pasada en Pathquest. Juegos jugados: {games}. XP ganados: {tokens}. Pathkeys encontradas: {pathkeys}.',
    action: 'Ir a tu panel',
    note: 'Puedes desactivar estos correos en tu configuración: Resumen semanal.',
  },
  'set-public': {
    subject: 'Tu conjunto de preguntas de Pathquest es público',
    text: 'La administración ha mirado tu conjunto de preguntas: {title}. Ahora todos pueden encontrarlo, jugarlo y copiarlo.',
    action: 'Ver el conjunto',
    note: 'Recibes este correo porque hiciste público el conjunto.',
  },
  'set-hidden': {
    subject: 'Se ocultó tu conjunto de preguntas de Pathquest',
    text: 'La administración ha ocultado tu conjunto de preguntas: {title}. Motivo: {reason} Puedes cambiarlo y luego pedir que lo miren otra vez.',
    action: 'Ver el conjunto',
    note: 'Recibes este correo porque el conjunto es tuyo.',
  },
  'set-removed': {
    subject: 'Se eliminó tu conjunto de preguntas de Pathquest',
    text: 'La administración ha eliminado tu conjunto de preguntas: {title}. Motivo: {reason} Sus preguntas se borraron; los juegos que se jugaron conservan sus resultados.',
    action: 'Ver lo que queda',
    note: 'Recibes este correo porque el conjunto es tuyo.',
  },
  'game-invite': {
    subject: 'Juega otra vez en Pathquest',
    text: 'Quien dirigió un juego en el que jugaste lo abre otra vez: {title}. El código del juego es {code}.',
    action: 'Unirme al juego',
    note: 'Puedes desactivar estos correos en tu configuración: Invitaciones a juegos.',
  },
}
