/** En qué navegadores funciona Pathquest: en /how-to-play y en la página para los más antiguos. */
export const browserMessages = {
  'browsers.title': 'Navegadores',
  'browsers.students':
    'Para jugar: iPadOS, iOS y Safari {safari}, Chrome y ChromeOS {chrome}, Firefox {firefox}, o más nuevos.',
  'browsers.teachers':
    'Para enseñar: iPadOS y Safari {safari}, Chrome y ChromeOS {chrome}, Firefox {firefox}, o más nuevos.',
  'browsers.tooOld': 'Este navegador es demasiado antiguo para Pathquest',
  'browsers.update':
    'Actualízalo, o abre esta página en otro navegador o en otro dispositivo. En un iPad o iPhone: Ajustes, General, Actualización de software. En un Chromebook: Configuración, Acerca de ChromeOS, Buscar actualizaciones.',
  'browsers.school': 'Si tu escuela administra este dispositivo, muestra esta página a tu docente.',
} as const
