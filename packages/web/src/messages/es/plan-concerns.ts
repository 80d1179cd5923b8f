/** Para docentes: palabras de estudiantes que pueden significar peligro. */
export const planConcernsMessages = {
  'planConcerns.region': 'Palabras que pueden significar peligro',
  'planConcerns.title': {
    one: 'Es posible que alguien te necesite hoy',
    other: '{count} textos de estudiantes que debes ver hoy',
  },
  'planConcerns.intro':
    'Estas palabras se encontraron con una lista, sin juzgar. Pueden ser una broma, una cita o un pedido de ayuda. Solo puede saberlo quien conoce a la persona.',
  'planConcerns.self_harm': 'Puede tratarse de autolesión',
  'planConcerns.threat': 'Puede ser una amenaza',
  'planConcerns.reflection': 'en una reflexión',
  'planConcerns.goal': 'en una meta',
  'planConcerns.reason': 'en la razón de una profesión guardada',
  'planConcerns.do': 'Qué hacer',
  'planConcerns.talk': 'Habla hoy con tu estudiante, a solas y con calma. Primero, escucha.',
  'planConcerns.counselor':
    'Avisa a la persona que da consejería, y sigue lo que tu escuela tiene acordado.',
  'planConcerns.crisis':
    'La línea 988 ayuda a estudiantes y adultos, de día y de noche: llama o escribe al 988 (en español, presiona 2).',
  'planConcerns.danger': 'Si alguien está en peligro ahora mismo: llama al 911.',
  'planConcerns.notSent':
    'Pathquest no ha avisado a nadie más que a los docentes y al equipo de orientación de este estudiante.',
  'planConcerns.take': 'Yo me encargo',
  'planConcerns.takeName': 'Yo me encargo: {name}',
  'planConcerns.taken': { one: 'Atendidos ({count})', other: 'Atendidos ({count})' },
  'planConcerns.takenBy': 'Se encarga {name}, {date}',
  'planConcerns.takenFormer': 'Atendido, {date}',
  'planConcerns.plan': 'Abrir el plan',
  'planConcerns.planName': 'Abrir el plan de {name}',
} as const
