/**
 * Drugs, weapons, crimes and hate, as words of their own and as those that need another beside them.
 * A school's class may well have somebody of that name: what is found here is unsure, not refused.
 */

/** Of a list between spaces: a dot is a space or none, `_` a space. */
export const alternatives = (text: string): string =>
  text.trim().split(/\s+/).join('|').replaceAll('.', ' ?').replaceAll('_', ' ')

/** Nothing else is meant by them. */
const BY_THEMSELVES = alternatives(`
  ganja marijuana marihuana mariguana marihuan[oa]s? mariguan[oa]s? cannabis meth methhead methlab crystal.meth crackhead cokehead
  pothead potheads stoners? heroin heroina cocaine cocaina fent fentanyl xanax xannys? xans percs? percocet oxycontin adderall mdma
  ecstasy extasis shrooms? magic.mushrooms lsd ketamine pcp dank bongs blunts vapes? vaping vaper juul dab.pens?
  zooted crossfaded drogadicto drogadicta drogas farlopa fumeta pasta.base porros narco narcos sicario
  eight.?ball 8.ball.of.\\w+ trap.?house crack.?(?:pipe|rock|den|baby) tweaker\\w* high.?(?:af|asf|as.hell|rn|on.\\w+|again|all.day) stoned\\w* baked.(?:af|asf|rn) zooted faded.(?:af|asf|rn) turnt.\\w+ wasted.(?:af|again|rn) drunk\\w* tipsy beer.?(?:bong|pong|chug\\w*|belly|drinker) four.?loko\\w* fake.?id.?\\w* vodka\\w* tequila\\w* hennessy henny jager.?bomb\\w* doobies? spliff\\w* reefer\\w* roach.clip puff.puff.\\w+ puff.?bar\\w* elf.?bar\\w* juul\\w* zyn\\w* blinker perc.?(?:30|10) lean.?(?:cup|sip\\w*|and.\\w+) double.cup sizzurp\\w* purple.drank syrup.sipper need.(?:weed|drugs|a.hit|coke|zaza) got.(?:weed|drugs|bars|pills|zaza|percs|molly) free.(?:weed|drugs|xans|percs) plug.\\w+ weed dabs kush.(?:god|smok\\w+|lord|coma|king|queen) coke.?nose\\w* weed.?(?:man|lord|boy|girl|god|king|queen|head|smok\\w+|plug|nap|gang|life|daddy|time|bro|guy|mom|420|stash) smok(?:e|es|ing|in|er).(?:weed|crack|meth|dope|pot|kush|zaza|za|gas|trees?|blunts?|bud|wax|dabs?|that.\\w+|it|a.\\w+) (?:snort|snorts|snorting|snortin|sniff|sniffing|sniffin)(?:ing|in|s|er)?.(?:coke|lines?|pills?|crack|snow|powder|glue|\\w+) (?:pop|pops|popped|poppin|popping).(?:pills?|percs?|molly|mollys|xans?|a.\\w+|bars) 4.?20(?:.\\w+)? four.?twenty.?\\w* 710.\\w+ ak.47 ar.15 glocks? mac.10 gunman arsonist strangler slasher stabby stabber stabbing stabbed beheader massacre
  masacre sandy.hook uvalde columbine pulse.nightclub jihadi suicide.vest terrorismo sniper.school
  mein.kampf wolfsangel totenkopf sonnenrad black.sun.rune hakenkreuz waffen.ss schutzstaffel wehrmacht lebensraum reichstag
  drittes.reich fourth.reich zyklon final.solution blood.and.soil blut.und.boden juden judenrein judensau goyim shekels? zog zogbot
  great.replacement day.of.the.rope groypers? groyperwaffen boogaloo.boys atomwaffen proud.boys race.war white.genocide white.sharia
  six.million 6.million 271k 6mwe gtkrwn rwds wpww tnd tkd.jews nibbas? niqqas? nagger naggers neggars? heebs? sperg spergs spergy
  mudblood.race subhuman untermensch ubermensch oven.dodger noticing.jews remove.kebab kebab.remover build.the.wall
  41.(?:%|percent|pct) join.the.41 ywnbaw troons? thinspo thinspiration meanspo pro.ana pro.mia self.harm(?:er)?
  epstein.(?:client|island|list|fan|lover) diddy.(?:party|oil|freak|fan|lover|touch\\w*) baby.oil kiddie.(?:porn|toucher|diddler) (?:kid|child|boy|girl|toddler).(?:toucher|diddler|lover|sniffer|grabber|fiddler|groomer)
  (?:pr[oa]n|corn|p[o0]rn|prawn).hub hawk.tuah\\w* spit.on.(?:that|it|dat) jork\\w* goon\\w*.cave goon(?:er|ers|ing|ed) (?:milf|dilf|gilf|thot|perv|pedo|fap|cum|jizz|coom|weed|meth|crack|coke|drug|nazi)(?:man|boy|girl|guy|lord|king|queen|god|head|face|hunter|slayer|lover|master|monster|machine|addict|fan|daddy|er|ing|ed|y|ie)s?
  keep.your.self.safe (?:ping|verg|pij|nalg|tet|culi?|put|mierd|panoch|cag|encul|chot|coj)(?:az[oa]|ot[ea]|ud[oa]|ot[ae]s|az[oa]s|ad(?:or|ora|ota|ero)|ead[oa])s? encul\\w*
`)

