import { bareName, isKnownName } from './known-names'
import { LISTED_WORDS, lookupForm, RATED_ALONE } from './listed-words'

/**
 * Names of people that hold a listed word. They count as names where they are written plainly: a
 * disguised one ("D1ckinson") is no name.
 */
const NAMES = new Set(
  `arsen arsene arseneau arsenault arseny arsenio arsenije assad assaf assam assange assani asselin assen asser
  assheuer asshauer assi assis assisi assmann asmann assouline assumpta assunta assuncao assudani ashit ashita
  baddick bassett benedick bich bitcherl bittencourt boner bollock bollocks buttafuoco
  badcock cockayne cockburn cockcroft cocker cockerell cockerham cockerill cockrell cockrill cockroft cockrum cocks cocky
  concha conchita coon coons cooney culebras cumali cumberbatch cumberland cumhur cumming cummings cummins cumpston
  cuma cunha cunhal cunliffe dickason dicke dickel dicken dickens dickenson dickerson dickey dickhaut dickie
  dickinson dickman dickmann dickon dicks dickson dicky dikshit dikshita dix dixit dyck dyke dykes dykstra vandyke
  fagan fagbemi fagbenle fagen fagerberg fagerstrom faggart faggiano fagin fagioli fagnani fagundes fagot fanny
  ficker fickert focker fokker fokkens fokkema fucik fuchs fuks fukumoto fucile
  harshit harshita hoare homolka gaylord gooch hoare janus kiké kuntum ufuk osama anushka anusha gevorg georgy kok kokkinos kunta kunte kunto kunz kuntz kuntzman kuntzmann kunts
  lakshit lakshita lesbia lipschitz lipshitz manus mandick masson matsushita mohit analia analise analeigh analiese analisa
  negron negroni negri niggel niggemann niger nigerson nutter
  penistone peniston pisarro pissarro pissarides pissard piszczek pornthip prickett pricket
  rakshit rakshita raper raperee rapee rapetti regina retana riddick seaman semen semenov semenova semenya semenko semenchenko
  semeniuk semenyuk semenenko sexauer sexsmith sexson sexton shital shitamichi shitanda shitara shitemi shito shitole
  shiitake shitake shitomi shittu shitta shitu shitov slutsky slutskaya slutskiy slutzky spicer spick spickard sukkel swastik
  titcomb titchmarsh titley titmus titmuss titmarsh titsworth tittensor titterington titus
  turdi turdiev turdiyev turdy turdybekov twatt uranus wanke wanko wanklyn wankel wankhede weiner whorley whorton`.split(
    /\s+/,
  ),
)
/** Beginnings and ends of names; what stands before or after them must make no phrase. */
const NAME_PARTS = [
  // Thai names of blessing (พร), Japanese ones of luck and depth (福, 深).
  /^porn(?!hub|star|o|hd|king|queen|god|lord|site|video|addict)[a-z]{3,}$/,
  /^(?!child|free|gay|food|kid|like|love|watch|i)[a-z]{1,}porn$/,
  /^fuk(?:u[a-z]{2,}|[ao][fhkmnrstw][aiueo][a-z]*|ayo|ui|ai|ao|ase|ada|uda|uko|umi)$/,
  /^dick(?:a|el|en|er|ert|es|ey|ie|in|is|man|o|te|u|ha(?:us|ut)|ho(?:ff|ut)|stein)[a-z]*$/,
  /^(?!big|my|suck|small|tiny|huge|fat|long|hard|micro|horse|limp|black|white|no|your|lick|eat|love|like|dumb)[a-z]{2,}d(?:ick(?:s|a|son)?|yke)$/,
  /^dick(?:w(?:ell|ick|ood)|emb|eoc)[a-z]*$/,
  /^dykem?[a-z]{1,3}$/,
  /^ann?al[a-z]{2,}$/,
  /^(?!my|your|big|i|love|like)[a-z]+an(?:al|us)[a-z]*$/,
  /^anus[ck]+a$/,
  /^ass(?:a|e[lmnr]|i|o(?!le)|u|y)[a-z]*$/,
  /^fag(?:a|e(?!t$)|ger[a-z]{3}|gia|gin|io|l|n|ue?n)[a-z]*$/,
  /^cum(?:m?ing(?:s|ham)|m?is|m?ins|ens|pt|ber|bo|pli|ol|ali|hur|ar$|l?ey$)[a-z]*$/,
  /^penn?is(?:s?on|ter|i)[a-z]*$/,
  /^semm?en(?:a|c|i|k|o|s|t|y|z)[a-z]*$/,
  /^(?:ho)?f[aeo]ck(?:l|r|nt|er$)[a-z]*$/,
  /^kik(?:e[rl]|k)[a-z]*$/,
  /^[a-z]{2,}bich$/,
  /^[a-z]+[aei]ngga$/,
  /^(?:bhoo?|bhu|e|ra|ha|la|ma|o|nis|har|man|vi)shita?$/,
  /^[a-z]+(?:dickov|udick)[a-z]*$/,
  /^(?:dildor|marijan|ani?usi)[a-z]*$/,
  /^rapp?e(?:l|n|tt)[a-z]*$/,
  /^[a-z]{2,}negro$/,
  /^slut(?:er|sk|zk)[a-z]*$/,
  /^(?:gasm|schink)[a-z]*$/,
]
/** Beside syllables of Cantonese and Hakka names; `you`, `kok` and `dik` are none of them here. */
const CHINESE =
  /^(?!.*(?: |^)(?:u|you|yu|kok|dik|my|da)(?: |$)).*(?:^| )(?:chan|cheung|leung|wong|lam|lau|lee|yeung|kwok|tang|chow|tse|wai|man|ming|kit|yee|ling|yin|kwan|chi|fai|keung|wah|hing|shing|sing|kin|lung|ping|yuen|mei|ching|wing|siu|hung|pui|chun|sau|tung|luk|lok|wan|ho|ng|yip|ma|fong|tam|mak|law|lui|ko|choi|hui|poon|chu|fung|kwong|tsang|hong|tran|nguyen|le|ah|chow|koon|kam|hoi|yuk|sze|ka|wa|kai|pak)(?: |$)/u
