/** Textos de /settings. */
export const settingsMessages = {
  'settings.title': 'Configuración',
  'settings.intro': 'Tu cuenta, tu forma de entrar y tus datos.',
  'settings.loadFailed': 'No se pudo cargar tu configuración. Intenta de nuevo.',

  'settings.account': 'Información de la cuenta',
  'settings.accountNote':
    'El nombre visible es lo que otras personas ven en los juegos y en las tablas de posiciones. Tu nombre y tu apellido se quedan aquí.',
  'settings.role': 'Rol',
  'settings.firstName': 'Nombre',
  'settings.lastName': 'Apellido',
  'settings.displayName': 'Nombre visible',
  'settings.displayNameHint': 'Hasta 30 caracteres.',
  'settings.save': 'Guardar cambios',
  'settings.saving': 'Guardando...',
  'settings.saved': 'Guardado.',

  'settings.email': 'Correo electrónico',
  'settings.emailNote':
    'Una dirección nueva vale cuando abres el enlace que te enviamos a ella. Hasta entonces sigue la anterior.',
  'settings.emailNow': 'Ahora',
  'settings.emailWaiting':
    'Enviamos un enlace a {email}. Ábrelo antes de una hora para usar esta dirección.',
  'settings.newEmail': 'Correo electrónico nuevo',
  'settings.changeEmail': 'Cambiar el correo',
  'settings.currentPassword': 'Contraseña actual',
  'settings.emailWaitingNoMails':
    'Hay un enlace que confirma {email}. Este Pathquest no envía correos: pide el enlace a quien lo administra. Funciona durante una hora.',
  'settings.emailMade': 'El enlace está listo. Pídelo a quien administra este Pathquest.',
  'settings.emailSent': 'Revisa tu correo: el enlace va en camino.',

  'settings.card': 'Tarjeta para entrar',
  'settings.cardNote':
    'Tu docente administra esta cuenta. Para cambiar tu nombre, habla con tu docente.',
  'settings.cardText': 'Entras con una tarjeta, sin correo electrónico y sin contraseña.',
  'settings.cardLost':
    '¿Perdiste tu tarjeta o la vio otra persona? Pide una nueva a tu docente: la anterior deja de funcionar.',
  'settings.cardPrivacy':
    'Sabemos tu nombre de pila, tu clase y tus juegos, y nada más. Tu docente o tu escuela puede pedir que se elimine la cuenta.',

  'settings.security': 'Seguridad',
  'settings.securityNote': 'Una contraseña nueva cierra tu sesión en todos los demás dispositivos.',
  'settings.newPassword': 'Contraseña nueva',
  'settings.newPasswordHint': 'Mínimo 8 caracteres',
  'settings.confirmPassword': 'Confirma la contraseña nueva',
  'settings.changePassword': 'Cambiar la contraseña',
  'settings.choosePassword': 'Elegir una contraseña',
  'settings.noPassword':
    'Entras con {provider} y aquí no tienes contraseña. Elige una si también quieres entrar con tu correo.',
  'settings.passwordChanged': 'Tu contraseña se cambió.',
  'settings.signOutEverywhereNote':
    '¿Dejaste un navegador abierto en algún lugar? Esto cierra tu sesión en todos los dispositivos, también en este. Un juego que diriges allí queda en pausa hasta que vuelvas.',
  'settings.signOutEverywhere': 'Cerrar sesión en todas partes',
  'settings.signedOutEverywhere': 'Tu sesión está cerrada en todos los dispositivos.',
  'settings.signOutEverywhereFailed': 'No se pudo. Tu sesión sigue abierta.',
  'settings.showPassword': 'Mostrar la contraseña',
  'settings.hidePassword': 'Ocultar la contraseña',

  'settings.notifications': 'Notificaciones',
  'settings.notificationsNote':
    'Correos que enviamos por nuestra cuenta, solo a una dirección confirmada.',
  'settings.notificationsOff': 'Este Pathquest no envía correos de este tipo.',
  'settings.results': 'Notificaciones por correo',
  'settings.resultsHint': 'Cómo terminó un juego tuyo: tu lugar, tus puntos y lo que ganaste.',
  'settings.invitations': 'Invitaciones a juegos',
  'settings.invitationsHint':
    'Quien dirigió un juego en el que jugaste lo abre otra vez, o tu docente te recuerda una tarea.',
  'settings.digest': 'Resumen semanal',
  'settings.digestHint': 'Los lunes: lo que jugaste, ganaste y encontraste la semana anterior.',

  'settings.appearance': 'Apariencia',
  'settings.appearanceNote': 'En este navegador. El encabezado también tiene ambas opciones.',
  'settings.language': 'Idioma',
  'settings.dark': 'Tema oscuro',
  'settings.submit': 'Pedirme siempre el botón «Enviar respuesta» en las partidas',

  'settings.courses': 'Accesos desde cursos',
  'settings.coursesNote': 'Tus cursos que cuentan para esta cuenta.',

  'settings.privacy': 'Privacidad',
  'settings.privacyNote': 'Tus datos son privados. No mostramos anuncios ni vendemos nada.',
  'settings.privacyPolicy': 'Ver la política de privacidad',
  'settings.download': 'Descargar mis datos',
  'settings.downloading': 'Reuniendo tus datos...',
  'settings.downloadHint':
    'Un archivo JSON con todo lo que guardamos sobre ti: juegos, respuestas, XP, pathkeys, tu plan, accesos.',
  'settings.downloaded': 'Tus datos se descargaron.',

  'settings.delete': 'Eliminar mi cuenta',
  'settings.deleteNote': 'Para siempre y de inmediato. Nadie puede recuperarla.',
  'settings.deleteGoes': 'Qué desaparece',
  'settings.goesAccount': 'Tu cuenta con tus nombres, tu correo y tus formas de entrar',
  'settings.goesEarned': 'XP, pathkeys, paquetes, cosméticos y los juegos que jugaste a solas',
  'settings.goesLinks': 'Los enlaces con familiares y cursos',
  'settings.goesSets': 'Tus conjuntos de preguntas privados; tus juegos en curso terminan',
  'settings.goesClasses':
    'Las clases que solo enseñas tú, con las cuentas de sus estudiantes que entran con tarjeta',
  'settings.deleteStays': 'Qué queda, sin tu nombre',
  'settings.staysGames': 'Tus lugares, puntos y respuestas en los juegos de una clase',
  'settings.staysHosted':
    'Las cifras de los juegos que dirigiste y tus conjuntos de preguntas públicos',
  'settings.staysGrades': 'Las calificaciones que tu curso ya recibió',
  'settings.deleteCopy': 'Descarga antes tus datos si quieres conservar una copia.',
  'settings.deleteType': 'Para confirmar, escribe {email}',
  'settings.deleteTypeLabel': 'Tu correo electrónico',
  'settings.deleteKeep': 'Conservar mi cuenta',
  'settings.deleting': 'Eliminando...',
  'settings.deleted': 'Tu cuenta se eliminó.',
  'settings.close': 'Cerrar',
} as const