/** Of every day by themselves, and of drugs beside a word of who takes or sells them. */
const BESIDE = alternatives(
  'weed pot coke crack acid speed molly lean dab dabs vape joint joints pill pills drug drugs blunt blunts bong nic puff.bar snow percs? perky dope shroom bud hash opium crystal.meth ice kush za zaza zyn henny dirty.sprite purple.drank xan xans bars addy addies fetty lsd tabs tequila vodka beer booze liquor whiskey rum hennessy mota perico kush bong polvo hierba yerba coca',
)
const TAKERS = alternatives(
  'head heads fein fien feind feens? sniffin smokin smoking sippin sipping sipper slinger slanger pusher runner cart carts stash packs? pipe line lines rip rips hits? addiction break time club drinker drunk chugger bottle funnel binge pong dealer dealers lover lovers sipper sippin smoker smokers popper poppin pens? plug users? addict addicts fiend king lord god queen man men boy boys guy bars? cook cooker trip trips trippin shots? farm gang life fan monster seller smuggler runner house zombie high snorter sniffer grower baron cartel traficante vendedor fumador adicto lover',
)
const WEAPON = alternatives(
  'gun guns rifle pistol knife knives bomb bombs machete grenade pistola cuchillo bomba',
)
const PLACE = alternatives(
  'bag backpack locker class school kids teacher tomorrow tmrw today u you ready time loaded escuela mochila',
)

const TOPICS: readonly RegExp[] = [
  new RegExp(`(?:^| )(?:${BY_THEMSELVES})(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:${BESIDE}) (?:${TAKERS})(?: |$)`, 'u'),
  new RegExp(
    `(?:^| )(?:${WEAPON}) (?:in |at |to |for |en |a )?(?:my |the |la |mi )?(?:${PLACE})(?: |$)`,
    'u',
  ),
  /(?:^| )(?:nut|nutted|nutting|cum|came|finish|finished|smash|smashed|smashing|bang|banged|banging|clap|clapped|clapping|rail|railed|raw ?dog\w*|hump|humping) (?:in|on|inside|ur|yo|your|u|you|her|him|his|that|them|dem|my|me) ?\w*/u,
  /(?:^| )(?:bicho|toto|pito|pija|pene|chile|palo|leche|huevos?|bolas|verga) (?:en (?:la|tu|su) (?:boca|cara|culo)|pelud[oa]|parad[oa]|dur[oa])(?: |$)/u,
  /(?:^| )(?:shooters?|shooting(?! stars?)|stab\w*|murder\w*|massacre\w*|behead\w*|strangl\w*|bombing|slit|slash(?:ed|ing)|lynch(?:ed|ing|er)|rap(?:es|ed|ing|er of|ist)|tortur\w+|poison(?:ed|ing|er)|kidnap\w*|terroris\w*|hostages?|snuff|execut(?:ed|ion\w*)|unaliv\w*)(?: |$)/u,
  /(?:^| )(?:matar(?:l[oae]s?|t?e|nos)?|mat(?:are|aria|en|aran|emos|ador de)|asesin\w+|viol(?:ar|are|ado|ada|aremos|en)(?:l[oae]s?|te)?|dispar(?:ar|are|en|o)|apunal\w+|balacera|balazos?|tiroteos?|pistolero|degoll\w+|ahorc\w+|suicid\w+|secuestr\w+|navajazos?|punaladas?|muer(?:ete|anse|an todos|te a|tos? todos)|te (?:mato|rompo|parto|reviento|cago a \w+)|(?:los|las|la|lo) (?:mato|mataremos|reviento))(?: |$)/u,
  // 13 of 50, and calculators upside down.
  /(?:^| )(?:13 ?(?:50|52|90)|despite 13|13 despite|109 110|5318008|58008|80085|8008135|55378008)(?: |$)/u,
]

/** Words with single spaces between them. */
export const isOfTopics = (spaced: string): boolean => TOPICS.some((topic) => topic.test(spaced))

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ay:a eh:a bee:b be:b see:c cee:c sea:c dee:d ee:e eff:f ef:f gee:g aitch:h haitch:h eye:i aye:i jay:j kay:k kaye:k el:l ell:l em:m en:n oh:o owe:o pee:p cue:q queue:q are:r arr:r ess:s es:s tee:t tea:t you:u yew:u yu:u vee:v ex:x why:y wye:y zee:z zed:z alpha:a alfa:a bravo:b charlie:c delta:d echo:e foxtrot:f golf:g hotel:h india:i juliet:j juliett:j kilo:k lima:l mike:m november:n oscar:o papa:p quebec:q romeo:r sierra:s tango:t uniform:u victor:v whiskey:w xray:x yankee:y zulu:z'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** "Eff you see kay": the word that the names of letters spell, three of them in a row at least. */
export function spelledWord(pieces: readonly string[]): string | null {
  const letters = pieces.map((piece) =>
    piece.length === 1 ? piece : Object.hasOwn(LETTERS, piece) ? LETTERS[piece] : undefined,
  )
  const isSpelled = letters.length > 2 && letters.every((letter) => letter !== undefined)
  return isSpelled ? letters.join('') : null
}
