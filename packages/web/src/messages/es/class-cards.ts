/** Textos de la hoja de tarjetas y del enlace para un colega. */
export const classCardsMessages = {
  'cards.title': 'Tarjetas para entrar',
  'cards.intro':
    'Diez por página, en carta o A4. Recórtalas y repártelas: cada tarjeta abre la cuenta de su estudiante, así que guarda bien la hoja.',
  'cards.one': 'La tarjeta de {name}',
  'cards.all': 'Todas las tarjetas',
  'cards.back': 'Volver a la clase',
  'cards.print': 'Imprimir',
  'cards.loading': 'Cargando las tarjetas...',
  'cards.loadFailed': 'No se pudieron cargar las tarjetas',
  'cards.none': 'Aquí no hay tarjetas',
  'cards.noneText':
    'Las tarjetas son para los estudiantes cuyos nombres añades tú. Quien tiene cuenta propia no la necesita.',
  'cards.notFound': 'Esta tarjeta ya no está aquí',
  'cards.sheet': 'Tarjetas, página {page}',
  'cards.scan': 'Escanéame, o abre',
  'cards.type': 'y escribe',
  'cards.qr': 'Código QR de la tarjeta de {name}',

  'classInvite.title': 'Una clase para enseñar juntos',
  'classInvite.text':
    'Un colega te invita a enseñar juntos una clase. Verás a sus estudiantes, sus tarjetas y sus juegos, y podrás cambiarlo todo.',
  'classInvite.take': 'Participar',
  'classInvite.noCode': 'Este enlace no está completo. Pide uno nuevo a tu colega.',
  'classInvite.toClasses': 'A mis clases',
  'classInvite.taken': 'La clase ya está entre las tuyas.',
} as const
