/** Textos de las herramientas del docente: enlaces, control remoto, compartir. */
export const hostToolsMessages = {
  'gamePage.qr': 'Código QR para unirse a este juego',
  'gamePage.copyLink': 'Copiar el enlace para unirse',
  'gamePage.copied': '¡Copiado!',
  'gamePage.copyFailed': 'No se pudo copiar. Cópialo a mano.',
  'gamePage.openScreen': 'Pantalla para el proyector',
  'gamePage.remote': 'Teléfono como control',
  'gamePage.remoteText':
    'Apunta la cámara de tu teléfono a este código. Entra allí con la misma cuenta: así tienes en la mano el siguiente paso, la pausa y más tiempo.',
  'gamePage.remoteQr': 'Código QR para controlar este juego',
  'share.title': 'Compartir la tabla de posiciones',
  'share.text':
    'Quien tenga el enlace puede leer los nombres y los puntos hasta que dejes de compartir, como máximo 90 días después del juego.',
  'share.confirm': 'Compartir',
  'share.cancel': 'Cancelar',
  'share.shared':
    'Esta tabla de posiciones ya se comparte. Su código se mostró una sola vez; un código nuevo anula el anterior.',
  'share.renew': 'Código nuevo',
  'share.stop': 'Dejar de compartir',
  'share.stopped': 'La tabla de posiciones ya no se comparte.',
  'share.codeText': 'Pega esto en tu página, donde debe aparecer la tabla de posiciones:',
  'share.codeLabel': 'Código para tu página',
  'share.codeFailed': 'No se pudo cargar el código.',
  'share.copy': 'Copiar el código',
  'share.build': 'Elegir tema e idioma',
  'share.close': 'Cerrar',
  'share.loading': 'Cargando...',
  'share.newTab': '(se abre en otra pestaña)',
  'attendance.here': 'Están {present} de {all}',
  'attendance.absent': 'Faltan',
  'attendance.everybody': 'Está toda la clase.',
  'attendance.failed': '¿Quién está? Intenta de nuevo',
} as const
