/** Textos de /forgot-password, /reset-password y /verify-email, y del aviso para confirmar. */
export const recoveryMessages = {
  'forgot.title': 'Contraseña olvidada',
  'forgot.intro': 'Te enviamos un enlace para elegir otra.',
  'forgot.email': 'Correo electrónico',
  'forgot.submit': 'Enviar el enlace',
  'forgot.submitting': 'Enviando...',
  'forgot.back': 'Volver a {signIn}',
  'forgot.signIn': 'iniciar sesión',
  'forgot.sentTitle': 'Revisa tu correo',
  'forgot.sent':
    'Si hay una cuenta con {email}, un correo con un enlace va en camino. El enlace funciona durante una hora.',
  'forgot.sentHint': '¿No llega? Mira en la carpeta de spam o prueba con otra dirección.',
  'forgot.noMails':
    'Este Pathquest no envía correos: pide el enlace a quien lo administra o a tu docente.',
  'forgot.waitsTitle': 'Pide tu enlace',
  'forgot.waits':
    'Si hay una cuenta con {email}, ya hay un enlace para ella. Funciona durante una hora.',
  'forgot.again': 'Probar con otra dirección',

  'reset.title': 'Contraseña nueva',
  'reset.intro': 'Después se cierra tu sesión en todos los dispositivos y la inicias de nuevo.',
  'reset.password': 'Contraseña nueva',
  'reset.passwordHint': 'Mínimo 8 caracteres',
  'reset.confirmPassword': 'Confirma la contraseña nueva',
  'reset.showPassword': 'Mostrar la contraseña',
  'reset.hidePassword': 'Ocultar la contraseña',
  'reset.submit': 'Guardar la contraseña',
  'reset.submitting': 'Guardando...',
  'reset.done': 'Tu contraseña cambió. Inicia sesión.',
  'reset.noCodeTitle': 'Falta algo',
  'reset.noCode':
    'Esta dirección no está completa. Abre otra vez el enlace de tu correo o pide uno nuevo.',
  'reset.endedTitle': 'Este enlace ya no funciona',
  'reset.ask': 'Enviar un enlace nuevo',

  'verify.title': 'Confirmar el correo',
  'verify.intro': 'Un clic, y sabremos que la dirección es tuya.',
  'verify.submit': 'Confirmar mi correo',
  'verify.submitting': 'Confirmando...',
  'verify.doneTitle': 'Listo',
  'verify.done': 'Tu correo electrónico está confirmado. ¡Gracias!',
  'verify.already': 'Tu correo electrónico ya estaba confirmado.',
  'verify.goOn': 'Continuar',
  'verify.signIn': 'Inicia sesión para pedir un enlace nuevo.',

  'signUp.mailed':
    'Escribimos a {email}. Abre el enlace de ese correo para terminar tu cuenta. Funciona durante un día.',
  'signUp.nothing': '¿No llega? Mira en la carpeta de spam o {again}.',
  'signUp.again': 'regístrate otra vez',
  'signUp.intro': 'Escribe la contraseña que elegiste al registrarte y ya estás dentro.',
  'signUp.submit': 'Confirmar e iniciar sesión',
  'signUp.ended':
    'Caducó o ya se usó. Si tu cuenta ya existe, inicia sesión; si no, regístrate otra vez.',
  'signUp.noCode':
    'Esta dirección no está completa. Abre otra vez el enlace de tu correo o regístrate otra vez.',

  'confirm.title': 'Confirma tu correo',
  'confirm.text':
    'Abre el enlace del correo que enviamos a {email}. Así sabremos que podemos escribirte ahí si olvidas tu contraseña.',
  'confirm.textNoMails':
    'Hay un enlace que confirma {email}, pero este Pathquest no envía correos: pide el enlace a quien lo administra.',
  'confirm.again': 'Enviar otra vez',
  'confirm.sent': 'Enviado. El enlace funciona durante una hora.',
  'confirm.make': 'Crear un enlace nuevo',
  'confirm.made': 'Hay un enlace nuevo. Funciona durante una hora.',
} as const
