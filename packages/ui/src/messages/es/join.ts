/** Spanish texts of the join form. */
export const joinEs = {
  'join.code': 'Código del juego',
  'join.codeHint': '6 letras y números, en la pantalla de tu docente',
  'join.name': 'Tu nombre',
  'join.nameHint': 'Hasta 30 caracteres. Lo ven las demás personas del juego.',
  'join.generate': 'Otro nombre',
  'join.submit': 'Unirme al juego',
  'join.needsCode': 'Escribe primero el código del juego.',
  'join.needsName': 'Escribe primero un nombre.',
  'join.needsSeatCode': 'Escribe primero tu código de lugar.',
  'join.joining': 'Entrando...',
  'join.failed': 'No pudiste unirte al juego. Revisa el código e intenta de nuevo.',
  'join.hasSeatCode': 'Tengo un código de lugar',
  'join.seatCode': 'Código de lugar',
  'join.seatCodeHint': 'Cuatro signos que te da tu docente. Con ellos vuelves a tu propio lugar.',
  'join.noSeatCode': 'Unirme con un nombre',
} as const
