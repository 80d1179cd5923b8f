import type { OwnText } from '@pathquest/core/modes/mode'

/** Two paths, both good: nobody should be able to say which one a wise person chooses. */
export interface Pair {
  first: OwnText
  second: OwnText
}

const pair = (first: string, second: string, primero: string, segundo: string): Pair => ({
  first: { en: first, es: primero },
  second: { en: second, es: segundo },
})

export const PAIRS: readonly Pair[] = [
  pair(
    'Work outdoors in any weather',
    'Work indoors at one place',
    'Trabajar al aire libre con cualquier clima',
    'Trabajar bajo techo en un solo lugar',
  ),
  pair(
    'Know each day what comes',
    'Find out each morning',
    'Saber cada día lo que viene',
    'Descubrirlo cada mañana',
  ),
  pair(
    'Work in a team all day',
    'Work alone with a clear task',
    'Trabajar en equipo todo el día',
    'Trabajar a solas con una tarea clara',
  ),
  pair(
    'Earn more and travel a lot',
    'Earn less and be home each night',
    'Ganar más y viajar mucho',
    'Ganar menos y dormir en casa cada noche',
  ),
  pair(
    'Learn for years, then start',
    'Start now, learn on the job',
    'Estudiar unos años y después empezar',
    'Empezar ya y aprender en el trabajo',
  ),
  pair(
    'Make one thing perfect',
    'Make many things good enough',
    'Hacer una sola cosa perfecta',
    'Hacer muchas cosas bastante bien',
  ),
  pair(
    'Help people face to face',
    'Build things that help people',
    'Ayudar a la gente cara a cara',
    'Construir cosas que ayudan a la gente',
  ),
  pair(
    'Be the one who decides',
    'Be the one who knows best how',
    'Ser quien decide',
    'Ser quien mejor sabe cómo se hace',
  ),
  pair(
    'A big company with many paths',
    'A small shop where you do it all',
    'Una empresa grande con muchos caminos',
    'Un taller pequeño donde haces de todo',
  ),
  pair('Early mornings', 'Late evenings', 'Las mañanas muy temprano', 'Las noches hasta tarde'),
  pair('Fix what is broken', 'Invent what is missing', 'Arreglar lo roto', 'Inventar lo que falta'),
  pair(
    'Work with your hands',
    'Work with words and numbers',
    'Trabajar con las manos',
    'Trabajar con palabras y números',
  ),
  pair(
    'A calm job that stays the same',
    'A fast job that keeps changing',
    'Un trabajo tranquilo que no cambia',
    'Un trabajo rápido que cambia siempre',
  ),
  pair(
    'Live where you grew up',
    'Move where the work is',
    'Vivir donde creciste',
    'Mudarte a donde hay trabajo',
  ),
  pair(
    'Get thanks from one person',
    'Change something for thousands',
    'Que una persona te dé las gracias',
    'Cambiar algo para miles de personas',
  ),
  pair(
    'A uniform everybody knows',
    'Clothes you choose yourself',
    'Un uniforme que todos conocen',
    'La ropa que tú eliges',
  ),
  pair('Animals and plants', 'Machines and code', 'Animales y plantas', 'Máquinas y código'),
  pair(
    'Speak in front of a crowd',
    'Write what others say',
    'Hablar ante mucha gente',
    'Escribir lo que otros dirán',
  ),
  pair(
    'One career for life',
    'Three careers in a row',
    'Una profesión para toda la vida',
    'Tres profesiones, una tras otra',
  ),
  pair(
    'Be known for your work',
    'Do good work unseen',
    'Que te conozcan por tu trabajo',
    'Hacer un buen trabajo que nadie ve',
  ),
  pair(
    'Teach people what you know',
    'Find out what nobody knows',
    'Enseñar lo que sabes',
    'Averiguar lo que nadie sabe',
  ),
  pair(
    'Start a business of your own',
    'Join a business that runs well',
    'Empezar tu propio negocio',
    'Entrar en un negocio que ya marcha bien',
  ),
  pair(
    'Work four long days',
    'Work five short days',
    'Trabajar cuatro días largos',
    'Trabajar cinco días cortos',
  ),
  pair(
    'One project that takes years',
    'Small jobs, done by tonight',
    'Un proyecto que dura años',
    'Tareas pequeñas, listas esta noche',
  ),
  pair(
    'Work where it is quiet',
    'Work where there is music and talk',
    'Trabajar en silencio',
    'Trabajar entre música y conversación',
  ),
  pair(
    'Rush in when there is an emergency',
    'Plan so that there is none',
    'Acudir cuando hay una emergencia',
    'Planear para que no la haya',
  ),
  pair(
    'Meet new people every day',
    'Know the same people for years',
    'Conocer gente nueva cada día',
    'Tratar con la misma gente por años',
  ),
  pair(
    'Make what people need',
    'Make what people enjoy',
    'Hacer lo que la gente necesita',
    'Hacer lo que la gente disfruta',
  ),
  pair(
    'Spend the day with children',
    'Spend the day with older people',
    'Pasar el día con niños',
    'Pasar el día con personas mayores',
  ),
  pair(
    'Be on your feet all day',
    'Have a desk of your own',
    'Estar de pie todo el día',
    'Tener tu propio escritorio',
  ),
  pair(
    'Follow a plan that works',
    'Make it up as you go',
    'Seguir un plan que funciona',
    'Improvisar sobre la marcha',
  ),
  pair(
    'Drive from place to place',
    'Have one place that is yours',
    'Ir en auto de un lugar a otro',
    'Tener un lugar que es tuyo',
  ),
  pair(
    'Cook for a hundred strangers',
    'Cook for ten people you know',
    'Cocinar para cien desconocidos',
    'Cocinar para diez personas que conoces',
  ),
  pair('Save old things', 'Build new things', 'Salvar cosas antiguas', 'Construir cosas nuevas'),
  pair('Work at sea', 'Work in the mountains', 'Trabajar en el mar', 'Trabajar en la montaña'),
  pair(
    'Explain with words',
    'Explain with pictures',
    'Explicar con palabras',
    'Explicar con imágenes',
  ),
  pair(
    'Be told clearly what to do',
    'Choose your own tasks',
    'Que te digan con claridad qué hacer',
    'Elegir tus propias tareas',
  ),
  pair(
    'Compete with others',
    'Beat your own best',
    'Competir con otros',
    'Superar tu propia marca',
  ),
  pair(
    'Long summers off',
    'A free day every week',
    'Veranos largos libres',
    'Un día libre cada semana',
  ),
  pair(
    'Hear “thank you” often',
    'See what you made often',
    'Oír «gracias» a menudo',
    'Ver a menudo lo que hiciste',
  ),
  pair(
    'Find the one mistake',
    'Find the one good idea',
    'Encontrar el único error',
    'Encontrar la única buena idea',
  ),
  pair(
    'Work with your best friend',
    'Keep work and friends apart',
    'Trabajar con tu mejor amistad',
    'Separar el trabajo de las amistades',
  ),
  pair('Repair a bike', 'Design a bike', 'Reparar una bicicleta', 'Diseñar una bicicleta'),
  pair('Grow food', 'Prepare food', 'Cultivar alimentos', 'Preparar alimentos'),
  pair('Tell a story', 'Solve a puzzle', 'Contar una historia', 'Resolver un acertijo'),
  pair(
    'A job as old as your town',
    'A job that is ten years old',
    'Un oficio tan viejo como tu pueblo',
    'Un oficio que tiene diez años',
  ),
  pair(
    'Work for your own town',
    'Work with people around the world',
    'Trabajar para tu comunidad',
    'Trabajar con gente de todo el mundo',
  ),
  pair(
    'Take care of one person for long',
    'Help many people for a moment',
    'Cuidar mucho tiempo a una persona',
    'Ayudar un momento a mucha gente',
  ),
]
