/** Textos de /privacy. */
export const privacyMessages = {
  'privacy.title': 'Política de privacidad',
  'privacy.updated': 'Última actualización: 22 de noviembre de 2026',
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
    'Si llegas desde un curso de tu escuela: el nombre de pila, el rol y el curso que nos indica, y el número que usa para ti.',
  'privacy.collectedGuest': 'Sin cuenta: el nombre que escribes para un juego.',
  'privacy.collectedPlay':
    'Cuando juegas: tus respuestas, tus puntos, el XP y las pathkeys que ganas, y los paquetes y cosméticos que compras con XP.',
  'privacy.collectedInterests':
    'Si los usas: lo que dices que te gusta hacer y las profesiones que guardas. Solo tú lo ves, y puedes borrarlo cuando quieras.',
  'privacy.collectedAge':
    'Al crear una cuenta te preguntamos el mes y el año en que naciste. Los usamos una sola vez y no los guardamos.',
  'privacy.use': 'Cómo lo usamos',
  'privacy.use1': 'Para que los juegos funcionen y conserves lo que ganaste.',
  'privacy.use2': 'Para mostrar a cada docente cómo salieron los juegos que dirigió.',
  'privacy.use3':
    'Para enviar los correos que pediste, como el de una contraseña nueva, y uno para confirmar tu dirección. A una dirección confirmada, también cómo terminaron tus juegos y que alguien vuelve a dirigir uno, hasta que lo desactives en tu configuración.',
  'privacy.use4': 'Para que el servicio sea seguro y funcione.',
  'privacy.sharing': 'Quién lo ve',
  'privacy.sharingClass': 'Las personas del mismo juego ven tu nombre, tus puntos y tu posición.',
  'privacy.sharingShared':
    'Quien dirige un juego puede compartir su tabla de posiciones. Entonces quien tenga el enlace ve los nombres y los puntos, hasta que se deje de compartir, como máximo 90 días después del juego.',
  'privacy.sharingTeacher':
    'Cada docente ve las respuestas y los puntos de los juegos que dirigió.',
  'privacy.sharingSchool':
    'Si juegas en un curso de tu escuela, su libro de calificaciones recibe tu calificación y su personal docente ve tus intentos.',
  'privacy.sharingParent':
    'Una madre, un padre o un tutor ve el avance de quien vinculó las dos cuentas. Cualquiera de los dos lados puede terminarlo.',
  'privacy.sharingNobody': 'No damos datos a nadie más, salvo que la ley nos obligue.',
  'privacy.children': 'Menores de 13 años',
  'privacy.children1':
    'Nadie menor de 13 años puede crear una cuenta, y no se guarda nada del intento. Se puede jugar sin cuenta, o a través de la escuela, que entonces decide en nombre de cada estudiante.',
  'privacy.children2':
    'Si crees que una persona menor de esa edad creó una cuenta, avísanos y la eliminamos.',
  'privacy.security': 'Seguridad',
  'privacy.security1':
    'Las contraseñas se guardan solo como resúmenes cifrados. Las respuestas correctas, los pases y los lugares están protegidos con firmas, y el servidor comprueba cada regla. Ningún sistema es perfecto; si algo les pasa a tus datos, te avisamos a ti y a tu escuela.',
  'privacy.rights': 'Tus derechos',
  'privacy.rights1':
    'Puedes ver tus datos, corregirlos, llevarte una copia y pedir que se eliminen: con una cuenta, todo eso lo haces en tu configuración. Sin cuenta, o en nombre de una persona que estudia, escríbenos o habla con tu escuela.',
  'privacy.cookies': 'Cookies y almacenamiento',
  'privacy.cookies1':
    'Cuando inicias sesión usamos una cookie, que mantiene tu sesión abierta. Mientras inicias sesión con Google o Microsoft, o llegas desde un curso, otras cookies duran diez minutos; si la edad no alcanza para una cuenta, una dura hasta que cierres el navegador.',
  'privacy.cookies2':
    'Mientras juegas, tu navegador guarda tu lugar en el juego hasta que sales o el juego termina, para que puedas volver. También recuerda el tema y el idioma que elegiste, y una pestaña, las profesiones que comparas. No hay nada más, y nada te sigue a otros sitios.',
  'privacy.third': 'Servicios de terceros',
  'privacy.third1':
    'Las páginas no cargan nada de otras empresas: ni tipos de letra, ni imágenes, ni contadores. Si inicias sesión con Google o Microsoft, esas empresas saben que entraste aquí.',
  'privacy.retention': 'Cuánto tiempo lo guardamos',
  'privacy.retentionGuest':
    'Nombres y respuestas de quienes juegan sin cuenta: 90 días después del juego.',
  'privacy.retentionAccount':
    'Datos personales de una cuenta eliminada: se borran de inmediato, y de las copias de seguridad en 30 días. Los lugares, puntos y respuestas en los juegos de una clase quedan, sin nombre.',
  'privacy.retentionRoom': 'La parte en vivo de un juego: 24 horas después de que termina.',
  'privacy.changes': 'Cambios',
  'privacy.changes1': 'Cuando esta política cambia, también cambia la fecha de arriba.',
  'privacy.contact': 'Contacto',
  'privacy.contact1':
    '¿Preguntas sobre tus datos? Mira {contact}. Nuestras reglas de uso están en las {terms}.',
  'privacy.contactLink': 'Contáctanos',
  'privacy.termsLink': 'Condiciones del servicio',
} as const
