import type { OwnText } from '@pathquest/core/modes/mode'

/** A problem that needs three who never met, and industries of which some careers are dealt. */
export interface Mission {
  text: OwnText
  fits: readonly string[]
}

const HEALTH = 'Health Science'
const BUILD = 'Architecture & Construction'
const MAKE = 'Manufacturing'
const SCIENCE = 'Science, Technology, Engineering & Mathematics'
const BUSINESS = 'Business Management & Administration'
const GAMES = 'Gaming & Esports'
const TEACH = 'Education & Training'
const MOVE = 'Transportation, Distribution & Logistics'
const CARE = 'Human Services'
const ARTS = 'Arts, Audio/Video Technology & Communications'
const STATE = 'Government & Public Administration'
const HOST = 'Hospitality & Tourism'
const NATURE = 'Agriculture, Food & Natural Resources'
const SAFETY = 'Law, Public Safety, Corrections & Security'
const MARKET = 'Marketing'
const COMPUTE = 'Information Technology'
const MONEY = 'Finance'

const mission = (en: string, es: string, ...fits: string[]): Mission => ({ text: { en, es }, fits })

export const MISSIONS: readonly Mission[] = [
  mission(
    'A storm has cut the power of a small hospital for the night.',
    'Una tormenta dejó sin luz por la noche a un hospital pequeño.',
    ...[HEALTH, BUILD, SAFETY],
  ),
  mission(
    'A town wants its empty mall to be full of life again.',
    'Un pueblo quiere que su centro comercial vacío vuelva a llenarse de vida.',
    ...[BUILD, MARKET, HOST],
  ),
  mission(
    'The fish in a lake are getting fewer, and nobody knows why.',
    'En un lago hay cada vez menos peces y nadie sabe por qué.',
    ...[NATURE, SCIENCE, STATE],
  ),
  mission(
    'A school kitchen must feed 600 people for a week after a flood.',
    'Tras una inundación, la cocina de una escuela debe alimentar a 600 personas por una semana.',
    ...[HOST, MOVE, HEALTH],
  ),
  mission(
    'A band of four wants to play in ten cities and not lose money.',
    'Una banda de cuatro quiere tocar en diez ciudades sin perder dinero.',
    ...[ARTS, MONEY, MOVE],
  ),
  mission(
    'An old bridge must stay open while it is repaired.',
    'Un puente viejo debe seguir abierto mientras lo reparan.',
    ...[BUILD, SCIENCE, MOVE],
  ),
  mission(
    'A village of 300 people wants fast internet.',
    'Un pueblo de 300 personas quiere internet rápido.',
    ...[COMPUTE, BUILD, BUSINESS],
  ),
  mission(
    'A museum opens in a month and has no visitors under 20.',
    'Un museo abre en un mes y no tiene visitantes menores de 20 años.',
    ...[ARTS, MARKET, TEACH],
  ),
  mission(
    'Wild pigs come into the gardens of a suburb every night.',
    'Cada noche entran cerdos salvajes a los jardines de un barrio.',
    ...[NATURE, SAFETY, STATE],
  ),
  mission(
    'A new game crashes on old phones, and it launches on Friday.',
    'Un juego nuevo se cierra solo en teléfonos viejos, y sale el viernes.',
    ...[GAMES, COMPUTE, MARKET],
  ),
  mission(
    'A city bus line is late every morning.',
    'Una línea de autobús de la ciudad llega tarde cada mañana.',
    ...[MOVE, BUSINESS, STATE],
  ),
  mission(
    'A team will live on a ship for six months to clean a coast.',
    'Un equipo vivirá seis meses en un barco para limpiar una costa.',
    ...[NATURE, MOVE, HEALTH],
  ),
  mission(
    'A summer camp for 80 children has lost its cook, its lake and its map.',
    'Un campamento de verano para 80 niños se quedó sin cocinero, sin lago y sin mapa.',
    ...[TEACH, HOST, NATURE],
  ),
  mission(
    'A library gets so few visitors that the town may close it.',
    'A una biblioteca va tan poca gente que el pueblo podría cerrarla.',
    ...[TEACH, MARKET, COMPUTE],
  ),
  mission(
    'The only doctor for three valleys retires in a month.',
    'La única doctora de tres valles se jubila en un mes.',
    ...[HEALTH, STATE, COMPUTE],
  ),
  mission(
    'A bakery wants to sell in the whole state, not just on its street.',
    'Una panadería quiere vender en todo el estado, no solo en su calle.',
    ...[HOST, MONEY, MOVE],
  ),
  mission(
    'After a wildfire a whole street needs homes before winter.',
    'Tras un incendio forestal, una calle entera necesita casas antes del invierno.',
    ...[BUILD, CARE, MONEY],
  ),
  mission(
    'A film is to be made in two weeks, in a town that has never seen a film crew.',
    'Se va a rodar una película en dos semanas, en un pueblo que nunca vio un equipo de cine.',
    ...[ARTS, HOST, BUSINESS],
  ),
  mission(
    'Somebody is sending false messages in the name of the city hall.',
    'Alguien envía mensajes falsos en nombre de la alcaldía.',
    ...[COMPUTE, SAFETY, STATE],
  ),
  mission(
    'A factory wants to use half as much water and make as much as before.',
    'Una fábrica quiere usar la mitad del agua y producir lo mismo.',
    ...[MAKE, SCIENCE, BUSINESS],
  ),
  mission(
    'Older people in a big building have not met for years.',
    'En un edificio grande, las personas mayores no se han visto en años.',
    ...[CARE, HEALTH, ARTS],
  ),
  mission(
    'A farm has too many apples, and they are ripe now.',
    'Una granja tiene demasiadas manzanas y ya están maduras.',
    ...[NATURE, MARKET, MAKE],
  ),
  mission(
    'A small airport must be safe in snow, with the money of last year.',
    'Un aeropuerto pequeño debe ser seguro con nieve, con el dinero del año pasado.',
    ...[MOVE, MONEY, SAFETY],
  ),
  mission(
    'A school wants to play esports, and half of its students think that it is not for them.',
    'Una escuela quiere jugar esports, y la mitad del alumnado cree que no es lo suyo.',
    ...[GAMES, TEACH, CARE],
  ),
  mission(
    'A desert town must grow a part of its own food.',
    'Un pueblo del desierto debe cultivar parte de sus alimentos.',
    ...[NATURE, SCIENCE, MAKE],
  ),
  mission(
    'A park is safe by day, but after dark nobody goes there.',
    'Un parque es seguro de día, pero cuando oscurece nadie va.',
    ...[SAFETY, BUILD, CARE],
  ),
  mission(
    'A hundred wheelchairs must be mended in a week, with the parts that there are.',
    'Hay que reparar cien sillas de ruedas en una semana, con las piezas que hay.',
    ...[MAKE, HEALTH, MOVE],
  ),
  mission(
    'Two towns share one river and have stopped talking to each other.',
    'Dos pueblos comparten un río y dejaron de hablarse.',
    ...[STATE, SAFETY, SCIENCE],
  ),
]
