/** Textos de la prueba de conexión en /admin/lms: qué pasa y qué hacer. */
export const adminConnectionMessages = {
  'connection.title': 'Conexión',
  'connection.note':
    'Pide a tu LMS sus claves, un token de acceso, y la lista y las columnas de calificaciones del último curso que se abrió. Allí no se cambia nada.',
  'connection.test': 'Probar la conexión',
  'connection.again': 'Probar otra vez',
  'connection.tested': 'Probada a las {time}.',
  'connection.testedWith': 'Probada a las {time}, con el curso “{course}”.',
  'connection.ok': 'Funciona',
  'connection.failed': 'Falla',
  'connection.skipped': 'Sin probar',
  'connection.said': 'Tu LMS dijo: {detail}',

  'connection.part.keys': 'Claves del LMS',
  'connection.part.clock': 'Relojes',
  'connection.part.token': 'Token de acceso',
  'connection.part.roster': 'Lista del curso (nombres y roles)',
  'connection.part.line_items': 'Columnas de calificaciones',
  'connection.works.keys': 'Claves encontradas: {count}.',
  'connection.works.clock': 'Los dos relojes coinciden.',
  'connection.works.token': 'Tu LMS conoce a Pathquest y le permite todos sus servicios.',
  'connection.works.roster': 'Personas en la primera página: {count}.',
  'connection.works.line_items': 'Columnas en la primera página: {count}.',

  'connection.bad_url':
    'No es una dirección a la que se pueda preguntar. Cópiala otra vez de tu LMS.',
  'connection.not_https':
    'La dirección empieza con http://. Usa la dirección https:// de tu LMS; un LMS de tu propia red sin certificado necesita LTI_PRIVATE_ADDRESSES=on donde se inicia Pathquest.',
  'connection.private_address':
    'La dirección es de una red privada. Si tu LMS está allí, inicia Pathquest con LTI_PRIVATE_ADDRESSES=on.',
  'connection.unknown_host':
    'Ningún equipo tiene ese nombre. Revisa que la dirección no tenga un error, y el servicio de nombres del equipo donde está Pathquest.',
  'connection.refused':
    'Allí no responde nadie. Revisa la dirección y su puerto, si tu LMS está en marcha, y el cortafuegos entre los dos.',
  'connection.timeout':
    'No llegó respuesta en 5 segundos. Revisa el cortafuegos entre Pathquest y tu LMS, y si tu LMS está sobrecargado.',
  'connection.tls':
    'No se aceptó el certificado de tu LMS: venció, es de otro nombre, le falta el certificado intermedio, o lo creaste tú. Si es tuyo, indícaselo a Pathquest con NODE_EXTRA_CA_CERTS.',
  'connection.redirect':
    'La dirección envía a otra, y eso no se sigue. Escribe la dirección a la que lleva.',
  'connection.too_large':
    'La respuesta es demasiado larga para esta dirección. Revisa la dirección.',
  'connection.broken':
    'La conexión se cortó. Inténtalo otra vez; si sigue igual, mira el registro de tu LMS o del proxy que tiene delante.',
  'connection.not_found':
    'Tu LMS no tiene nada en esta dirección. Compárala letra por letra con la que muestra tu LMS.',
  'connection.lms_error':
    'Tu LMS respondió con un error propio. Revisa la dirección y después mira el registro de tu LMS.',
  'connection.not_keys':
    'La respuesta no trae claves: la dirección es de otra página. Escribe la URL del conjunto de claves públicas de tu LMS.',
  'connection.not_a_token':
    'La respuesta no es un token de acceso: la dirección es de otra página. Escribe la URL de tokens de acceso de tu LMS.',
  'connection.not_a_list':
    'Tu LMS envió algo que aquí no se puede leer. Inténtalo otra vez y después mira el registro de tu LMS.',
  'connection.clockAhead':
    'El reloj de tu LMS va {seconds} segundos adelantado. Con más de un minuto fallan los accesos: haz que los dos equipos tomen la hora de la red.',
  'connection.clockBehind':
    'El reloj de tu LMS va {seconds} segundos atrasado. Con más de un minuto fallan los accesos: haz que los dos equipos tomen la hora de la red.',
  'connection.client_refused':
    'Tu LMS no aceptó la firma de Pathquest. Compara el id de cliente y escribe {keysUrl} en tu LMS como conjunto de claves de la herramienta. Tu LMS debe poder leer esa dirección: en Moodle, en Administración del sitio → General → Seguridad → Seguridad HTTP, su servidor no debe estar entre los bloqueados, y el puerto {port} debe estar entre los permitidos.',
  'connection.keys_not_read':
    'Tu LMS no pudo leer el conjunto de claves de Pathquest, {keysUrl}: su propio servidor tiene que leer esa dirección. En Moodle casi siempre es la seguridad HTTP: en Administración del sitio → General → Seguridad → Seguridad HTTP, el servidor no debe estar entre los bloqueados, y el puerto {port} debe estar entre los permitidos. Un nombre que la máquina de Moodle no puede resolver se ve igual: prueba la dirección desde allí. Después purga todas las cachés y vuelve a probar.',
  'connection.scopes_missing':
    'Tu LMS no permite: {scopes}. Permite los servicios de calificaciones (con columnas) y de nombres y roles en los ajustes de la herramienta.',
  'connection.token_refused':
    'Tu LMS dio un token de acceso y aquí no lo acepta. Revisa que su URL de tokens de acceso sea del mismo LMS.',
  'connection.not_allowed':
    'Tu LMS no lo permite. Permite el servicio en los ajustes de la herramienta, y en el curso.',
  'connection.noRoster':
    'Tu LMS no ofrece la lista del curso a esta herramienta. Permite nombres y roles en los ajustes de la herramienta y abre una actividad otra vez.',
  'connection.noGradebook':
    'Tu LMS no ofrece el libro de calificaciones a esta herramienta. Permite calificaciones con columnas en los ajustes de la herramienta y abre una actividad otra vez.',
  'connection.no_names':
    'La lista llega sin nombres, así que el personal docente no ve ninguno. Deja que tu LMS comparta los nombres con la herramienta; las direcciones de correo no hacen falta.',
  'connection.no_course':
    'Ningún curso ha abierto Pathquest todavía. Abre una actividad como docente y prueba otra vez.',
  'connection.no_date': 'Tu LMS no dijo su hora.',
  'connection.needs_token': 'Necesita un token de acceso: mira allí.',
} as const
