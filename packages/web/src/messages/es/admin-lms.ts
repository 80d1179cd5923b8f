/** Textos de /admin/lms. */
export const adminLmsMessages = {
  'adminLms.title': 'Conexiones con LMS',
  'adminLms.intro':
    'Qué LMS puede abrir Pathquest desde sus cursos (LTI 1.3). Invita a un LMS a registrarse, o regístralo a mano con los valores que te muestra.',
  'adminLms.loading': 'Cargando las conexiones...',
  'adminLms.retry': 'Intentar de nuevo',
  'adminLms.close': 'Cerrar',
  'adminLms.cancel': 'Cancelar',
  'adminLms.copy': 'Copiar',
  'adminLms.copyNamed': 'Copiar: {name}',
  'adminLms.copied': '¡Copiado!',
  'adminLms.copyFailed': 'No se pudo copiar. Selecciona el texto y cópialo.',

  'adminLms.platforms': 'Plataformas',
  'adminLms.add': 'Registrar a mano',
  'adminLms.empty': 'Aún no hay ningún LMS conectado',
  'adminLms.emptyText':
    'Crea un enlace de invitación y pégalo en tu LMS, o registra tu LMS a mano.',
  'adminLms.waiting': 'Esperando aprobación',
  'adminLms.active': 'Activa',
  'adminLms.stopped': 'Detenida',
  'adminLms.clientId': 'Id de cliente {id}',
  'adminLms.uses': 'Cursos: {courses} · actividades: {activities} · calificaciones: {grades}',
  'adminLms.unused': 'Ningún curso la usa todavía',
  'adminLms.waitingNote':
    'Este LMS se registró solo. Apruébalo si el emisor y las direcciones son los de tu LMS; hasta entonces nadie puede abrir Pathquest desde allí.',
  'adminLms.elsewhere': 'en un servidor distinto al del emisor',
  'adminLms.approve': 'Aprobar',
  'adminLms.start': 'Permitir de nuevo',
  'adminLms.stop': 'Detener',
  'adminLms.approved': '{name} ya puede abrir Pathquest.',
  'adminLms.stoppedToast':
    'Nadie puede abrir Pathquest desde {name} hasta que lo permitas de nuevo.',

  'adminLms.values': 'Valores del LMS',
  'adminLms.issuer': 'Emisor',
  'adminLms.clientIdLabel': 'Id de cliente',
  'adminLms.authUrl': 'URL de solicitud de autenticación',
  'adminLms.tokenUrl': 'URL de tokens de acceso',
  'adminLms.jwksUrl': 'URL del conjunto de claves públicas',
  'adminLms.tokenAudience': 'Audiencia de las solicitudes de tokens',
  'adminLms.productFamily': 'Producto',

  'adminLms.deployments': 'Implementaciones',
  'adminLms.binding': 'Implementaciones nuevas',
  'adminLms.first_launch': 'Vincular con el primer acceso',
  'adminLms.by_hand': 'Solo las que se escriben aquí',
  'adminLms.noDeployments': 'Aún no hay ninguna.',
  'adminLms.deploymentId': 'Id de implementación',
  'adminLms.bind': 'Agregar',
  'adminLms.unbind': 'Quitar la implementación {id}',
  'adminLms.unbindTitle': '¿Quitar esta implementación?',
  'adminLms.unbindText': 'Ya nadie podrá abrir Pathquest desde la implementación {id}.',
  'adminLms.unbindTextFirst':
    'Vuelve con su siguiente acceso: esta plataforma vincula las implementaciones con su primer acceso.',
  'adminLms.unbindConfirm': 'Quitar la implementación',

  'adminLms.frames': 'Páginas que pueden mostrar Pathquest en un marco',
  'adminLms.framesHint':
    'Orígenes como https://escuela.example.org, uno por línea, además de los del emisor y de la URL de autenticación. https://*.example.org vale para todos los nombres que terminan así.',
  'adminLms.framesSave': 'Guardar los orígenes',
  'adminLms.framesSaved': 'Los orígenes se guardaron.',

  'adminLms.name': 'Nombre',
  'adminLms.nameHint':
    'Como lo conoce el personal docente, por ejemplo “Moodle de la Escuela Hill”.',
  'adminLms.manage': 'Claves y eliminación',
  'adminLms.rotate': 'Renovar las claves',
  'adminLms.rotated': 'Ya se usan claves nuevas. Las anteriores siguen publicadas por un tiempo.',
  'adminLms.rotateNote':
    'Crea claves nuevas para lo que firma Pathquest. Tu LMS las lee por sí solo de la URL del conjunto de claves.',
  'adminLms.remove': 'Eliminar la plataforma',
  'adminLms.removeTitle': '¿Eliminar {name}?',
  'adminLms.removeText':
    'Ya nadie podrá abrir Pathquest desde allí. Se elimina también lo que le pertenece aquí (cursos: {courses}, actividades: {activities}, calificaciones: {grades}); lo que se envió al libro de calificaciones se queda allí. Cada persona conserva lo que ganó: si la plataforma se registra otra vez con el mismo emisor y el mismo id de cliente, todo vuelve a ser suyo.',
  'adminLms.removeConfirm': 'Eliminar la plataforma',
  'adminLms.removed': 'Se eliminó {name}.',

  'adminLms.formTitle': 'Registrar a mano',
  'adminLms.formIntro': 'Tu LMS muestra estos valores cuando agregas Pathquest allí.',
  'adminLms.deploymentIds': 'Ids de implementación (opcional)',
  'adminLms.deploymentIdsHint':
    'Uno por línea. Si no hay ninguno, cada implementación se vincula con su primer acceso.',
  'adminLms.tokenAudienceLabel': 'Audiencia de las solicitudes de tokens (opcional)',
  'adminLms.tokenAudienceHint': 'Solo si tu LMS pide una distinta de su URL de tokens.',
  'adminLms.register': 'Registrar',
  'adminLms.registered': '{name} ya puede abrir Pathquest.',
  'adminLms.required': 'Completa este campo.',

  'adminLms.invites': 'Invitar a un LMS',
  'adminLms.invitesNote':
    'Un enlace para un LMS con registro dinámico (Moodle, Canvas, Brightspace, Blackboard). Funciona una sola vez, durante 7 días; después apruebas el LMS.',
  'adminLms.inviteName': 'Nombre del LMS',
  'adminLms.invite': 'Crear un enlace de invitación',
  'adminLms.inviteLink': 'Enlace de invitación para {name}',
  'adminLms.inviteOnce':
    'Cópialo ahora: se muestra esta única vez. Pégalo donde tu LMS registra una herramienta con su URL.',
  'adminLms.noInvites': 'No hay invitaciones abiertas.',
  'adminLms.open': 'Abierta hasta el {day}',
  'adminLms.used': 'Usada',
  'adminLms.expired': 'Vencida',
  'adminLms.revoke': 'Anular',
  'adminLms.revokeNamed': 'Anular la invitación para {name}',
  'adminLms.revoked': 'La invitación para {name} ya no es válida.',
  'adminLms.forget': 'Olvidar',
  'adminLms.forgetNamed': 'Olvidar la invitación para {name}',

  'adminLms.tool': 'Valores para tu LMS',
  'adminLms.toolNote': 'Lo que pide un LMS cuando agregas Pathquest allí a mano.',
  'adminLms.loginUrl': 'URL de inicio de sesión',
  'adminLms.launchUrl': 'URL de acceso y redirección',
  'adminLms.keysUrl': 'URL del conjunto de claves públicas de Pathquest',
  'adminLms.configUrl': 'Configuración para Canvas',
} as const
