/** Textos para unir el acceso de un curso con una cuenta: en un curso y en /link-account. */
export const linkAccountMessages = {
  'link.foot': 'Aquí tu nombre es {name}.',
  'link.use': 'Usar con tu cuenta de Pathquest',
  'link.footLinked': 'Juegas con tu cuenta de Pathquest, {name}.',
  'link.manage': 'Administrar',
  'link.dialogTitle': 'Usar con tu cuenta de Pathquest',
  'link.dialogText':
    'Si tienes una cuenta en Pathquest, puedes reunir tu XP y tus pathkeys: lo que ganas en este curso y lo que ganas allí.',
  'link.dialogHow':
    'Se abre otra pestaña. Allí inicias sesión, ves los dos lados y decides. Tu curso y sus calificaciones quedan como están.',
  'link.preparing': 'Un momento...',
  'link.open': 'Abrir Pathquest',
  'link.copy': 'Copiar el enlace',
  'link.copied': '¡Copiado!',
  'link.copyHint':
    '¿No se abrió otra pestaña? Copia el enlace y ábrelo en este navegador. Funciona durante 10 minutos.',
  'link.waiting': 'Continúa en la otra pestaña y vuelve aquí después.',
  'link.close': 'Cerrar',
  'link.joined': 'Este curso y tu cuenta ya están unidos.',

  'link.title': 'Accesos desde cursos',
  'link.intro': 'Los cursos que cuentan para esta cuenta.',
  'link.none': 'Aún no hay accesos desde cursos',
  'link.noneHint': 'Abre una actividad en tu curso y elige allí "Usar con tu cuenta de Pathquest".',
  'link.loadFailed': 'No se pudieron cargar tus accesos desde cursos. Intenta de nuevo.',
  'link.since': 'Desde el {date}',
  'link.unlink': 'Desvincular',
  'link.unlinkName': 'Desvincular {name}',
  'link.unlinkTitle': '¿Desvincular {name}?',
  'link.unlinkText':
    'Tu cuenta conserva todo lo que tiene. La próxima vez que abras el curso empiezas de nuevo en él, sin XP y sin pathkeys.',
  'link.unlinkKeep': 'Conservar',
  'link.unlinked': 'El acceso ya no está vinculado.',

  'link.signInTitle': 'Una cuenta para todo',
  'link.signInText':
    'Inicia sesión en la cuenta de Pathquest que quieres usar en tu curso. No se une nada antes de que veas los dos lados.',
  'link.signIn': 'Iniciar sesión',
  'link.signUp': '¿Aún no tienes cuenta? Crea una',

  'link.joinTitle': '¿Eres tú en los dos lados?',
  'link.inCourse': 'En tu curso',
  'link.inAccount': 'Tu cuenta',
  'link.courseAt': '{course} en {platform}',
  'link.student': 'Estudiante',
  'link.teacher': 'Docente',
  'link.parent': 'Familia',
  'link.notYou': '¿No es tu cuenta? Cierra la sesión',
  'link.comes': 'Lo que llega a tu cuenta',
  'link.xp': '{count} XP',
  'link.pathkeys': { one: '{count} pathkey', other: '{count} pathkeys' },
  'link.games': { one: '{count} juego jugado', other: '{count} juegos jugados' },
  'link.hosted': { one: '{count} juego dirigido', other: '{count} juegos dirigidos' },
  'link.nothing': 'Aún nada. A partir de ahora los dos lados cuentan juntos.',
  'link.after':
    'A partir de ahora este curso cuenta para tu cuenta. Las calificaciones de tu curso no cambian. Puedes desvincularlo después; lo que llegó se queda en la cuenta.',
  'link.warning':
    'Continúa solo si acabas de llegar desde tu propio curso. Nunca uses un enlace que alguien te envió.',
  'link.both': 'Soy yo en los dos lados',
  'link.bothError': 'Confirma que eres tú en los dos lados',
  'link.join': 'Unirlos',
  'link.joining': 'Uniendo...',
  'link.notNow': 'Ahora no',
  'link.doneTitle': 'Listo',
  'link.doneText': 'Puedes cerrar esta pestaña y volver a tu curso.',
  'link.alreadyText': 'Este curso ya cuenta para tu cuenta. Puedes cerrar esta pestaña.',
} as const
