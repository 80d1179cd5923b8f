/// <reference path="./naughty-words.d.ts" />
import naughtyWords from 'naughty-words'
import { soundOf, withoutMarks } from './skeletons'

/** Lists of LDNOOBW whose words are looked for; Latin words of the second group from 5 letters on. */
const WHOLE_LISTS = ['en', 'es', 'ar', 'ja', 'ru', 'th', 'zh'] as const
const LONG_WORDS_OF = [
  'cs',
  'de',
  'fil',
  'fr',
  'hi',
  'hu',
  'it',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'sv',
  'tr',
] as const
const LONG = 5

/** Listed, and yet a name, a title, a word of every day or of somebody's own. */
const HARMLESS = words(`
  alabama asno big black beaver barenaked bondage domination erotic escort eunuch hardcore infierno
  martillo concha maldito racista drogas trio pis lolita mona monta regina fava biga quaglia pesce pompa
  vacca porco mussa topa sega tirare femminuccia playboy poof santorum scat sadism snatch spastic
  suck sucks swinger tushy undressing viagra voyeur yaoi twink twinkie skeet smut grope intercourse
  fingering figging goatse guro mong butt busty coon coons cumming hooker kike juggs panty topless
  aranha ariano burro cerveja consolo comer corno gozar inferno mama pinto saco torneira transar veado
  amador aborto bissexual heterosexual homosexual homoerotico lesbica vibrador frango bumbum
  bander bite bitte bordel bourre caca chatte con conne gerbe gerber gueule jouir meuf negro pedale
  peter pipi tanche trique zizi folle lummel bonze bratze fratze kimme mufti nackt popel rosette
  franc palen stake balle pippa kunda johny kuker kukene checca spagnola cozza terrone chier foder poppen
  pene anita quim clito schiesser ladilla cono hure bofilo
  kutta harami kamine pataka saala tatte randi gandu
  cingene padlo petuh sexuality sexual sexually nude nudity negro honkey darkie
  いたずら ファンタジー 女の子 女王様 人種 嫌い 誘惑 支配 両性 ラティーナ フック カント スリット
  祖宗 激情 成人 笨蛋 白痴 白癡 处女 情色 刚度 老二 靠背 私服 九游 笨實 柒 鳩 撚 三级片
  애자 유모 노모 고자 야사 호로 미친 에로 다른
  другой голый бугор мент хапать каждый офигеть фига 13. 3p sm xx
`)

