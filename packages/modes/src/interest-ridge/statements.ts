import type { AskedId } from '@pathquest/core/interests/interests'
import type { OwnText } from '@pathquest/core/modes/mode'

const text = (en: string, es: string): OwnText => ({ en, es })

/** All statements of the interest survey, ten for each interest, in both languages. */
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
}