/** Names that are a listed word as well: beside other names they pass, whatever follows here does not. */
const NAMES_IN_COMPANY: Readonly<Record<string, RegExp>> = {
  dick: /^(?!dick (?:head|face|wad|pic|suck|less|butt|lick|rider|cheese|size|big|in|is|hertz|burns|long|small|hard|sucker|joke))/u,
  fuk: /^(?!.*fuk (?:u|you|off|this|them|him|her|all|that|school|me|it|ur|yeah|da|the)(?: |$))/u,
  phuc: /^(?!.*phuc (?:u|you|off|this|them|him|her|all|that|school|me|it|ur|yeah|da|the)(?: |$))/u,
  kike: /^/u,
  swastika: /^/u,
  porn: /^porn \p{L}{4,}$/u,
  hooker: /^(?!.*hooker (?:time|here|boy|girl|mom|alert))/u,
  hoe: /^(?!.*(?:^| )(?:a|da|the|my|ur|your|u|you) hoe)/u,
  bich: /^(?!.*bich (?:please|u|you|boy|im|i|ass|face))/u,
  dik: /^(?!.*(?:suk|suck|lik|lick|eat|my|yu|big|ride))/u,
  nigar: /^/u,
  anal: /^anal (?:patel|shah|desai|mehta|joshi|trivedi|dave|pandya|parikh|modi|gandhi|amin|bhatt|vora|doshi|kumar|jain|thakkar|sheth|soni|parmar|chauhan|solanki|rana)$/u,
  crapper: /^/u,
  tosser: /^/u,
  stoner: /^/u,
  weed: /^(?!weed)/u,
  chinki: /^/u,
  fock: /^(?!.*fock (?:u|you|off|this|it|me|him|her|them|school)(?: |$))/u,
  shiting: /^/u,
  tit: CHINESE,
  fook: CHINESE,
  fu: /^(?!.*(?:^| )(?:cc?k\p{L}*|kk?|c|q|you|u|off|ing)(?: |$))/u,
}
/** Names also by themselves, as long as nothing makes a phrase of them. */
const ALONE_TOO = new Set([
  ...[
    'phuc',
    'fuk',
    'nigar',
    'hoar',
    'hoare',
    'horney',
    'fick',
    'fock',
    'gago',
    'tanga',
    'bocchino',
    'troia',
  ],
  ...['kum', 'cumings', 'kunti', 'chinki', 'phagun', 'phaguni', 'wanger', 'assman', 'vergason'],
])
/** Listed, and no reason to pass that somebody somewhere is called so. */
const NEVER_NAMES = new Set(
  `nazi wanker wank hitler himmler goebbels boob boobs boobie nipple nipples cum cumm cumming hardon felch felcher
  felching pikey beaner beaners tard bugger bollock bollocks horny hoes loser moron penis anus vagina porno jizz
  slut whore shit shitty fuck fucker bitch cunt twat pussy puta puto mierda pendejo cabron culo joder idiot idiota
  rapist rape bastard kinky spic nigger nigga sexy sex suck sucks heil loco.puto`.split(/\s+/),
)
/** Known as names, and in a name of two words more often not one. */
const NO_COMPANY = new Set(
  `big small long short hard little fat wet hot black white brown red your my his her the el la mi tu su los las big
  lil little mega super king queen lord master love lover loves hate sir mr mrs ms miss captain dr don doña dont no yes
  suck lick eat ride touch grab kiss pic pics head face hole man men boy boys girl girls mom mum dad daddy mommy
  kid kids baby god good bad best great real true all go get got in on off up at it is are am was will can me you u
  he she we they i a an and or to for of with de del en y o por para con más mas grande chico gordo rico loca loco
  fan fans ur u yo ya im ima imma this that these those dis dat dem so such plz pls please lol lmao haha rn af wit with too very mega ultra some any bro dude guy lady team gang crew squad class school teacher student game games player pro noob`.split(
    /\s+/,
  ),
)

