import type { AskedId } from '@pathquest/core/interests/survey'
import type { OwnText } from '@pathquest/core/modes/mode'

const text = (en: string, es: string): OwnText => ({ en, es })

/** All statements of the interest survey, fifteen for each interest, in both languages. */
export const STATEMENT_TEXTS: Readonly<Record<AskedId, OwnText>> = {
  fix_bike: text('Fix a broken bike', 'Arreglar una bicicleta rota'),
  build_shelf: text('Build a shelf from a plan', 'Construir un estante con un plano'),
  grow_food: text(
    'Grow vegetables from seed to harvest',
    'Cultivar verduras desde la semilla hasta la cosecha',
  ),
  run_machine: text('Drive or steer a big machine', 'Manejar una máquina grande'),
  repair_engine: text(
    'Take an engine apart and put it back together',
    'Desarmar un motor y volver a armarlo',
  ),
  lay_bricks: text('Build a garden wall from stones', 'Construir un muro de piedra en un jardín'),
  fell_tree: text('Look after trees in a forest', 'Cuidar los árboles de un bosque'),
  wire_lamp: text('Make a lamp work with a new wire', 'Hacer que una lámpara vuelva a encender'),
  train_dog: text('Train a dog for rescue work', 'Entrenar a un perro de rescate'),
  sail_boat: text('Bring a boat safely into port', 'Llevar un barco a puerto sin peligro'),

  find_pattern: text(
    'Look for a pattern in a list of numbers',
    'Buscar un patrón en una lista de números',
  ),
  test_bridges: text(
    'Test which of three bridges is the strongest',
    'Probar cuál de tres puentes es el más fuerte',
  ),
  find_cause: text(
    'Find out why the fish in a pond got sick',
    'Descubrir por qué se enfermaron los peces de un estanque',
  ),
  ask_why: text(
    'Ask questions until the answer is sure',
    'Hacer preguntas hasta que la respuesta sea segura',
  ),
  read_code: text(
    'Take a program apart to see how it thinks',
    'Desarmar un programa para ver cómo piensa',
  ),
  watch_stars: text('Watch one star for many nights', 'Observar una estrella muchas noches'),
  read_bones: text(
    'Learn from old bones how an animal lived',
    'Saber por unos huesos cómo vivía un animal',
  ),
  mix_liquids: text('Try what happens when liquids mix', 'Probar qué pasa al mezclar líquidos'),
  solve_case: text('Solve a case from small traces', 'Resolver un caso por huellas pequeñas'),
  map_disease: text(
    'Follow on a map how an illness spreads',
    'Seguir en un mapa cómo se extiende una enfermedad',
  ),

  design_cover: text('Design the cover of a game', 'Diseñar la portada de un juego'),
  write_scene: text(
    'Write a scene and see it on stage',
    'Escribir una escena y verla en el teatro',
  ),
  mix_sounds: text(
    'Mix sounds until a song feels right',
    'Mezclar sonidos hasta que una canción quede bien',
  ),
  tell_in_pictures: text('Tell a true story in pictures', 'Contar una historia real con imágenes'),
  redo_room: text(
    'Give a room a new look with little money',
    'Cambiar cómo se ve un cuarto con poco dinero',
  ),
  paint_wall: text('Paint a big picture on a wall', 'Pintar un mural en una pared grande'),
  sew_costume: text('Sew a costume for a play', 'Coser un traje para una obra de teatro'),
  film_story: text('Film and cut a short movie', 'Grabar y editar un corto'),
  write_song: text('Write the words of a song', 'Escribir la letra de una canción'),
  dance_show: text('Make up a dance for a show', 'Inventar un baile para un espectáculo'),

  help_reader: text(
    'Help a younger student learn to read',
    'Ayudar a alguien más joven a aprender a leer',
  ),
  listen_friend: text(
    'Listen to a friend who had a hard day',
    'Escuchar a alguien que tuvo un mal día',
  ),
  show_around: text(
    'Show a new student around the school',
    'Mostrar la escuela a alguien que acaba de llegar',
  ),
  care_for_sick: text('Take care of somebody who is sick', 'Cuidar a una persona enferma'),
  coach_team: text('Coach a team that loses a lot', 'Entrenar a un equipo que pierde mucho'),
  teach_swim: text('Teach small children to swim', 'Enseñar a nadar a niños pequeños'),
  settle_quarrel: text(
    'Help two friends end a quarrel',
    'Ayudar a que dos amistades dejen de pelear',
  ),
  visit_elders: text(
    'Spend an afternoon with older people',
    'Pasar una tarde con personas mayores',
  ),
  first_aid: text('Give first aid at a sports day', 'Dar primeros auxilios en un día deportivo'),
  plan_meal: text(
    'Help somebody choose food that is good for them',
    'Ayudar a alguien a elegir comida que le haga bien',
  ),

  sell_things: text(
    'Sell things that you made at a market',
    'Vender en un mercado cosas que hiciste',
  ),
  lead_group: text(
    'Lead a group of very different people',
    'Dirigir un grupo de personas muy distintas',
  ),
  win_over: text('Win people over for a bold plan', 'Convencer a la gente de un plan atrevido'),
  bargain: text('Bargain for a better price', 'Negociar un mejor precio'),
  start_something: text(
    'Start a club that nobody has thought of yet',
    'Fundar un club que a nadie se le había ocurrido',
  ),
  run_stand: text(
    'Run a snack stand at a school game',
    'Llevar un puesto de comida en un partido de la escuela',
  ),
  give_speech: text('Give a speech that moves a crowd', 'Dar un discurso que emocione a muchos'),
  raise_money: text(
    'Raise money for a cause you believe in',
    'Reunir dinero para una causa en la que crees',
  ),
  lead_tour: text('Lead visitors through your town', 'Guiar a visitantes por tu ciudad'),
  name_product: text(
    'Think of a name that makes people buy',
    'Pensar un nombre que dé ganas de comprar',
  ),

  check_form: text(
    'Check a form until every line is right',
    'Revisar un formulario hasta que cada línea esté bien',
  ),
  track_money: text(
    'Keep track of the money for a class trip',
    'Llevar las cuentas de un viaje de la clase',
  ),
  plan_week: text('Plan a busy week hour by hour', 'Planear hora por hora una semana muy llena'),
  sort_store: text('Put a messy storeroom in order', 'Ordenar un almacén muy desordenado'),
  make_list: text(
    'Make a list that everybody can use',
    'Hacer una lista que cualquiera pueda usar',
  ),
  count_stock: text(
    'Count what a shop has and what it needs',
    'Contar lo que tiene una tienda y lo que le falta',
  ),
  keep_minutes: text('Write down what a meeting decides', 'Anotar lo que se decide en una reunión'),
  label_photos: text(
    'Sort and label a thousand old photos',
    'Ordenar y rotular mil fotos antiguas',
  ),
  plan_seats: text(
    'Plan who sits where at a big party',
    'Planear quién se sienta dónde en una fiesta grande',
  ),
  compare_prices: text(
    'Compare prices in a table and choose',
    'Comparar precios en una tabla y elegir',
  ),

  set_tent: text('Put up a tent in strong wind', 'Montar una tienda de campaña con mucho viento'),
  saw_wood: text('Saw and sand wood for a table', 'Serrar y lijar madera para una mesa'),
  fix_roof: text('Mend a roof before the rain comes', 'Arreglar un techo antes de que llueva'),
  tend_horses: text(
    'Feed horses and clean their stable',
    'Dar de comer a los caballos y limpiar su establo',
  ),
  fly_drone: text('Fly a drone over a field', 'Volar un dron sobre un campo'),

  read_weather: text(
    'Find out from clouds what the weather will be',
    'Averiguar por las nubes qué tiempo hará',
  ),
  crack_code: text('Crack a secret code', 'Descifrar un código secreto'),
  test_water: text(
    'Test if the water of a river is clean',
    'Comprobar si el agua de un río está limpia',
  ),
  ask_many: text(
    'Ask a hundred people and compare the answers',
    'Preguntar a cien personas y comparar las respuestas',
  ),
  look_small: text(
    'Look at tiny things under a microscope',
    'Ver cosas diminutas con un microscopio',
  ),

  take_photos: text('Take photos that show a feeling', 'Tomar fotos que muestren un sentimiento'),
  draw_comic: text(
    'Draw a comic with heroes of your own',
    'Dibujar un cómic con tus propios héroes',
  ),
  play_role: text('Play a part in front of an audience', 'Actuar frente al público'),
  shape_clay: text('Shape a bowl out of clay', 'Dar forma a un tazón de barro'),
  light_stage: text(
    'Set lights and colors for a stage',
    'Elegir luces y colores para un escenario',
  ),

  explain_game: text('Explain a new game to a group', 'Explicar un juego nuevo a un grupo'),
  welcome_family: text(
    'Help a family that has just moved in',
    'Ayudar a una familia recién llegada',
  ),
  cheer_up: text('Cheer up a team after a bad day', 'Animar a un equipo después de un mal día'),
  tutor_math: text(
    'Help a classmate understand math',
    'Ayudar a una persona de tu clase con las matemáticas',
  ),
  lead_circle: text(
    'Make sure that everybody gets a say',
    'Cuidar que todas las personas puedan hablar',
  ),

  win_sponsor: text(
    'Ask a shop to pay for team shirts',
    'Pedir a una tienda que pague las camisetas del equipo',
  ),
  run_campaign: text('Run a campaign for class president', 'Hacer campaña para dirigir la clase'),
  plan_festival: text(
    'Plan a street festival and fill it with people',
    'Organizar una fiesta de barrio y llenarla de gente',
  ),
  decide_fast: text('Decide fast when a plan goes wrong', 'Decidir rápido cuando un plan sale mal'),
  grow_channel: text('Get more people to watch a channel', 'Lograr que más gente vea un canal'),

  sort_books: text(
    'Give every book of a shelf its place',
    'Dar su lugar a cada libro de un estante',
  ),
  check_bill: text('Find the mistake in a long bill', 'Encontrar el error en una cuenta larga'),
  pack_boxes: text('Pack boxes so that nothing gets lost', 'Empacar cajas sin que se pierda nada'),
  book_trip: text('Book trains and rooms for a group', 'Reservar trenes y cuartos para un grupo'),
  time_race: text('Write down the times at a race', 'Anotar los tiempos en una carrera'),
}
