/** Textos del marco de la aplicación. */
export const shellMessages = {
  'app.name': 'Pathquest',
  'app.loading': 'Cargando...',
  'app.skip': 'Ir al contenido',
  'app.notifications': 'Mensajes',
  'app.close': 'Cerrar',
  'app.tryAgain': 'Intentar de nuevo',
  'app.offline': 'No tienes conexión. La página volverá en cuanto vuelva la conexión.',
  'app.unreachable': 'Pathquest no responde. Cuando responda, recarga la página.',
  'app.updated': 'Pathquest se actualizó. Recarga la página para continuar.',
  'app.inEnglish':
    'Por ahora, las pathkeys y la mayoría de nuestros cuestionarios están en inglés.',
  'app.reload': 'Recargar la página',
  'app.unexpected': 'Ocurrió un error inesperado. Intenta de nuevo.',
  'app.initializationFailed': 'No se pudo iniciar',

  'notFound.title': 'Página no encontrada',
  'notFound.text': 'La página que buscas no existe o cambió de lugar.',
  'notFound.back': 'Volver al inicio',

  'nav.main': 'Principal',
  'nav.openMenu': 'Abrir el menú',
  'nav.language': 'Idioma: {language}',
  'nav.languageFailed': 'No se pudo cargar el idioma. Revisa tu conexión.',
  'nav.toDark': 'Cambiar al tema oscuro',
  'nav.toLight': 'Cambiar al tema claro',
  'nav.newTab': '(se abre en otra pestaña)',
  'nav.home': 'Pathquest, ir a la página de inicio',

  'title.joinGame': 'Unirse a un juego',
  'title.game': 'Juego',
} as const
