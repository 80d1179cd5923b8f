import type { RefusalReason } from '../registration-refused'
import type { registrationTexts as English } from './en'

export const registrationTexts: Record<keyof typeof English, string> = {
  doneTitle: 'Pathquest está registrado',
  done: 'Pathquest ya conoce tu LMS. Quien administra Pathquest lo aprueba antes del primer acceso. Puedes cerrar esta ventana.',
  refusedTitle: 'No se pudo registrar Pathquest',
  notUsed: 'La invitación no se gastó: puedes intentarlo otra vez.',
  requestId: 'Si pides ayuda, da este número: {id}',
}

export const refusalTexts: Record<RefusalReason, string> = {
  invite_invalid: 'Esta invitación ya no es válida. Pide una nueva.',
  not_from_platform:
    'Esta es una invitación para un LMS. Pega su dirección donde tu LMS registra una herramienta con una URL (registro dinámico); abrirla aquí no hace nada.',
  busy: 'Esta invitación se está usando en este momento. Espera a la otra ventana.',
  unreachable:
    'Tu LMS no respondió en las direcciones que dio. Comprueba que el servidor de Pathquest pueda llegar a él por https, sin redirecciones.',
  configuration_invalid:
    'Tu LMS no se describió como lo pide LTI Dynamic Registration. Regístralo a mano.',
  issuer_elsewhere: 'Tu LMS indica como emisor un sitio distinto del suyo. Regístralo a mano.',
  endpoint_insecure:
    'Tu LMS indica una dirección sin https. Consulta a quien lo administra, o regístralo a mano.',
  platform_refused:
    'Tu LMS rechazó el registro. Empiézalo allí otra vez; muchas veces un registro solo vale unos minutos.',
  platform_exists:
    'Este LMS ya está registrado aquí. Elimina primero el registro anterior, aquí o en tu LMS.',
}
