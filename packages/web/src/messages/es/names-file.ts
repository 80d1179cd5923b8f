/** Textos sobre un archivo CSV de nombres. */
export const namesFileMessages = {
  'namesFile.choose': 'Elegir un archivo CSV',
  'namesFile.download': 'Descargar un ejemplo',
  'namesFile.sampleName': 'estudiantes.csv',
  'namesFile.sample': 'Nombre de pila\r\nAna\r\nBen\r\nChidi\r\n',
  'namesFile.wrong': {
    one: 'Se omitió {count} línea del archivo. Escribe el nombre abajo o corrige el archivo.',
    other:
      'Se omitieron {count} líneas del archivo. Escribe los nombres abajo o corrige el archivo.',
  },
  'namesFile.line': 'Línea {line}:',
  'namesFile.noName': 'En esta línea no hay ningún nombre.',
  'namesFile.tooLong': 'Un nombre puede tener como máximo {max} caracteres.',
  'namesFile.too_large':
    'Este archivo es demasiado grande para ser una lista de nombres. Elige otro archivo.',
  'namesFile.no_text':
    'Este archivo no es un CSV. En una hoja de cálculo, guarda primero la lista como CSV.',
  'namesFile.damaged':
    'No se puede leer el archivo: hay una comilla que se abre y nunca se cierra. Guárdalo otra vez como CSV.',
  'namesFile.columns':
    'El archivo tiene varias columnas y ninguna se titula «Nombre de pila». Añade ese título o deja solo los nombres de pila.',
  'namesFile.empty': 'No hay nombres en este archivo.',
} as const
