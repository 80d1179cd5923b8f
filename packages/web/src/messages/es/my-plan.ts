/** Textos de /my-plan, donde cada estudiante lleva su plan. */
export const myPlanMessages = {
  'myPlan.intro': 'Adónde quieres llegar, qué descubriste y qué sigue.',
  'myPlan.card': 'Tus metas, profesiones guardadas y reflexiones en una página.',
  'myPlan.newComment': 'Nuevo comentario de {name}:',
  'myPlan.cardOpen': 'Abrir Mi plan',
  'myPlan.notReachable':
    'Quizás faltan aquí los últimos cambios: el plan no se pudo cargar de nuevo.',

  'myPlan.goalsHint': 'Hasta tres. Pueden ser pequeñas: ¿qué podrías hacer este mes?',
  'myPlan.addGoal': 'Agregar una meta',
  'myPlan.goal': 'Mi meta',
  'myPlan.goalsFull': 'Ya tienes tres metas. Quita una para hacer lugar a esta.',
  'myPlan.goalRequired': 'Escribe cuál es tu meta.',
  'myPlan.goalExample': 'Por ejemplo: Averiguar qué aprende un electricista',
  'myPlan.step': 'Mi próximo paso',
  'myPlan.stepExample': 'Por ejemplo: El domingo, preguntar a mi tía Rosa por su trabajo',
  'myPlan.saveGoal': 'Guardar',
  'myPlan.saving': 'Guardando...',
  'myPlan.cancel': 'Cancelar',
  'myPlan.edit': 'Editar',
  'myPlan.editGoal': 'Editar la meta {goal}',
  'myPlan.removeGoal': 'Quitar',
  'myPlan.removeGoalName': 'Quitar la meta {goal}',
  'myPlan.goalRemoved': 'Se quitó la meta.',
  'myPlan.undo': 'Deshacer',
  'myPlan.goalSaved': 'Guardado.',
  'myPlan.tick': 'Lograda: {goal}',
  'myPlan.notSaved':
    'Todavía no está guardado. Lo que escribiste queda en este dispositivo, y puedes intentarlo otra vez.',
  'myPlan.kept': 'Escribiste esto antes y aún no se había guardado.',

  'myPlan.savedHint': 'Con una razón recuerdas por qué, y tienes de qué hablar con tu docente.',
  'myPlan.toCareers': 'Buscar profesiones',
  'myPlan.addReason': 'Agregar por qué',
  'myPlan.addReasonName': 'Agregar por qué guardaste {career}',
  'myPlan.editReasonName': 'Editar por qué guardaste {career}',
  'myPlan.reason': '¿Por qué la guardaste?',
  'myPlan.reasonSaved': 'Guardado.',
  'myPlan.reasonFailed': 'Todavía no está guardado. Inténtalo otra vez.',

  'myPlan.toInterests': 'Mis intereses',
  'myPlan.startInterests': 'Descubre tus intereses',
  'myPlan.interestsHint': 'Treinta frases cortas, unos cuatro minutos.',

  'myPlan.reflectionsHint': 'Después de un juego te hacemos una pregunta corta. Llega aquí.',
  'myPlan.showAll': 'Mostrar todas ({count})',
  'myPlan.delete': 'Eliminar',
  'myPlan.deleteReflection': 'Eliminar la reflexión del {date}',
  'myPlan.deleteSure': '¿Eliminarla para siempre?',
  'myPlan.deleteYes': 'Sí, eliminar',
  'myPlan.keep': 'Conservar',
  'myPlan.deleted': 'Se eliminó la reflexión.',

  'myPlan.certificateSoon': {
    one: '{count} profesión más y tendrás un certificado.',
    other: '{count} profesiones más y tendrás un certificado.',
  },
  'myPlan.certificate': 'Imprimir tu certificado',
  'myPlan.certificateEarned': {
    one: 'Exploraste {count} profesión.',
    other: 'Exploraste {count} profesiones. Eso merece un certificado.',
  },

  'myPlan.handIn': 'Entregar',
  'myPlan.handInTitle': 'Quién lee tu plan',
  'myPlan.whoReads':
    'Los docentes de tus clases, y el equipo de orientación de tu escuela si se ha unido, pueden leer tu plan y comentarlo. Los demás estudiantes, no. Cuando lo entregas, saben que está listo.',
  'myPlan.noReader':
    'Todavía nadie puede leer tu plan, porque no estás en ninguna clase. Con el código de tu docente puedes unirte a una.',
  'myPlan.joinClass': 'Unirme a una clase',
  'myPlan.handedIn': 'Lo entregaste el {date}. Aún puedes cambiarlo.',
  'myPlan.takeBack': 'Retirarlo',
  'myPlan.share': 'Mi familia puede leerlo',
  'myPlan.shareHint':
    'Quienes vincularon su cuenta con la tuya ven entonces esta página, sin poder cambiarla.',
  'myPlan.changeFailed': 'Eso no funcionó. Inténtalo otra vez.',
  'myPlan.handedInNow': 'Entregado. Tus docentes pueden ver que está listo.',
  'myPlan.handedInAlone': 'Entregado. Espera hasta que estés en una clase.',
  'myPlan.takenBack': 'Retirado.',
  'myPlan.keepTitle': 'Consérvalo',
  'myPlan.download': 'Descargar como archivo (JSON)',
  'myPlan.pastYear':
    'Un año escolar anterior, para leer e imprimir. Las metas, las profesiones guardadas y los intereses son los de hoy.',
  'myPlan.back': 'Volver a Mi plan',
  'myPlan.hasExplored': {
    one: 'ha explorado {count} profesión',
    other: 'ha explorado {count} profesiones',
  },
  'myPlan.among': 'Entre ellas: {careers}',
  'myPlan.certificateNotYet': 'Aún no son diez profesiones',
  'myPlan.certificateNotYetText': {
    one: 'Hasta ahora exploraste {count} profesión. Con diez, aquí estará tu certificado.',
    other: 'Hasta ahora exploraste {count} profesiones. Con diez, aquí estará tu certificado.',
  },
} as const
