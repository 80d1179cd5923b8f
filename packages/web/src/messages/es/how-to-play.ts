/** Textos de /how-to-play. */
export const howToPlayMessages = {
  'how.title': 'Cómo jugar',
  'how.intro': 'Un juego dura unos diez minutos. Necesitas un código, un nombre y un dispositivo.',
  'how.overview': 'El juego en pocas palabras',
  'how.overview1':
    'Pathquest es un juego de preguntas en vivo sobre trabajos reales. Tu docente muestra las preguntas en un proyector, cada quien responde en su dispositivo, y después de cada pregunta ves la respuesta correcta y por qué lo es.',
  'how.overview2':
    'Las respuestas correctas dan puntos. Al final hay un podio, quienes tienen cuenta ganan XP, y los tres primeros lugares ganan una pathkey.',
  'how.students': 'Para estudiantes',
  'how.students1':
    'Abre Unirse a un juego y escribe los seis signos del código, o escanea el código QR.',
  'how.students2': 'Escribe tu nombre o usa uno inventado. Puedes jugar sin cuenta.',
  'how.students3': 'Espera en la sala hasta que tu docente empiece el juego.',
  'how.students4': 'Lee la pregunta, elige una opción y presiona Enviar respuesta.',
  'how.students5':
    'Mira el resultado cuando se cierre la pregunta, y sube en la tabla de posiciones.',
  'how.students6':
    'Con una cuenta, tus pathkeys están en tu colección y puedes usar tu XP en el mercado.',
  'how.teachers': 'Para docentes',
  'how.teachers1': 'Abre Dirigir un juego y elige un tipo de exploración.',
  'how.teachers2': 'Elige un conjunto de preguntas, un modo de juego y los ajustes.',
  'how.teachers3': 'Crea el juego y abre la pantalla para el proyector en otra pestaña.',
  'how.teachers4': 'Cuando tu clase esté en la sala de espera, presiona Empezar el juego.',
  'how.teachers5':
    'Comenta cada respuesta y presiona Siguiente pregunta. En modo automático el juego avanza por sí solo.',
  'how.teachers6': 'Todo lo que se ganó se guarda cuando termina el juego.',
  'how.features': 'Lo más importante',
  'how.features1': 'Muchos modos de juego: cortos y largos, por cuenta propia o en conjunto.',
  'how.features2': 'Más tiempo, o ningún límite, para quien lo necesite.',
  'how.features3': 'Si pierdes la conexión, conservas tu lugar y tus puntos.',
  'how.features4': 'Práctica individual, a tu ritmo.',
  'how.modes': 'Modos de juego',
  'how.modesText':
    'Lo que distingue a cada juego. Los minutos son para 20 preguntas y un grupo de 30, sin comentar las respuestas.',
  'how.rarities': 'Rarezas de las pathkeys',
  'how.rarities1':
    'Una pathkey es una llave coleccionable del mundo del trabajo. Su marco y sus puntos muestran qué tan rara es.',
  'how.common': 'Común',
  'how.uncommon': 'Poco común',
  'how.rare': 'Rara',
  'how.epic': 'Épica',
  'how.legendary': 'Legendaria',
  'how.tips': 'Consejos',
  'how.tips1': 'Lee todas las opciones antes de elegir. Cuenta tu primera respuesta.',
  'how.tips2': 'En la mayoría de los juegos, una respuesta pensada vale lo mismo que una rápida.',
  'how.tips3':
    'Una respuesta incorrecta no cuesta nada. Lee la explicación, puede volver a servirte.',
  'how.tips4': 'Inicia sesión antes de unirte, para que el XP y las pathkeys lleguen a tu cuenta.',
  'how.help': '¿Algo no funciona?',
  'how.help1': 'Cuéntanos qué hiciste y qué viste.',
  'how.contact': 'Contáctanos',
} as const
