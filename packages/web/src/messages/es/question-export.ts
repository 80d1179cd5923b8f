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
    one: 'Se omite {count} pregunta: este formato no tiene forma para ella.',
    other: 'Se omiten {count} preguntas: este formato no tiene forma para ellas.',
  },
} as const
