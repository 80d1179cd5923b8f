import type { en, MailText } from './en'

export const es: Record<keyof typeof en, MailText> = {
  'reset-password': {
    subject: 'Elige una nueva contraseña de Pathquest',
    text: 'Se pidió una nueva contraseña para la cuenta de Pathquest con esta dirección de correo. Abre el enlace para elegirla. Después se cierra tu sesión en todos los dispositivos.',
    action: 'Elegir una nueva contraseña',
    note: 'El enlace funciona durante una hora y una sola vez. Si no fuiste tú, puedes ignorar este correo: tu contraseña no cambia.',
  },
  'verify-email': {
    subject: 'Confirma tu dirección de correo para Pathquest',
    text: 'Se creó una cuenta de Pathquest con esta dirección de correo. Abre el enlace para confirmar que la dirección es tuya.',
    action: 'Confirmar mi correo',
    note: 'El enlace funciona durante una hora y una sola vez. Si no creaste una cuenta, puedes ignorar este correo.',
  },
}
