/** Textos de la página de una clase. */
export const classPageMessages = {
  'class.back': 'Todas las clases',
  'class.loading': 'Cargando la clase...',
  'class.loadFailed': 'No se pudo cargar la clase',
  'class.host': 'Dirigir un juego',
  'class.edit': 'Editar',
  'class.archive': 'Archivar',
  'class.archived': 'Archivada.',
  'class.restore': 'Recuperarla',
  'class.restored': 'La clase está de vuelta.',
  'class.isArchived':
    'Esta clase está archivada: nadie puede unirse y no aparece al crear un juego. Sus tarjetas siguen funcionando.',
  'class.saved': 'Guardado.',
  'class.delete': 'Eliminar',
  'class.deleteTitle': '¿Eliminar {name}?',
  'class.deleteGoes': {
    one: 'La clase se elimina para todos sus docentes, de inmediato y para siempre. Con ella se elimina la cuenta de {count} estudiante que entra con tarjeta, con todo lo que ganó.',
    other:
      'La clase se elimina para todos sus docentes, de inmediato y para siempre. Con ella se eliminan las cuentas de {count} estudiantes que entran con tarjeta, con todo lo que ganaron.',
  },
  'class.deleteGoesNoCards':
    'La clase se elimina para todos sus docentes, de inmediato y para siempre.',
  'class.deleteStays':
    'Quien tiene cuenta propia la conserva. Los juegos y sus informes quedan, sin la clase.',
  'class.deleteYes': 'Eliminar la clase',
  'class.deleted': 'La clase se eliminó.',
  'class.keep': 'Conservarla',
  'class.cancel': 'Cancelar',
  'class.close': 'Cerrar',

  'class.next': 'El siguiente paso',
  'class.nextStudents':
    'Aún no hay nadie en esta clase: pega los nombres de tus estudiantes o comparte el código de abajo con quienes tienen cuenta.',
  'class.nextGame':
    'Tu clase está lista. Dirige un juego para ella y verás quién está y cómo le fue.',
  'class.nextHard': {
    one: 'En el último juego, {count} pregunta fue difícil. Juégala otra vez.',
    other: 'En el último juego, {count} preguntas fueron las más difíciles. Juégalas otra vez.',
  },
  'class.playHard': {
    one: 'Jugar otra vez la más difícil',
    other: 'Jugar otra vez las {count} más difíciles',
  },
  'class.nextAgain': 'El último juego salió bien. Dirige el siguiente para esta clase.',

  'class.code': 'Código de la clase',
  'class.codeText': 'Para estudiantes con cuenta: abren {address} y escriben este código.',
  'class.codeClosed': 'El código está desactivado: nadie puede unirse con él.',
  'class.copyCode': 'Copiar el código',
  'class.copyLink': 'Copiar el enlace',
  'class.copied': '¡Copiado!',
  'class.copyFailed': 'No se pudo copiar. Cópialo a mano.',
  'class.showQr': 'Mostrar el código QR',
  'class.qrTitle': 'Unirse a {name}',
  'class.qr': 'Código QR para unirse a esta clase',
  'class.isOpen': 'Se puede entrar con el código',
  'class.newCode': 'Código nuevo',
  'class.newCodeTitle': '¿Hacer un código nuevo?',
  'class.newCodeText':
    'El código anterior y su enlace dejan de funcionar. Quienes están en la clase se quedan.',
  'class.newCodeYes': 'Hacer un código nuevo',
  'class.codeRenewed': 'La clase tiene un código nuevo.',

  'class.ofSchool':
    'Esta clase es de {school}, donde trabaja uno de sus docentes. La administración de la escuela ve quién está en ella; su equipo de orientación ve sus planes e intereses.',
  'class.colleagues': 'Docentes',
  'class.you': '(tú)',
  'class.onlyYou':
    'Si invitas a un colega, puede hacer lo mismo que tú: añadir estudiantes, imprimir tarjetas, dirigir juegos.',
  'class.invite': 'Invitar a un colega',
  'class.inviteText':
    'Para un colega, hasta el {date}. Lo usa quien lo abra primero. Un enlace nuevo anula este.',
  'class.leave': 'Dejar la clase',
  'class.leaveTitle': '¿Dejar {name}?',
  'class.leaveText':
    'Ya no verás esta clase ni a sus estudiantes. Tus colegas la conservan. Para volver necesitas un enlace nuevo de uno de ellos.',
  'class.leaveYes': 'Dejar',
  'class.left': 'Dejaste la clase.',

  'class.gamesTitle': 'Juegos de esta clase',
  'class.noGames': 'Aún no hay juegos',
  'class.noGamesText': 'Elige esta clase cuando dirijas un juego. Entonces aparecerá aquí.',
  'class.set': 'Conjunto de preguntas',
  'class.present': 'Presentes',
  'class.presentOf': '{present} de {all}',
  'class.others': { one: '+ {count} más', other: '+ {count} más' },
  'class.papers': { one: '{count} hoja', other: '{count} hojas' },
  'class.right': 'Aciertos',
  'class.percent': '{percent}%',
  'class.none': '–',
  'class.noAnswers': 'Sin respuestas todavía',
  'class.definition':
    'Presentes: quienes están hoy en la clase y jugaron. Aciertos: de las respuestas dadas por todo el grupo que jugó.',
  'class.careers': 'Profesiones conocidas',
  'class.careersTimes': { one: '{count} juego', other: '{count} juegos' },
  'class.noCareers': 'Aquí aparecerán las profesiones de tus juegos.',
  'class.hard': 'Preguntas más difíciles',
  'class.hardText': 'Parte de respuestas correctas, último juego',
  'class.number': 'P{number}',
} as const
