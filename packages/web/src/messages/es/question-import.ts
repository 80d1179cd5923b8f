/** Textos de /question-sets/import. */
export const questionImportMessages = {
  'questionImport.title': 'Importar preguntas',
  'questionImport.intro':
    'Trae preguntas de otra herramienta. Verás lo que se entendió, podrás arreglar lo que haga falta y no se guarda nada hasta que tú lo digas.',
  'questionImport.file': 'Un archivo',
  'questionImport.dropHere': 'Suelta un archivo aquí o elige uno.',
  'questionImport.reading': 'Leyendo tus preguntas...',
  'questionImport.choose': 'Elegir un archivo',
  'questionImport.limits': 'Como máximo 5 MB y 500 preguntas.',
  'questionImport.template': 'Descargar nuestra plantilla (CSV)',
  'questionImport.paste': 'O pega texto',
  'questionImport.pasteLabel': 'Tus preguntas',
  'questionImport.pasteHint':
    'Una pregunta, sus respuestas debajo y un asterisco delante de la correcta. También sirven GIFT, Aiken y CSV.',
  'questionImport.pasteExample':
    '¿Quién repara el techo de una casa?\nA) Panadera\n*B) Techador\nC) Piloto',
  'questionImport.readText': 'Leer este texto',

  'questionImport.formats': 'Qué se puede importar y cómo obtenerlo',
  'questionImport.tool.kahoot': 'Kahoot!',
  'questionImport.how.kahoot':
    'La plantilla de cuestionario en hoja de cálculo, rellenada (.xlsx).',
  'questionImport.tool.blooket': 'Blooket',
  'questionImport.how.blooket': 'La plantilla de importación, como .xlsx o .csv.',
  'questionImport.tool.gimkit': 'Gimkit',
  'questionImport.how.gimkit': 'La plantilla de importación (.csv).',
  'questionImport.tool.table': 'Excel, Google Sheets',
  'questionImport.how.table':
    'Un encabezado con la pregunta, sus opciones y la respuesta correcta; una columna «Tipo» para otros tipos de preguntas. Nuestra plantilla muestra cómo; guarda como .xlsx o .csv.',
  'questionImport.tool.d2l': 'Brightspace (D2L)',
  'questionImport.how.d2l': 'Un archivo CSV de la biblioteca de preguntas.',
  'questionImport.tool.gift': 'GIFT, Aiken',
  'questionImport.how.gift': 'Archivos de texto, por ejemplo del banco de preguntas de Moodle.',
  'questionImport.tool.moodle': 'Moodle XML',
  'questionImport.how.moodle': 'Banco de preguntas, Exportar, formato Moodle XML.',
  'questionImport.tool.qti': 'QTI 1.2, 2.1, 2.2, 3.0',
  'questionImport.how.qti':
    'Lo exportan Canvas, Blackboard, Schoology y otros: un paquete .zip o un solo archivo .xml.',
  'questionImport.tool.lines': 'Cualquier documento',
  'questionImport.how.lines': 'Copia las preguntas y pégalas como texto.',
  'questionImport.kinds':
    'Entran preguntas con una o varias respuestas correctas entre dos y seis, de verdadero o falso, de escribir la respuesta, de número, de ordenar de tres a seis cosas, de tres a cinco parejas y encuestas. Lo que casi cumple lo puedes arreglar en la vista previa; las demás aparecen con el motivo.',

  'questionImport.format.kahoot': 'Leído como hoja de Kahoot!',
  'questionImport.format.blooket': 'Leído como plantilla de Blooket',
  'questionImport.format.gimkit': 'Leído como plantilla de Gimkit',
  'questionImport.format.pathquest': 'Leído como nuestra tabla',
  'questionImport.format.table': 'Leído como tabla',
  'questionImport.format.gift': 'Leído como GIFT',
  'questionImport.format.moodle_xml': 'Leído como Moodle XML',
  'questionImport.format.aiken': 'Leído como Aiken',
  'questionImport.format.qti_1_2': 'Leído como QTI 1.2',
  'questionImport.format.qti_2_1': 'Leído como QTI 2.1',
  'questionImport.format.qti_2_2': 'Leído como QTI 2.2',
  'questionImport.format.qti_3_0': 'Leído como QTI 3.0',
  'questionImport.format.lines': 'Leído como texto escrito',
  'questionImport.otherFile': 'Empezar de nuevo',
  'questionImport.startOver': 'Empezar de nuevo',
  'questionImport.startOverTitle': '¿Empezar de nuevo?',
  'questionImport.startOverText':
    'Se pierde lo que arreglaste aquí. Tu archivo se queda como está.',
  'questionImport.keep': 'Seguir aquí',
  'questionImport.close': 'Cerrar',

  'questionImport.understood': {
    one: '1 pregunta está lista.',
    other: '{count} preguntas están listas.',
  },
  'questionImport.toMend': {
    one: '1 necesita un arreglo.',
    other: '{count} necesitan un arreglo.',
  },
  'questionImport.leftOut': {
    one: '1 no se puede usar.',
    other: '{count} no se pueden usar.',
  },
  'questionImport.read.line': { one: '1 línea leída', other: '{count} líneas leídas' },
  'questionImport.read.row': { one: '1 fila leída', other: '{count} filas leídas' },
  'questionImport.read.item': { one: '1 pregunta leída', other: '{count} preguntas leídas' },
  'questionImport.account': '{read}: {parts}.',
  'questionImport.part.ready': { one: '1 lista', other: '{count} listas' },
  'questionImport.part.mend': {
    one: '1 necesita un arreglo',
    other: '{count} necesitan un arreglo',
  },
  'questionImport.part.left': '{count} sin usar',
  'questionImport.part.off': { one: '1 excluida por ti', other: '{count} excluidas por ti' },
  'questionImport.part.headings': {
    one: '1 de título o comentario',
    other: '{count} de títulos o comentarios',
  },
  'questionImport.part.beyond': '{count} por encima del límite',
  'questionImport.why': 'Sin usar',
  'questionImport.whyOne': '{count} sin usar: {problem}',
  'questionImport.keyTitle': {
    one: '¿Qué respuesta es correcta? La clave de 1 pregunta se puede entender de dos maneras.',
    other:
      '¿Qué respuestas son correctas? Las claves de {count} preguntas se pueden entender de dos maneras.',
  },
  'questionImport.keyExample': '{place}: «{question}», clave «{key}»',
  'questionImport.keyWay.place': 'Contando desde 1 (o por letra): {answers}',
  'questionImport.keyWay.place_from_0': 'Contando desde 0: {answers}',
  'questionImport.keyWay.text': 'La respuesta misma: {answers}',
  'questionImport.tooMany':
    'Tu archivo tiene {total} preguntas. Un conjunto admite 500 como máximo, así que estas son las primeras {taken}: divide el archivo para las demás.',
  'questionImport.show': 'Mostrar',
  'questionImport.all': 'Todas ({count})',
  'questionImport.state.ready': 'Lista',
  'questionImport.state.mend': 'Necesita un arreglo',
  'questionImport.state.left': 'No se puede usar',
  'questionImport.state.off': 'La dejaste fuera',
  'questionImport.noneOfThese': 'No hay ninguna de estas',
  'questionImport.more': { one: 'Mostrar 1 más', other: 'Mostrar {count} más' },
  'questionImport.row': 'Fila {number}',
  'questionImport.line': 'Línea {number}',
  'questionImport.item': 'Pregunta {number}',
  'questionImport.include': '{place}: importar esta pregunta',
  'questionImport.right': '(correcta)',
  'questionImport.edit': 'Editar',
  'questionImport.closeEdit': 'Cerrar',

  'questionImport.question': 'Pregunta',
  'questionImport.chooseRight': 'Respuestas: marca la correcta',
  'questionImport.isRight': 'La respuesta {number} es correcta',
  'questionImport.option': 'Respuesta {number}',
  'questionImport.removeOption': 'Quitar la respuesta {number}',
  'questionImport.addOption': 'Añadir una respuesta',
  'questionImport.keepSeveral': 'Todas las marcadas son correctas a la vez',
  'questionImport.imageAlt': 'Lo que muestra la imagen',

  'questionImport.repair.text_short': 'La pregunta necesita al menos 10 caracteres.',
  'questionImport.repair.text_long': 'La pregunta es demasiado larga: como máximo 500 caracteres.',
  'questionImport.repair.options_few':
    'Hacen falta al menos 2 respuestas: escribe algunas incorrectas.',
  'questionImport.repair.options_many': 'Como máximo 6 respuestas: quita algunas.',
  'questionImport.repair.option_long':
    'Una respuesta es demasiado larga: como máximo 200 caracteres.',
  'questionImport.repair.correct_none': 'Ninguna respuesta está marcada como correcta: elige una.',
  'questionImport.repair.options_alike':
    'Dos opciones dicen lo mismo: haz que cada una sea distinta.',
  'questionImport.repair.correct_several':
    'Hay varias respuestas marcadas como correctas: elige una.',
  'questionImport.repair.answer_faulty': 'La respuesta aún no está completa: mira abajo.',
  'questionImport.repair.image_alt': 'La imagen necesita una descripción: di lo que muestra.',

  'questionImport.problem.numeric':
    'La respuesta es un número, pero no un solo número correcto con su tolerancia: las demás no se pueden jugar.',
  'questionImport.problem.matching':
    'Las parejas se pueden jugar si son de tres a cinco, con cada lado izquierdo una sola vez, y el archivo dice qué va junto.',
  'questionImport.problem.essay': 'Las preguntas abiertas aún no se pueden jugar.',
  'questionImport.problem.ordering':
    'Un orden se puede jugar si tiene de tres a seis partes distintas y el archivo dice dónde va cada una.',
  'questionImport.problem.blanks': 'Las preguntas con huecos aún no se pueden jugar.',
  'questionImport.problem.hotspot': 'Las preguntas sobre una imagen aún no se pueden jugar.',
  'questionImport.problem.upload': 'Las preguntas que piden un archivo no se pueden jugar.',
  'questionImport.problem.description': 'Es un texto sin pregunta.',
  'questionImport.problem.several_parts': 'Las preguntas de varias partes aún no se pueden jugar.',
  'questionImport.problem.other_kind': 'Las preguntas de tipo «{name}» aún no se pueden jugar.',
  'questionImport.problem.unreadable':
    'Esto no se pudo entender. Busca una llave sin cerrar o un signo que falta.',
  'questionImport.problem.file_missing': 'El paquete nombra el archivo {name}, que no está en él.',
  'questionImport.problem.time_changed': 'El tiempo cambió de {from} a {to} segundos.',
  'questionImport.problem.points_changed': 'Los puntos cambiaron de {from} a {to}.',
  'questionImport.problem.key_nowhere':
    'La clave «{key}» no corresponde a ninguna respuesta de esta pregunta.',
  'questionImport.problem.explanation_cut': 'La explicación se cortó a {max} caracteres.',
  'questionImport.problem.image_left_out':
    'Una imagen no se incluye. Puedes añadirla después a la pregunta.',
  'questionImport.problem.media_left_out': 'El sonido o el video no se incluyen.',
  'questionImport.problem.partial_credit':
    'Las respuestas parcialmente correctas cuentan como incorrectas.',
  'questionImport.problem.text_answer': 'La respuesta se debía escribir: {answer}',
  'questionImport.problem.partners_left_out': 'Lo que no formaba pareja con nada no se incluye.',
  'questionImport.problem.variables':
    'Las preguntas cuyos números cambian cada vez todavía no se pueden jugar.',
  'questionImport.problem.stray_text': 'Este texto no pertenece a ninguna pregunta.',
  'questionImport.problem.file_unreadable':
    'El archivo {name} del paquete está dañado. Los demás se leyeron.',
  'questionImport.problem.key_unclear': 'La clave «{key}» puede referirse a más de una respuesta.',
  'questionImport.problem.option_media':
    'Una respuesta es una imagen o un sonido, que no se incluye. Escríbela como texto.',
  'questionImport.problem.link_left_out': 'Un enlace no se incluye, solo su texto.',
  'questionImport.problem.feedback_left_out': 'Los comentarios de cada respuesta no se incluyen.',
  'questionImport.problem.format_left_out':
    'Las palabras subrayadas, tachadas o de color se ven aquí como las demás.',
  'questionImport.problem.formula_as_typed':
    'Una fórmula aparece tal como se escribió. Revisa cómo se lee.',
  'questionImport.problem.cell_error': 'Una celda muestra el error {name} y cuenta como vacía.',
  'questionImport.problem.columns_left_out':
    'No se incluye, de columnas que aquí no significan nada: {names}',
  'questionImport.problem.sheet_left_out':
    'La hoja «{name}» no tiene preguntas que se pudieran leer.',

  'questionImport.intoNew': 'En un conjunto nuevo',
  'questionImport.intoSet': 'En «{title}»',
  'questionImport.loadingSet': 'Cargando el conjunto de preguntas...',
  'questionImport.setTitle': 'Título',
  'questionImport.subject': 'Materia',
  'questionImport.chooseSubject': 'Elige una materia',
  'questionImport.grades': 'Grados',
  'questionImport.titleRequired': 'Escribe un título',
  'questionImport.titleShort': 'El título debe tener al menos 3 caracteres',
  'questionImport.subjectRequired': 'Elige una materia',
  'questionImport.gradeRequired': 'Elige al menos un grado',
  'questionImport.mendFirst': {
    one: '1 pregunta aún necesita un arreglo y se quedaría fuera.',
    other: '{count} preguntas aún necesitan un arreglo y se quedarían fuera.',
  },
  'questionImport.noRoom':
    'En este conjunto caben {room} más. Deja fuera algunas preguntas o haz un conjunto nuevo.',
  'questionImport.store': { one: 'Importar 1 pregunta', other: 'Importar {count} preguntas' },
  'questionImport.storing': 'Importando...',
  'questionImport.rowRefused': '{place} no se aceptó: {problem}',
  'questionImport.goOn': 'Ya se guardaron {done} preguntas; el siguiente intento sigue desde ahí.',
  'questionImport.stored': {
    one: '1 pregunta importada',
    other: '{count} preguntas importadas',
  },
  'questionImport.imagesLeftOut': {
    one: '1 imagen no está en este Pathquest y se dejó fuera.',
    other: '{count} imágenes no están en este Pathquest y se dejaron fuera.',
  },
} as const
