import type { PAGE_MESSAGES as ENGLISH, RefusalPage } from './en'

export const PAGE_MESSAGES: Record<keyof typeof ENGLISH, string> = {
  brand: 'Pathquest',
  'checking.title': 'Abriendo Pathquest',
  'checking.text': 'Un momento.',
  'checking.noscript':
    'Tu navegador no ejecuta scripts aquí. Presiona Continuar para abrir Pathquest.',
  'checking.button': 'Continuar',
  'window.title': 'Abre Pathquest en otra ventana',
  'window.text':
    'Tu navegador no deja que Pathquest te recuerde dentro de esta página. En su propia ventana sí funciona.',
  'window.button': 'Abrir en otra ventana',
  'window.open': 'Pathquest tiene su propia ventana',
  'window.again': 'Abrir otra vez',
  'window.none': 'Se abre otra ventana. Deja esta página abierta hasta que termines allí.',
  'window.opened': 'Pathquest está abierto en otra ventana. Puedes volver aquí cuando termines.',
  'window.choosing':
    'Elige en la otra ventana. Deja esta página abierta: desde aquí llega a tu curso lo que elijas.',
  'window.chosen': 'Llevando a tu curso lo que elegiste…',
  'window.taken':
    'Lo que elegiste ya se llevó. Si tu curso no lo muestra, selecciona el contenido otra vez.',
  'window.expired': 'Esta página esperó una hora. Vuelve a tu curso y ábrela otra vez.',
  'window.blocked': 'Tu navegador no nos dejó volver a tu curso. Ábrelo otra vez desde tu curso.',
  'refused.id': 'Solicitud',
  'refused.hint': 'Si vuelve a pasar, da este número a quien administra tu LMS.',
}

export const REFUSALS: Record<RefusalPage, { title: string; text: string }> = {
  launch_refused: {
    title: 'No se pudo aceptar este acceso',
    text: 'Vuelve a tu curso y abre la actividad otra vez.',
  },
  login_used: {
    title: 'Este acceso ya se usó',
    text: 'Cada acceso funciona una sola vez, durante diez minutos. Vuelve a tu curso y abre la actividad otra vez.',
  },
  platform_refused: {
    title: 'Tu LMS no confirmó quién eres',
    text: 'Inicia sesión otra vez en tu LMS y abre la actividad desde tu curso.',
  },
  other_browser: {
    title: 'Este acceso empezó en otro navegador',
    text: 'Vuelve a tu curso y abre la actividad otra vez en este navegador.',
  },
  no_cookies: {
    title: 'Tu navegador no guarda cookies de Pathquest',
    text: 'Permite las cookies de Pathquest en la configuración de tu navegador, o usa otro navegador, y abre la actividad otra vez desde tu curso.',
  },
  login_invalid: {
    title: 'Tu LMS envió algo que no podemos usar',
    text: 'Abre la actividad otra vez desde tu curso. Si vuelve a aparecer esta página, la actividad o la conexión no está bien configurada en tu LMS.',
  },
  wrong_target: {
    title: 'Esta actividad lleva a otra dirección',
    text: 'La dirección que tiene tu LMS no es de Pathquest. Pide a quien lo administra que revise la conexión.',
  },
  platform_unknown: {
    title: 'Tu LMS aún no está conectado con Pathquest',
    text: 'Pide a quien lo administra que lo conecte.',
  },
  platform_inactive: {
    title: 'La conexión con tu LMS espera aprobación',
    text: 'Primero debe aprobarla quien administra Pathquest. Intenta de nuevo más tarde.',
  },
  deployment_unknown: {
    title: 'Pathquest no está configurado para esta parte de tu LMS',
    text: 'Pide a quien lo administra que agregue esta implementación a la conexión.',
  },
  review_unknown: {
    title: 'Esta columna aún no lleva a ninguna actividad',
    text: 'Nadie ha abierto su actividad en Pathquest todavía. Abre una vez la actividad misma en tu curso y esto también funcionará.',
  },
  keys_unreachable: {
    title: 'Tu LMS no respondió',
    text: 'Pathquest no pudo comprobar con tu LMS que este acceso es auténtico. Intenta de nuevo en un momento.',
  },
  too_many: {
    title: 'Demasiados accesos a la vez',
    text: 'Espera un momento y abre la actividad otra vez desde tu curso.',
  },
  too_large: {
    title: 'Tu LMS envió demasiado a la vez',
    text: 'Abre la actividad otra vez desde tu curso.',
  },
  wrong_type: {
    title: 'Tu LMS envió algo que no podemos usar',
    text: 'Abre la actividad otra vez desde tu curso.',
  },
  wrong_method: {
    title: 'Pathquest se abre desde tu curso',
    text: 'Esta es la dirección que usa tu LMS. Ve a tu curso y abre la actividad allí.',
  },
  wrong_host: {
    title: 'Pathquest no está en esta dirección',
    text: 'La dirección que tiene tu LMS no es de Pathquest. Pide a quien lo administra que revise la conexión.',
  },
  not_found: {
    title: 'Esta página no existe',
    text: 'Ve a tu curso y abre la actividad allí.',
  },
  unavailable: {
    title: 'Pathquest está ocupado en este momento',
    text: 'Espera un momento y abre la actividad otra vez desde tu curso.',
  },
  storage_failed: {
    title: 'Pathquest no puede guardar nada en este momento',
    text: 'No se pierde nada tuyo. Avisa a quien administra Pathquest en tu escuela y abre la actividad más tarde.',
  },
  failed: {
    title: 'Algo salió mal de nuestro lado',
    text: 'Abre la actividad otra vez desde tu curso.',
  },
}
