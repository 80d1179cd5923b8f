export const reportReasonMessages = {
  'reportReason.wrong_answer': 'La respuesta es incorrecta',
  'reportReason.two_answers': 'Dos respuestas son correctas',
  'reportReason.unclear': 'No se entiende bien',
  'reportReason.mistake': 'Hay un error',
  'reportReason.not_fitting': 'No encaja aquí',
  'reportReason.hurtful': 'Insulta o hiere a alguien',
  'reportReason.counted': '{reason} ({count})',
} as const
