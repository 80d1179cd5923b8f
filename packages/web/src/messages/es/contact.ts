/** Textos de /contact. */
export const contactMessages = {
  'contact.title': 'Contáctanos',
  'contact.intro': 'Respondemos por correo, por lo general en 1 o 2 días hábiles.',
  'contact.introNoMail':
    'Tu escuela u organización administra este Pathquest. Pregunta a quien te dio su dirección.',
  'contact.loadFailed': 'No se pudieron cargar nuestras direcciones',
  'contact.support': 'Soporte general',
  'contact.supportText': 'Preguntas sobre tu cuenta o un juego.',
  'contact.feedback': 'Comentarios',
  'contact.feedbackText': 'Ideas, deseos y lo que podemos hacer mejor.',
  'contact.help': 'Ayuda',
  'contact.helpText': 'Algo no funciona y necesitas una mano.',
  'contact.general': 'Consultas generales',
  'contact.general1':
    'Cuéntanos qué quieres saber y qué rol tienes: estudiante, docente o familia. Si eres estudiante, no hace falta que nos digas tu nombre completo.',
  'contact.technical': 'Soporte técnico',
  'contact.technical1': 'Nos ayuda mucho que incluyas:',
  'contact.technicalWhat': 'qué hiciste y qué pasó en su lugar',
  'contact.technicalWhere': 'en qué página estabas y el código del juego, si había uno',
  'contact.technicalDevice': 'tu dispositivo y navegador, y si usas la red de una escuela',
  'contact.technicalPicture': 'una imagen de la pantalla, sin nombres de otras personas',
  'contact.technicalNever': 'Nunca nos envíes tu contraseña.',
  'contact.schools': 'Escuelas y docentes',
  'contact.schools1': 'Pathquest es gratis para las escuelas. Escríbenos sobre:',
  'contact.schoolsFree': 'el acceso gratuito para tu escuela',
  'contact.schoolsWorkshops': 'talleres para tu equipo',
  'contact.schoolsSets': 'conjuntos de preguntas a la medida de tu plan de estudios',
  'contact.schoolsAnalytics': 'qué muestran las estadísticas y cómo se leen',
  'contact.about': 'Quiénes somos',
  'contact.about1':
    'Hacemos Pathquest para que cada estudiante de los grados 6 a 12 conozca más profesiones que las de su casa y las de la televisión. Jugar es gratis para estudiantes y docentes.',
} as const
