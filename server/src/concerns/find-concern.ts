import type { Concern } from '@pathquest/core'

/**
 * Words that may mean danger, in English and Spanish. Found by how such sentences are built, so that
 * what a job is about ("suicide prevention", "shoot a film") is left alone. An adult decides what a
 * find means; a miss is worse than a find too many.
 */
export function findConcern(text: string): Concern | null {
  const words = ` ${plain(text)} `
  if (SELF_HARM.some((pattern) => pattern.test(words))) return 'self_harm'
  return THREATS.some((pattern) => pattern.test(words)) ? 'threat' : null
}

/** Small letters without accents, apostrophes and signs, with single spaces between the words. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’`´*_.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .trim()

const between = (...patterns: string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(` (?:${pattern})(?= )`, 'u'))

const SOFTLY =
  '(?:(?:really|just|only|sometimes|often|kinda|kind of|sort of|do|so|still|always|even|actually|honestly|lowkey) )*'
const I = '(?:i|im|id|ill|ive|i am|i have) '
const WANT = `${I}${SOFTLY}(?:want to|wanna|want|wish to|wish i could|going to|gonna|gon|about to|plan to|planning to|trying to|tried to|try to|ready to|thinking of|think about|thought about|thinking about|would rather|rather|need to|might|could|should|will|feel like) `

const SELF_HARM = between(
  `(?:kill|hurt|harm|cut|hang|shoot|drown|starve|stab|poison|unalive|hate)(?:ing|ting)? my ?self`,
  `(?:to|gonna|wanna|should|could|might|will|just) (?:kill|unalive) me`,
  `${WANT}${SOFTLY}(?:die|dying|be dead|being dead|end it(?: all)?|ending it(?: all)?|end my life|ending my life|not exist|not be alive|not be here(?: any ?more)?|never wake up|disappear(?= (?:for ?ever|from|$))|jump off|overdose|unalive)`,
  `${WANT}${SOFTLY}(?:to )?(?:kms|kill ?my ?self)`,
  'kms',
  'kill ?myself',
  '(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life',
  `(?:i )?(?:dont|do not|didnt|no longer|never) (?:really |even )?(?:want to|wanna|want) (?:live|be alive|be here|exist|wake up|be in this world|keep living)(?: any ?more)?`,
  'wish (?:i|id) (?:was|were|would be|could be|had) (?:dead|never born|never been born|not here|not alive)',
  'wish i (?:could|would) (?:die|disappear|never wake up)',
  '(?:be|is|are|were|was)? ?better off (?:dead|without me)',
  '(?:no ?body|no one|no1|nobodyd) (?:would|will|is going to|gonna|d)? ?(?:miss|notice if i)(?: me)?(?: (?:if|when) i (?:die|died|was gone|were gone|disappear|disappeared))?',
  '(?:no|any) (?:reason|point) (?:to|in|of) (?:live|living|go on|going on|being alive)',
  '(?:cant|can not|cannot) (?:go on|do this any ?more|take it any ?more|live like this)',
  'life (?:is|isnt|is not|aint) (?:not )?worth (?:living|it)',
  `${I}${SOFTLY}(?:cut|cutting) (?:again|my (?:wrists?|arms?|legs?|skin|veins?))`,
  'slit(?:ting)? my (?:wrists?|throat)',
  `${I}${SOFTLY}(?:suicidal|feel suicidal|feeling suicidal|self harm|selfharm|self harming)`,
  'suicid(?:e|al|io|a)(?! (?:prevention|preventing|hot ?line|help ?line|hotlines|line|crisis|counsel\\p{L}*|awareness|watch|attack|bomb\\p{L}*|y prevencion))(?<!(?:prevent|prevents|preventing|stop|stopping|against|prevenir|prevencion del|prevencion de|evitar el|contra el) suicid(?:e|al|io|a))',
  // In Spanish.
  '(?:quiero|quisiera|deseo|prefiero|ojala|quise|pienso en|pensado en|voy a|ganas de|intente|trate de) (?:morir(?:me)?|matarme|suicidarme|desaparecer|no existir|no despertar|hacerme dano|lastimarme|cortarme|ahorcarme|quitarme la vida|estar muert[oa]|acabar con todo)',
  '(?:me quiero|me voy a|me gustaria|me quisiera|me deberia) (?:morir|matar|suicidar|cortar|ahorcar|hacer dano|lastimar)',
  '(?:matarme|suicidarme|ahorcarme|quitarme la vida|hacerme dano|cortarme las venas)',
  '(?:ya )?no (?:quiero|quisiera|deseo|tengo ganas de) (?:vivir|seguir viviendo|seguir viv[oa]|estar viv[oa]|existir|despertar|estar aqui|estar en este mundo)(?: mas)?',
  'me corto (?:los brazos|las venas|las munecas|la piel|otra vez|cuando)',
  '(?:me lastimo|me hago dano|me autolesiono)(?: a mi mism[oa]| cuando| a proposito)?',
  '(?:acabar|terminar) con mi vida',
  '(?:nadie me (?:va a )?(?:extranar(?:ia|a)?|echaria de menos)|estarian mejor sin mi|mejor sin mi)',
  '(?:me odio|odio mi vida)(?: a mi mism[oa])?',
  '(?:ojala|quisiera|desearia) (?:no haber nacido|estuviera muert[oa]|me muriera|me muera|estar muert[oa])',
  'no vale la pena (?:vivir|seguir viviendo)',
)

const WHOM =
  '(?:you|u|yall|him|her|them|everyone|everybody|every ?one|somebody|someone|people here|all of (?:you|them|yall)|(?:my|the|this|that|our|these|those|all the|all my) (?:whole |entire |stupid |dumb )*(?:school|class|classmates?|teachers?|principal|students?|kids?|mom|dad|mother|father|brother|sister|parents|family|friend|bully|bullies|neighbors?|building|place)|mr \\p{L}+|mrs \\p{L}+|ms \\p{L}+)'
const HURT =
  '(?:kill|shoot(?: up)?|stab|hurt|bomb|burn(?: down)?|blow up|murder|strangle|poison|attack|beat up|jump|choke|slap|punch|break)'
const SPANISH_WHOM =
  '(?:a )?(?:tod[oa]s|ti|ustedes|ell[oa]s|el|ella|alguien|mi (?:maestr[oa]|profe\\p{L}*|mama|papa|herman[oa]|clase|escuela)|mis (?:companer[oa]s|padres|maestr[oa]s)|(?:el|la|los|las|al|esta) (?:escuela|colegio|clase|salon|companer[oa]s?|maestr[oa]s?|profe\\p{L}*|director[a]?|nin[oa]s))'

const THREATS = between(
  `${WANT}${SOFTLY}${HURT} (?:at )?${WHOM}`,
  `(?:im|i am) (?:gonna|going to) ${HURT} ${WHOM}`,
  `(?:ill|i will|imma|ima|lets|we should|we will) ${HURT} ${WHOM}`,
  '(?:bring|brought|bringing|take|taking|got|have|hide|hid|buy|bought) (?:a|an|my|the|his|dads|my dads) (?:gun|knife|bomb|weapon|rifle|pistol|glock)s? (?:to|at|in|for|into) (?:the |my |this )?(?:school|class|teacher|locker|backpack|bag)',
  '(?:school|class|everyone|everybody|you|they|u|yall|all of you|he|she) (?:all )?(?:will|are going to|is going to|are gonna|is gonna|gonna|deserves? to|should|needs? to|must) (?:all )?(?:die|burn|blow up|explode|get shot|be shot|bleed|be dead|suffer|pay for)',
  '(?:youre|you are|u r|ur|hes|shes|theyre) (?:so |all |gonna be |going to be )?dead(?: meat)?(?= (?:meat|tomorrow|today|if|when|after|$))',
  '(?:shoot|blow|burn)(?:ing)? (?:up|down) (?:the |my |this |our )?(?:school|class|classroom|place|building)',
  '(?:school|mass) shooting(?= (?:tomorrow|today|here|soon|at|on|list))',
  '(?:watch your backs?|dont come to school tomorrow|kill list|hit list)',
  // In Spanish.
  `(?:voy a|quiero|pienso|podria|deberia|vamos a|quisiera) (?:matar(?:l[oae]s?|te)?|apunalar(?:l[oae]s?|te)?|balacear|dispararl?e?s?|golpear(?:l[oae]s?|te)?|lastimar(?:l[oae]s?|te)?|herir|quemar|envenenar|hacer explotar|atacar) ${SPANISH_WHOM}`,
  '(?:voy a|quiero|vamos a|te voy a|los voy a|las voy a|lo voy a|la voy a) (?:matarl[oae]s?|matarte|matar|apunalar|balacear|golpear|disparar)(?= (?:a|hoy|manana|cuando|si|por|en la escuela|$))',
  '(?:te|los|las|lo|la) (?:mato|voy a matar|vamos a matar|voy a golpear|voy a apunalar)',
  '(?:traer|traere|traigo|llevar|llevare|llevo|tengo|voy a (?:traer|llevar)) (?:una|un|la|el|mi) (?:pistola|arma|cuchillo|bomba|navaja|rifle) (?:a|en|para) (?:la |mi |el )?(?:escuela|clase|colegio|mochila|salon)',
  '(?:tod[oa]s|ustedes|tu|ell[oa]s) (?:van|vas|merecen|mereces|deben|deberian) (?:a )?(?:morir|pagar|sufrir)',
  '(?:vas|van) a morir(?:te|se)?',
)
