/**
 * Names of people that the big list (`known-names.ts`) lacks and that hold what a filter looks for, by
 * where they come from. A word that is nothing but abuse to most who read it is not among them.
 */
const BY_ORIGIN = `
  akshit akshita ishita ashita nishit nishita anshit anshita darshit darshita varshit varshita varshith varshitha varshitaa kshitij kshitiz kshitija
  shitij shittal shital sheetal kanishit kanishita rakshit rakshita lakshit harshit harshita dikshit dikshita mokshit mokshita purshit rushit
  rushita krushit dhrushit yashita yashit hashit hashita shashita vanshit vanshita deekshit deekshita dixit parikshit ashrit ankshit
  drashita dakshit dakshita rishit rishita hrishita hrishit trishit trishita urshita tanshita prakshit shitanshu sheetanshu shitikantha
  wankhade wankhede wankhedkar wankar wankhare wankhande boobalan boobesh boobathi boobalakrishnan boopathi kumkum phagun phaguni fagun fagu faguni
  fagwani nigar khunt khunti kunti kuntal kuntala kuntay kuntesh kuntiben kunta asstha aastha penisha penishetty penmetsa
  vaginder vagisha vageesh rapeti rapelli rapolu raparthi rapaka chinki chinku chinkie chinkal kunthi titiksha titli titir tithi titas
  analpreet anala jignasha jigisha chuttani choithram lundberg randheer randhir sukhdev sukhman sukhpreet sukhjit sukhbir sukhleen
  sukhmeet sukhnoor sukhjot sukhveer suksham suketu saxena sexena jhumki dipshikha dipshita pushpshita kumshita sumshita assudani pornima
  poonam pubali nipun dildar dildeep dildarpreet dilshad fakir fakhri fakhruddin hardik hardika cumbala tardeo tarde retarekar
  shitanishi ishitani ishitsuka horishita kishita oshitari hashitani tashita mashita matashita fukatsu fuko fukuchi fukumori fukumitsu fukusaki fukutome fukuju
  fukuzumi fukuto fukubara fukura fukuhisa fukushi fukuta fukuyo fukuoka chinko chinatsu kumiko shitamori shitaba shitarou shitamura
  kunthy kunthea kunthal phirun cuntapay cuntapa cuntada cuntal kuntapay boobay dimayuga fagbure fagbohun fagbamila fagbola fagboyegun fagbuyi fagbayi fagbile
  fagbite fagbenro fagbuaro fagbamigbe fakunle nwanko wankwo kuntu cuntu nwankwo onwanko dickson anusi anusiem anusiobi shittu shittabey bimbola
  fuakye fukofuka taukatau kukutai fagr faggar fakhr haggag taskin ufuk titoki putauaki
  kokmeijer kokmeyer kokshoorn kokkelink kokhuis kokje kokx cocq lecoq slocock stocock bobcock bobcocke cockshott cockshutt cockshaw cockbain cockrell
  cockayne allcock allcocke glasscock simcock silcock haycock laycock luccock lidcock nocock wheatcock bibcock bidcock bircock hiscock hiscocks
  cockman cockle cocklin cockfield cockson cocksedge cockriel philcock elcock balcock bawcock bocock brocock drewcock ducock grocock maycock mococks
  shittler rabinshitz hershitz rabinovshitz lifshits lipshits libshitz gershitz wolfshitz fuksman fuksiewicz fuxman fickett fickes ficks
  arschavir wangerin wichterle bitchenko bitchmann bitcher bitchkov bitchev bitchakian bitchell pissoort pissarek faget fagotti fagotto faggioli
  faggiano fagundo fagiani fagioli fagherazzi faggella faggin pompini pompino puttini putti cazzola cazzetta cazzato cazzani cazzulani minchiotti
  troiani culosi culotta merdinian coglianese bocchino tettamanzi stronzato fregni cagatti pisciarelli pisciotti sborgi
  cabronero gonorowski vergasov vergason pingatore pollastri pitocchi marikit mamonov putanesca dagostin chinkov chinkin chinkumbi cumings
  kummings butterman pennis pennisi vaginay bastardi bitetti twatkins twattle knobb knobbe mingey minger retamal
  horneyer slutsker sluttsky raper rapson assman assmus assenza seamon seman weedman weed stoner potthast potthoff dopke heroux cummin dyckman
  nishimshit shiticheva shitikov shitikova shitov shitova shitakova pisarenko hueyo pidorenko sukachev sukach suchkov blyakhman huyen
  mudakov kurwinski chujko jebavy jebavi kundera kokot kokotek pickova piczka curwen
  whitcock woodhoe hoeksema hoeven hoekstra hoepner hoeffer schitter schitko beschit shittim fuchs
  tittle tittensor tittes tittl titterton titchener titsch titlow tittman tittmann tithe tittiger
  manus ranus kanus yanus anusree anusuya anushri anusara anushree anushan anuska anusorn anusit
  analyn analiza analu analuz analucia analaura annalyn analou analia analie analea analeah banaly danal fanal
`
const NAMES_BY_ORIGIN: ReadonlySet<string> = new Set(BY_ORIGIN.trim().split(/\s+/))

export const isNameByOrigin = (bare: string): boolean => NAMES_BY_ORIGIN.has(bare)
