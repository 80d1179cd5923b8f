/** Textos de /terms. */
export const termsMessages = {
  'terms.title': 'Condiciones del servicio',
  'terms.updated': 'Última actualización: 22 de noviembre de 2026',
  'terms.what': 'Qué es Pathquest',
  'terms.what1':
    'Pathquest es un juego de preguntas sobre profesiones para los grados 6 a 12. Jugar y dirigir juegos es gratis. Aquí nada se puede comprar con dinero real.',
  'terms.who': 'Quién puede usarlo',
  'terms.who1':
    'Cualquier persona puede unirse a un juego con un código. Para crear una cuenta debes tener al menos 13 años. Si donde vives aún no tienes la mayoría de edad, pregunta primero a tu familia o a tu escuela.',
  'terms.account': 'Tu cuenta',
  'terms.account1': 'Usa tu propio correo electrónico y no compartas tu contraseña.',
  'terms.account2':
    'Elige el rol que de verdad tienes. Cada docente ve cómo les fue a quienes jugaron.',
  'terms.account3': 'Puedes eliminar tu cuenta en cualquier momento, en tu configuración.',
  'terms.fair': 'Juego limpio',
  'terms.fair1': 'Usa un nombre que tu clase pueda leer en un proyector.',
  'terms.fair2':
    'Responde por tu cuenta. No automatices respuestas ni entres a juegos a la fuerza.',
  'terms.fair3':
    'Trata bien a las demás personas. Quien dirige un juego puede sacar a alguien y puede cerrar la entrada.',
  'terms.fair4': 'El XP y las pathkeys son parte del juego. No tienen valor en dinero.',
  'terms.information': 'Sobre profesiones y salarios',
  'terms.information1':
    'Los datos sobre trabajos, salarios y crecimiento están para despertar tu curiosidad. Vienen de estadísticas públicas y pueden no estar al día. Habla con la consejería de tu escuela antes de tomar una decisión.',
  'terms.service': 'El servicio',
  'terms.service1':
    'Trabajamos para que los juegos funcionen, pero no podemos prometer que siempre lo hagan. Respondemos según lo que exige la ley, y no más. Podemos cerrar cuentas que rompen estas reglas, y decimos por qué.',
  'terms.changes': 'Cambios',
  'terms.changes1':
    'Cuando estas condiciones cambian, también cambia la fecha de arriba. Si no las aceptas, puedes eliminar tu cuenta.',
  'terms.contact': 'Contacto',
  'terms.contact1':
    'Cómo tratamos tus datos está en la {privacy}. Para todo lo demás mira {contact}.',
  'terms.privacyLink': 'Política de privacidad',
  'terms.contactLink': 'Contáctanos',
} as const
