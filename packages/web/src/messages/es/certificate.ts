/** Un certificado por una tarea terminada. */
export const certificateMessages = {
  'certificate.title': 'Certificado',
  'certificate.intro': 'Para tu pared, tu carpeta o tu familia.',
  'certificate.print': 'Imprimir',
  'certificate.back': 'Volver a la tarea',
  'certificate.open': 'Imprimir un certificado',
  'certificate.hasDone': 'ha terminado',
  'certificate.notYet': 'Todavía no está terminada',
  'certificate.notYetText':
    'Cuando hayas hecho todas las partes de la tarea, aquí estará tu certificado.',
  'certificate.loading': 'Cargando tu certificado...',
  'certificate.loadFailed': 'No se pudo cargar tu certificado',
} as const
