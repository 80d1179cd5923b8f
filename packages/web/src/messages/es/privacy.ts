/** Textos de /privacy. */
export const privacyMessages = {
  'privacy.title': 'Política de privacidad',
  'privacy.updated': 'Última actualización: 30 de noviembre de 2026',
  'privacy.commitment': 'Nuestro compromiso',
  'privacy.commitment1':
    'Pathquest está hecho para escuelas. Recopilamos lo que un juego necesita y nada más, no mostramos publicidad y nunca vendemos datos.',
  'privacy.commitment2':
    'Cumplimos la ley de derechos educativos y privacidad de la familia (FERPA): los datos de estudiantes pertenecen a cada estudiante y a su escuela, y solo los usamos para los juegos. Cumplimos la ley de protección de la privacidad infantil en internet (COPPA): nadie menor de 13 años puede crear una cuenta aquí.',
  'privacy.collected': 'Qué recopilamos',
  'privacy.collectedAccount':
    'Con una cuenta: tu nombre, tu correo electrónico, tu rol, y tu contraseña de una forma que nadie puede volver a leer.',
  'privacy.collectedProvider':
    'Si inicias sesión con Google o Microsoft: tu nombre y tu correo tal como nos los indican, y el número que usan para ti. En ese caso no hay contraseña.',
  'privacy.collectedSchool':
    'Si llegas desde un curso de tu escuela: el nombre de pila, el rol, el curso y los grupos que nos indica, y el número que usa para ti; y el tiempo extra que te da un docente.',
  'privacy.collectedCard':
    'Con una tarjeta de acceso de tu docente: el nombre de pila que escribió tu docente, tu clase, tus juegos y lo que ganas en ellos. Ni correo, ni apellido, ni fecha de nacimiento, ni contraseña.',
  'privacy.collectedClass': 'Si te unes a una clase: cuál es y cuándo te uniste.',
  'privacy.collectedStaff':
    'Si dices en qué escuela estás: cuál; nadie ve más de ti por ello. Si trabajas en una escuela aquí: en cuál, tu función y desde cuándo. Quien crea una escuela dice su nombre y su lugar. Si una escuela bloquea una cuenta: que lo hace y desde cuándo.',
  'privacy.collectedGuest': 'Sin cuenta: el nombre que escribes para un juego.',
  'privacy.collectedPlay':
    'Cuando juegas: tus respuestas, tus puntos, el XP y las pathkeys que ganas, y los paquetes y cosméticos que compras con XP.',
  'privacy.collectedReport':
    'Si avisas que algo está mal en una pregunta: cuál es, qué está mal y que avisaste tú.',
  'privacy.collectedWriting':
    'Si escribes conjuntos de preguntas: sus textos e imágenes. Cada imagen se vuelve a crear antes de guardarla, sin lo que la cámara anotó en ella, como el lugar. Un archivo con preguntas se lee y no se guarda.',
  'privacy.collectedInterests':
    'Si los usas: lo que dices que te gusta hacer y las profesiones que guardas. Lo ves tú y, si tu clase es de una escuela que hemos confirmado, su equipo de orientación. Puedes borrarlo cuando quieras.',
  'privacy.collectedPlan':
    'Si llevas un plan como estudiante: tus metas y próximos pasos, por qué guardaste una profesión, lo que respondes a la pregunta corta después de un juego, si entregaste el plan y los comentarios de tus docentes. Puedes cambiar o borrar lo que escribiste cuando quieras.',
  'privacy.collectedConcern':
    'Lo que escribes en tu plan se compara con una lista de palabras que pueden significar peligro para ti o para otros. Lo que se encuentra se muestra enseguida, tal como lo escribiste, a los docentes de tus clases y al equipo de orientación de tu escuela, y no se envía a nadie más.',
  'privacy.collectedAge':
    'Al crear una cuenta te preguntamos el mes y el año en que naciste. Los usamos una sola vez y no los guardamos.',
  'privacy.collectedDemo':
    'Las cuentas de prueba son personas inventadas, para conocer Pathquest. Solo funcionan en el equipo donde está instalado, salvo que quien lo administra las abra para todos. No escribas nada tuyo ahí.',
  'privacy.use': 'Cómo lo usamos',
  'privacy.use1': 'Para que los juegos funcionen y conserves lo que ganaste.',
  'privacy.use2':
    'Para mostrar a cada docente cómo salieron los juegos que dirigió: cuántas respuestas fueron correctas, por pregunta, por estudiante y en todos sus juegos.',
  'privacy.use3':
    'Para enviar los correos que pediste, como el de una contraseña nueva, y uno para confirmar tu dirección. A una dirección confirmada, también cómo terminaron tus juegos y que alguien vuelve a dirigir uno, hasta que lo desactives en tu configuración.',
  'privacy.use4': 'Para que el servicio sea seguro y funcione.',
  'privacy.sharing': 'Quién lo ve',
  'privacy.sharingClass':
    'Las personas del mismo juego ven tu nombre, tu personaje, tus puntos, tu posición y la señal y el color que llevas. El resto de estudiantes de tus docentes ve cuántas personas del grupo tienen una pathkey, a partir de cinco, pero nunca quiénes.',
  'privacy.sharingShared':
    'Quien dirige un juego puede compartir su tabla de posiciones. Entonces quien tenga el enlace ve los nombres y los puntos, hasta que se deje de compartir, como máximo 90 días después del juego.',
  'privacy.sharingTeacher':
    'Cada docente ve los nombres, las respuestas y los puntos de los juegos que dirigió, y puede descargarlos. De estudiantes con cuenta ve también el correo electrónico, las pathkeys que ganaron en esos juegos y cuándo entraron por última vez en uno. De los juegos de otras personas no ve nada, salvo cómo le fue a su clase.',
  'privacy.sharingClassTeachers':
    'Todos los docentes de tu clase ven tu nombre, en qué juegos de la clase estuviste y cuántas de tus respuestas fueron correctas. Quién eligió cada respuesta lo ve solo quien dirigió el juego. Si entras con una tarjeta, también ven la tarjeta, y pueden hacer una nueva o eliminar la cuenta. Los demás estudiantes no ven quién está en la clase.',
  'privacy.sharingPlan':
    'Tu plan, con tus intereses más fuertes, las profesiones que guardaste y exploraste y todo lo que escribiste en él, lo leen tú, los docentes de tus clases y, si tu clase es de una escuela que hemos confirmado, su equipo de orientación. La familia vinculada contigo lo lee solo mientras lo compartes. Los demás estudiantes no lo ven.',
  'privacy.sharingWriter':
    'Quien escribió una pregunta ve cuántas veces y por qué se avisó de ella, pero no quién avisó; si ya no tiene autor, o se dijo que hiere a alguien, lo ve un administrador. Quién eligió cada respuesta solo lo ven los docentes de ese juego.',
  'privacy.sharingSets':
    'Un conjunto público lo ve y lo copia todo el personal docente; uno privado, solo tú y quienes tengan tu enlace. Una imagen se abre para cualquiera que tenga su dirección.',
  'privacy.sharingSchool':
    'Si juegas en un curso de tu escuela, su libro de calificaciones recibe tu calificación y su personal docente ve tus intentos y las respuestas en los juegos de la clase.',
  'privacy.sharingStaff':
    'Si tu clase es de una escuela que hemos confirmado, la administración de esa escuela ve tu nombre y tus clases allí; puede bloquear tu cuenta, sacarte de las clases y, si tu cuenta tiene tarjeta de acceso, guardar sus datos y eliminarla. Su equipo de orientación ve tus intereses y tu plan. Lo que ven y hacen queda registrado allí durante un año, y la administración lee ese registro.',
  'privacy.sharingParent':
    'Una madre, un padre o un tutor ve el avance de quien vinculó las dos cuentas. Cualquiera de los dos lados puede terminarlo.',
  'privacy.sharingNobody': 'No damos datos a nadie más, salvo que la ley nos obligue.',
  'privacy.children': 'Menores de 13 años',
  'privacy.children1':
    'Nadie menor de 13 años puede crear una cuenta, y no se guarda nada del intento. Se puede jugar sin cuenta, o a través de la escuela, que entonces decide en nombre de cada estudiante: desde un curso, o con una tarjeta de acceso que hace un docente.',
  'privacy.children2':
    'Si crees que una persona menor de esa edad creó una cuenta, avísanos y la eliminamos.',
  'privacy.security': 'Seguridad',
  'privacy.security1':
    'Las contraseñas se guardan solo como resúmenes cifrados. Las respuestas correctas, los pases y los lugares están protegidos con firmas, y el servidor comprueba cada regla. Ningún sistema es perfecto; si algo les pasa a tus datos, te avisamos a ti y a tu escuela.',
  'privacy.rights': 'Tus derechos',
  'privacy.rights1':
    'Puedes ver tus datos, corregirlos, llevarte una copia y pedir que se eliminen: con una cuenta, todo eso lo haces en tu configuración. Con una tarjeta de acceso, allí te llevas tu copia, y tu docente o tu escuela hace lo demás. Sin cuenta, o en nombre de una persona que estudia, escríbenos o habla con tu escuela.',
  'privacy.cookies': 'Cookies y almacenamiento',
  'privacy.cookies1':
    'Estas son todas las cookies y todo lo que tu navegador guarda para nosotros, con sus nombres. No se guarda nada más, y nada te sigue a otros sitios.',
  'privacy.kept.session':
    'Tu sesión sigue abierta: hasta que cierres el navegador, o durante 30 días si lo pides.',
  'privacy.kept.device':
    'Durante 30 días después de entrar a un juego o iniciar sesión se reconoce este navegador: así no lo detienen los códigos o contraseñas equivocados de otras personas, y quien fue expulsado de un juego queda fuera. No contiene ningún nombre.',
  'privacy.kept.provider': 'Mientras inicias sesión con Google o Microsoft: diez minutos.',
  'privacy.kept.age':
    'Si la edad no alcanza para una cuenta: hasta que cierres el navegador. No contiene ninguna fecha.',
  'privacy.kept.course':
    'Cuando llegas desde un curso de tu escuela: diez minutos para entrar, y que estás aquí, hasta que cierres la pestaña y como máximo ocho horas. En algunas escuelas es su sistema el que guarda lo primero.',
  'privacy.kept.seat':
    'Mientras juegas: tu lugar en el juego, para que lo encuentres si la página se vuelve a cargar. Sin cuenta puedes volver al juego también después de cerrar la pestaña. Se borra cuando sales, cuando el juego termina y cuando alguien cierra su sesión.',
  'privacy.kept.host':
    'Cuando diriges un juego: qué pestaña lo dirige, hasta que cierres la pestaña.',
  'privacy.kept.choices':
    'El tema, el idioma, el sonido, la forma de responder y el estado cuyo salario ves, como los elegiste, hasta que borres los datos del navegador; dentro de un curso, el idioma mientras dure la pestaña.',
  'privacy.kept.comparison': 'Las profesiones que comparas, hasta que cierres la pestaña.',
  'privacy.kept.writing':
    'Lo que se está escribiendo y aún no se guardó: una pregunta o una meta de un plan hasta 30 días, una importación hasta que se cierre la pestaña, y todo hasta que cierres la sesión.',
  'privacy.third': 'Servicios de terceros',
  'privacy.third1':
    'Las páginas no cargan tipos de letra ni contadores de otras empresas. Las imágenes de profesiones y pathkeys pueden venir de un almacén de imágenes que eligió quien administra este Pathquest; ese almacén ve qué imagen se carga y desde qué dirección de internet. Si inicias sesión con Google o Microsoft, esas empresas saben que entraste aquí.',
  'privacy.retention': 'Cuánto tiempo lo guardamos',
  'privacy.retentionGuest':
    'Nombres y respuestas de quienes juegan sin cuenta: 90 días después del juego.',
  'privacy.retentionSignUp':
    'Nombre y correo de un registro sin confirmar, donde se envían correos: un día.',
  'privacy.retentionSchool':
    'Nombres de pila que nos indicó un curso de la escuela: hasta que pasen 400 días sin una visita desde allí o se desconecte el sistema de la escuela; con una cuenta, mientras exista la cuenta.',
  'privacy.retentionCard':
    'Cuentas con tarjeta de acceso: hasta que un docente saca al estudiante de su última clase o elimina esa clase, y como máximo hasta que pasan 400 días sin que nadie entre con la tarjeta. En una clase: hasta que sales de ella, o tu docente te saca o la elimina.',
  'privacy.retentionStaff':
    'Tu función en una escuela: hasta que la dejas o la escuela la termina. Un bloqueo: hasta que la escuela lo termina. El registro de quién vio o cambió datos de quién en una escuela: un año; con una cuenta se va su nombre de él al momento.',
  'privacy.retentionFigures':
    'Cuántas personas eligieron cada respuesta en un juego: mientras exista el juego, porque no nombra a nadie. Las sumas de los juegos y estudiantes de cada docente: mientras existan las dos cuentas.',
  'privacy.retentionPlay':
    'Lo que respondiste y ganaste con una cuenta: mientras exista tu cuenta.',
  'privacy.retentionPlan':
    'Tu plan: mientras exista tu cuenta; las metas, razones y reflexiones, hasta que las borres. El comentario de un docente queda sin nombre cuando desaparece su cuenta. Las palabras que pueden significar peligro: tres meses después de que un docente se haya encargado, como mucho un año.',
  'privacy.retentionSets':
    'Conjuntos de preguntas: hasta que se eliminan. Una imagen se borra un día después de la última pregunta o juego que la muestra.',
  'privacy.retentionAccount':
    'Datos personales de una cuenta eliminada: se borran de inmediato, y de las copias de seguridad en 30 días. Los lugares, puntos y respuestas en los juegos de una clase quedan, sin nombre.',
  'privacy.retentionRoom':
    'La parte en vivo de un juego: 24 horas después de que termina. Un juego en pausa espera hasta 14 días.',
  'privacy.retentionSolo':
    'Un juego que juegas por tu cuenta se puede continuar durante 30 días; después termina con lo que respondiste. Lo respondido queda mientras exista tu cuenta.',
  'privacy.retentionShared':
    'Enlaces a una tabla de posiciones: hasta que se deja de compartir, como máximo 90 días después del juego. Enlaces a un conjunto de preguntas: hasta que se retiran.',
  'privacy.retentionBackup': 'Las copias de seguridad conservan todo esto como máximo 30 días más.',
  'privacy.changes': 'Cambios',
  'privacy.changes1': 'Cuando esta política cambia, también cambia la fecha de arriba.',
  'privacy.contact': 'Contacto',
  'privacy.contact1':
    '¿Preguntas sobre tus datos? Mira {contact}. Nuestras reglas de uso están en las {terms}.',
  'privacy.contactLink': 'Contáctanos',
  'privacy.termsLink': 'Condiciones del servicio',
} as const
