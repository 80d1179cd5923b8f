/** Para quien escribió palabras que pueden significar peligro. */
export const concernHelpMessages = {
  'concernHelp.self_harm': 'No estás solo ni sola',
  'concernHelp.selfHarmText':
    'Por lo que escribiste, parece que ahora todo puede ser muy difícil. Tú importas, y hay personas que quieren escucharte.',
  'concernHelp.call':
    'Llama al {number} y presiona 2 para hablar en español, o envía AYUDA por mensaje al mismo número. Es gratis, de día y de noche, en todo Estados Unidos.',
  'concernHelp.text': 'O envía {word} por mensaje al {number}.',
  'concernHelp.word': 'AYUDA',
  'concernHelp.adult':
    'Habla con una persona adulta de confianza: en casa, o con tu docente o consejero en la escuela.',
  'concernHelp.danger': 'Si alguien está en peligro ahora mismo, llama al {number}.',
  'concernHelp.threat': 'Hablemos de esto',
  'concernHelp.threatAdult':
    'Por lo que escribiste, parece que alguien podría salir lastimado. Por eso tu docente lo verá y quizás te pregunte.',
  'concernHelp.threatNobody':
    'Por lo que escribiste, parece que alguien podría salir lastimado. Habla hoy con una persona adulta de confianza.',
  'concernHelp.adultSees':
    'Un docente de tu clase puede ver lo que escribiste, para que alguien pueda acompañarte.',
  'concernHelp.nobodySees':
    'Ningún docente puede ver lo que escribiste, porque aquí no estás en ninguna clase. Por eso, cuéntaselo tú a alguien.',
  'concernHelp.wrong':
    '¿Querías decir otra cosa? No pasa nada. Esto se encontró solo por las palabras.',
  'concernHelp.close': 'Cerrar',
} as const