/** What schools meet beyond it: insults, slurs, slang and sites, by language. */
const MORE = words(`
  fck fcuk fuc fuk fuq fux fukin effyou wtf stfu gtfo milf milfs gilf dilf pedo pedos paedo nonce perv
  pervert perverts hoe hoes thot thots skank skanky slag slags bimbo bellend knobhead minge minger tosser
  tossers bugger bollock bollocks douche douches douchebag douchebags dildos schlong boobie boobies knockers
  hooters nutsack nutsacks ballsack ballsacks ballsac teabag teabagger jizzed spunk smegma rapists raped
  raper molest molester onlyfans pornhub xvideos xhamster redtube youporn brazzers sext sexting
  bj blowjobs rimjob dyke dykes lesbo lesbos lezzie shemale retard retards retarded tard libtard spaz
  spastic mongoloid hooker hookers prostitute stripper gook gooks chinaman wetbacks beaners pakis coon coons
  sandnigger gypo gyppo redskin redskins injun squaw jap japs negro negroes darkie wog wogs kike kikes
  nazi nazis neonazi neonazis hitler hitlers himmler goebbels gestapo fuhrer fuehrer heil heilhitler
  siegheil seigheil kkk kukluxklan swastika holocaust auschwitz genocide taliban alqaeda terrorist
  jihadi whitepower shitter shite shits shitty shitface bullshit horseshit dipshit asshat asshats asswipe
  assclown jackass jackasses dumbass dumbasses badass smartass fatass asses arse arses arsehole dickwad dickface
  dickless dickhead dickheads bigdick biatch beotch beetch bitches bitchy bastards basterd whores hore horny
  cums cummer cumm cumslut cumdump cumlord kum cawk cok cocks cockhead dik diks titty titties tittys tiddies tits
  boobs booby penises peen peepee weiner pussies poosy puss vajayjay vag vagina clit
  twats wanker wankers wanking wank masturbator masturbater fap fapping faps boner boners
  fags faggy faggots tranny trannies nig nigs niglet nigglet
  kys kms suicide suicidal suicider hentai ecchi rule34 sexi sexxy secks seggs
  pendeja pendejas pendejos pendejito cabron cabrona cabrones cabronazo chinga chingas chingada chingado
  chingados chingar chingate chingon chingona chingatumadre verga vergas vergon vergota mamaverga mamavergas
  mamahuevo mamaguevo mamabicho mamon mamona mamones mamada culo culos culito culon culona culero culera culeros
  culiao culiado qliao kulo kuliao ctm csm hdp ctmr conchetumare conchetumadre conchatumadre conchesumadre
  hijueputa hijoeputa hijodeputa hijaputa jueputa joputa puta puto putas putos putito putita putazo putero
  zorra zorras perra furcia ramera guarra polla pollas pollon pollona pija pijas penes picha chocho
  teta tetas tetona tetonas pajero pajeros pajera pajillero pajote follar follame follador joder jodete jodido
  jodan gilipolla gilipollas gilipuertas imbecil subnormal mongolo mongolico retrasado marica maricas maricon
  maricones mariconazo marikon joto jotos bollera boludo boluda pelotudo pelotuda huevon huevona guevon weon
  aweonao malparido malparida gonorrea carepicha caremonda careverga mierda mierdas mierdoso cagar cagon
  cagada cagaste cojones carajo coño coñazo sudaca sidoso violador pedofilo pederasta porno nopor
  chupamela chupala chupapija mamamela matate suicidate ahorcate cuelgate muerete mueranse
  сука суки блять блядь бля пизда пиздец пидор пидорас пидр мудак мудила шлюха хуй хуйня нахуй похуй хер
  ебать ебал ебло залупа гандон гитлер нацист убейся сдохни suka blyat blyad cyka pizda pidor pidoras nahui
  fick ficken ficker fickdich hurensohn hure nutte arsch arschloch schlampe wichser fotze scheisse missgeburt spast
  putain pute putes connard connasse salope salaud merde encule nique ntm fdp batard niquetamere
  caralho porra merda foda fodase fdp viado buceta cuzao arrombado bosta
  cazzo vaffanculo stronzo puttana minchia coglione troia
  kurwa kurwy chuj pizda jebac jebany spierdalaj skurwysyn
  orospu siktir amk amcik yarrak pezevenk
  madarchod maderchod behenchod bhenchod benchod bhosdike chutiya chutia bhadwa randwa
  putangina tangina putanginamo pakyu gago kantot
  djtme ditme địt lồn cặc clgt
  씨발 시발 씨발놈 병신 개새끼 지랄 좆 자살해 닥쳐 죽어
  くそ クソ 死ね しね ちんこ まんこ ファック 操你 草你 肏你 傻逼 傻屄 婊子 去死 他妈的 自杀 肏
  كس كسمك كسامك شرموطة شرموط قحبة منيوك طيز زانية זונה שרמוטה כוס
`)

function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('.', ' '))
}

/** As words are looked up: small, without marks but that of ñ, which is a letter. */
export const lookedUp = (word: string): string => withoutMarks(word).toLowerCase()

const harmless = new Set(HARMLESS.map(lookedUp))
const isLatin = (word: string): boolean => /^[ -\u024f]+$/.test(word)

function* listed(): Generator<string> {
  for (const list of WHOLE_LISTS) yield* naughtyWords[list] ?? []
  for (const list of LONG_WORDS_OF) {
    for (const word of naughtyWords[list] ?? [])
      if (!isLatin(word) || word.length >= LONG) yield word
  }
}

const all = new Set([
  ...[...listed()].map(lookedUp).filter((word) => !harmless.has(word)),
  ...MORE.map(lookedUp),
])
const isIdeographic = (word: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u.test(word)

/** One word, or several as they are written together. */
export const LISTED_WORDS: ReadonlySet<string> = new Set(
  [...all]
    .flatMap((word) => [word, word.replace(/[^\p{L}\p{N}]/gu, '')])
    .filter((word) => /\p{L}/u.test(word) && [...word].length > 1),
)
/** Scripts without spaces: looked for anywhere. */
export const IDEOGRAPHIC_WORDS: readonly string[] = [...all].filter(isIdeographic)

/** So strong, and so unlike a name, that they count by sound, cut in two and backwards as well. */
const STRONG = words(`
  fuck fucks fucker fuckers fucking fucked fuckyou fuckoff fuckme fucku motherfucker shit shits shitty shithead bullshit
  bitch bitches bitching cunt cunts pussy pussies whore whores slut sluts asshole assholes arsehole dickhead dickheads
  cocksucker nigga niggas nigger niggers faggot faggots retard retarded wanker bastard penis vagina hitler
  cabron pendejo pendeja mierda maricon culero chinga puta verga coño joder jodete gilipollas
  pornhub hentai killyourself
`)
export const STRONG_WORDS: ReadonlySet<string> = new Set(STRONG.map(lookedUp))
export const STRONG_SOUNDS: ReadonlySet<string> = new Set([...STRONG_WORDS].map(soundOf))