const spaced = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** Each word is somebody's name somewhere, or an initial. */
export function areNames(name: string): boolean {
  const words = spaced(name.toLowerCase()).split(' ')
  return words.length > 1 && words.every((word) => word.length === 1 || isKnownName(word))
}

/**
 * The words of a plainly written name that are names; the others are judged. What is a listed word as
 * well counts as a name beside other names; `alone`: by itself, too.
 */
export function withoutNames(name: string, company: 'beside' | 'alone'): string {
  const plain = name.normalize('NFC').toLowerCase()
  const whole = spaced(plain)
  const words = whole.split(' ')
  return plain.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    if (/[\d$@!|*]/.test(plain.charAt(at - 1) + plain.charAt(at + word.length))) return word
    const bare = bareName(word)
    return isName(bare, word, whole) || passes(bare, words, whole, company) ? '·' : word
  })
}

function isName(bare: string, word: string, whole: string): boolean {
  if (bare === 'bich') return word === 'bích'
  if (NAMES.has(bare) || NAME_PARTS.some((part) => part.test(bare))) return true
  const listed = lookupForm(word)
  if (
    RATED_ALONE.has(listed) &&
    bare !== whole &&
    /(?:^| )\p{L}{1,3} \p{L}{1,3}(?: |$)/u.test(whole)
  )
    return false
  if (RATED_ALONE.has(listed)) return isKnownName(bare)
  // Two or three letters may be part of a word that was cut.
  return bare.length > 3 && !LISTED_WORDS.has(listed) && isKnownName(bare)
}

/** A listed word that is a name as well. */
function passes(
  bare: string,
  words: readonly string[],
  whole: string,
  company: 'beside' | 'alone',
): boolean {
  const rule = Object.hasOwn(NAMES_IN_COMPANY, bare) ? NAMES_IN_COMPANY[bare] : undefined
  if (NEVER_NAMES.has(bare) || !(rule || (LISTED_WORDS.has(bare) && isKnownName(bare))))
    return false
  if (rule && !rule.test(whole)) return false
  if (company === 'alone' || ALONE_TOO.has(bare)) return true
  const others = words.filter((word) => word !== bare)
  return others.length > 0 && others.every(isCompany)
}

const isCompany = (word: string): boolean =>
  word.length === 1 ||
  NAMES.has(word) ||
  (!NO_COMPANY.has(word) && !LISTED_WORDS.has(word) && isKnownName(word))
