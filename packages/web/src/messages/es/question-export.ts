/** Las vías de un conjunto desde y hacia archivos. */
export const questionExportMessages = {
  'questionExport.import': 'Importar preguntas',
  'questionExport.label': 'Exportar',
  'questionExport.open': 'Exportar este conjunto como archivo',
  'questionExport.csv': 'CSV',
  'questionExport.csvFor': 'Una tabla sencilla, para cualquier herramienta',
  'questionExport.xlsx': 'Libro de Excel',
  'questionExport.xlsxFor': 'Para Excel y Google Sheets',
  'questionExport.gift': 'GIFT',
  'questionExport.giftFor': 'Para el banco de preguntas de Moodle',
  'questionExport.qti3': 'Paquete QTI 3.0',
  'questionExport.qti3For': 'Para Canvas y otras plataformas',
  'questionExport.leftOut': {
    one: '{count} pregunta de un tipo que este formato no tiene queda fuera.',
    other: '{count} preguntas de tipos que este formato no tiene quedan fuera.',
  },
} as const
