import { alternatives } from './topics'

/** What no word may hold anywhere, unless it is a known name or a word of every day. */
const STEMS: readonly RegExp[] = [
  /fuck|fuk(?![ua]?[ijloadeu]|us)|phuck|fcuk|fukc|fvck|fuxk|fock(?:er|ing|you)|motherf|mthrf|muthaf/,
  /shit(?!ak|az|om|al|ij|ok|s?uk|ri)|sh(?:yt|iet)(?:head|face|bag)|bitch|biatch|beotch|cunt(?!horpe)|kunt(?!ak|al|ha|hea|um)/,
  /nigg(?!le|ar)|niglet|faggo|faggi|fagg?boy|whore|(?<!g|in)slut|pussy|pussies|penis|vagin|dildo|blowj|handj|rimj/,
  /(?<!pop|corn|a|s|ca)porn(?!ography?ic)|wank(?!el|hede|hade)|twat|jizz|(?<!pea|han|wood|hitch|bab|shuttle|ad|lap|mo|al|alco|bull|hey)cock(?:s|y)?(?!tail|pit|ro|at|er|bu|a|in|l|le|ne)|dick(?!ov|i[ec]?$|en|in|er|ie|ey|so|man|te|e?l|ha|ho|ory)/,
  /boobs?(?!y)|boobies|titt(?:y|ie)|(?:ass|arse)(?:hole|wipe|hat|face|lick|clown|fuck|bag|munch)|(?:dumb|jack|fat|kiss|bad|lard|smart|lick|eat|big)(?:my|ur)?ass(?!e[nt]|i|o|y)/,
  /bastard|retard(?!ant|ation)|(?<!the)rapist|nazi(?!r|h|a|f|m)|hitler|hentai|fellat|felat(?:io|io|ing)|clitf|gay(?:bob|tard|ass|wad|lord|boi|fag|fuck|sex)|(?:fuck|lib|gay|fag|dumb|ass|butt|shit)tard|cunnil|cunnie|punan|dogg(?:y|ie)st|hardcoresex|ball(?:lick|kick|suck|sack|gag)|donkeyrib|scroat|cokm|kokm|masturb|masterb[ae]t|orgas[mt]|clitor|scrotum|testicle|cumshot|cumslut|cumdump/,
  /sex(?:y|i|ual|god|bot|slave|toy|freak|addict|lord|king|queen|boy|girl|machine|pot|o|ting)|(?:i|u|my|hav|want|lik|lov|gay|hot|anal|oral|phone|butt)e?s?sex|horny|hornee|suicid(?!e?squad)|killy?ou?r?self|killurself|kill(?:all|the|yo?u|him|her|them|every|jews|black|gay|kid)/,
  /pedo(?:phil|bear|fil|$)|paedo|molest|gangb|threesome|bdsm|nipple|bollock|bellend|tosser|knobhead|butt(?:plug|hole|sex|fuck|lick|face|head)|tranny|lesbo|jigaboo|golliw|wetback|raghead|towelhead|chingchong|porchm|deeznut|ligma|suckma|suckmy|lickmy|eatmy|blowme|gayboy|urgay|yourgay|isgay|imgay|ihate/,
  /mierd|pendej|chingad|chinga(?:tu|s|r|te|lo|la|$)|chingue|chingon|cabron(?!e?ra)|culer[oa]|culiad|culiao|gilipoll|maricon(?!a?do)|jode(?:r|te|d)|jodid|hijuep|hijoep|hijodep|hijap|jueput|malpari|gonorre|follad|follar|chupa(?:me|la|lo|po|ver|pi|cul|pen|hue|bol)|mama(?:ver|hue|gue|bich|pol|ping|pij|me?la)|come(?:ver|ping|pol|mierd|pij)|cara(?:culo|ver|pol|pij|pen|mierd)|lamecul|rompecul|tuculo|culoroto|soplapol|tragalech|cojone|putamadr|tuputa|laputa|putazo|elputo|tetona|vergud|vergota|vergalar|conchet|conchat|conchadetu/,
]
/** Words of every day that hold a stem. */
const EVERYDAY =
  /^(?:sussex|essex|wessex|middlesex|sextet|sexton|scunthorpe|snigger\w*|niggl\w*|shiitake|shitake|mishit\w*|vagin\w+ismo|popcorn\w*|therapist\w*|cockpit|peacock\w*|dictionar\w*|addick\w*|swank\w*|shitzu|shihtzu|unisex|sextant|homosex\w*|heterosex\w*|bisex\w*|asexual\w*|embarcader\w*)$/

export const holdsStem = (word: string): boolean =>
  STEMS.some((stem) => stem.test(word)) && !EVERYDAY.test(word)

/**
 * Abuse is put together of few parts ("dick" and "head", "glizzy" and "gobbler"): each pair counts, also
 * the one that nobody has listed. Joined or apart, as whole words.
 */
const PART = alternatives(`
  ass azz arse butt booty bootie dick dicc cock cawk cum jizz tit tits titty titties boob boobs booby boobie hoe hoes slut
  whore thot skank bitch penis peen pp balls nuts nutz ballsack nutsack sack scrotum anus anal poop poo turd shit piss pee crotch
  dong schlong boner pecker wiener weiner pussy coochie cooch cooter vag clit nipple nip sperm semen porn sex glizzy meat
  shaft knob minge twat cunt fuck wank fag homo retard tard queef fap choad chode taint gooch foreskin smegma muff snatch
  testicle testicles nads gonad pube pubes dildo thong panty panties cameltoe trouser.snake
`)
const DOER = alternatives(`
  gobbl(?:er|ers|in|ing) guzzl(?:er|ers|in|ing) suck(?:er|ers|a|in|ing) lick(?:er|ers|a|in|ing) munch(?:er|ers|in|ing|a)
  slurp(?:er|ers|in|ing) sniff(?:er|ers|in|ing) smell(?:er|ers) destroy(?:er|ers) slay(?:er|ers) wad wads wipe nugget waffle
  canoe rag stain bucket dumpster dump breath grab(?:ber|bers|bing|bin) pirate bandit burglar jockey wrangler goblin fiend
  slap(?:per|pers|pin|ping) tickl(?:er|ers|in) touch(?:er|ers|in|ing) rub(?:ber|bers|bin|bing) strok(?:er|ers|in|ing)
  jerk(?:er|ers|in|ing) yank(?:er|ers|in|ing) punch(?:er|ers) pound(?:er|ers|in|ing) smash(?:er|ers|in) clap(?:per|pers|pin)
  nozzle mcgee mcface swallow(?:er|ers|in|ing) eat(?:er|ers|in|ing) rid(?:er|ers|in|ing) hole bag bags face hat cheese juice
  sweat sauce goblin gremlin inspector lover lovers hunter hunters monster lord lords queen god twist(?:er|ers|in|ing) flasher
  biscuit nibbl(?:er|ers|in) chok(?:er|ers|in|ing) chew(?:er|ers|in) blast(?:er|ers) squeez(?:er|ers) wizard goddess
`)
/** Who is said to be it: with these parts some other word is harmless ("Dick King", "Nut House"). */
const BARE_PART = alternatives(`
  ass cum jizz hoe slut whore thot skank bitch penis pussy coochie anus anal boner sperm semen porn sex fuck wank fag retard dildo
  tit titty boob scrotum nutsack ballsack
`)
const BARE_DOER = alternatives(`
  head heads boy boi boys girl girls man men king kid daddy mommy mama addict master machine freak fan fans ninja clown baby
  town house land life time club squad team gang world city pie cake sandwich sock sprinkles rocket cannon brain mobile
`)

/** Talk of bodies and sex as it is new, shortened or dressed up for those who read along. */
const SLANG = alternatives(`
  deez deeznut\\w* sugma sugondese suckon\\w* bofa ligma rydon bophades gyatt\\w* gyat glizz(?:y|ies) sloppy.topp?[iy]\\w* gawk.gawk\\w* gl[uo]ck.gl[uo]ck\\w*
  throat.goat\\w* back.?shots? lay.pipe raw.?dogg?\\w* smash.or.pass netflix.and.chill blue.balls wet.dreams? morning.wood camel.toes? moose.knuckle\\w*
  spank.bank pawg bbw bbc_(?:lover|king|queen|only|slut|enjoyer|hunter) wap dummy.thicc? thicc\\w* clapp?(?:ed|in|ing)?.(?:them.|dem.|those.|her.|his.|ur.|my.|that.|dat.)?cheeks cheek.clapper cheeks.clapper
  side.?piece fuq.?boi f.?bois? fboys? fuc?k?boi\\w* bros.(?:before|b4).hoes hoes?.(?:mad|aint|before|over|4|for|in|on|me) (?:a|da|the|my|ur|your|dumb|dirty|big|fat|lil|nasty|ugly|local|basic|town|class|school).hoe
  corn.?star le.?dollar.?bean lesbean se(?:gs|gz|ggs|ggz|cks|x|xx|xs|xo|ks) secks\\w* seggsy? no.?fap\\w* pdf.?file.?\\w* peda?o? ped0 sewer.?slide grapist graped sneaky.link
  stepbro\\w* step.bro\\w* stepsis\\w* milfs? dilfs? gilfs? thots? hentai\\w* waifu.pillow ahegao\\w* futa\\w* bussy nudes?_\\w+ nudes noods noodz send.(?:noods|feet|pics|pix|nudez?)
  only.?fan\\w* of.model fan.?sly ph.premium horny.?jail down.bad(?: \\w+)? freak(?:y|ay).?(?:bob|ahh|time|link) tiddy tiddies tig.?o?l?.?bitties big.naturals
  big_(?:(?:long|black|hard|fat|ol|ole|old|juicy|meaty|hairy|thick)_)?(?:rod|shaft|meat|sack|knob|pole|stick|peen|benis|chungus.?dick|wang|wood|peter|richard|load|package|bulge|nut|hole|cheeks)
  (?:hard|long|stiff|throbbing|erect|veiny|pulsing|raging|rock.hard).(?:rod|shaft|wood|pole|meat|member|stick|one|on) four.?skin 4.?skin one.?night.?stand threesome
  ur.(?:a.)?(?:bish|hoe|gay|mom|mum|dad|mother|sister|fat|ugly|dumb|trash|stupid|bad|pp|moms?.\\w+) u.?r.?gay yo.?(?:mama|momma|mom|mum)s? (?:fuck|f|smash|did|do|bang|rail|pound|pipe)(?:ed|ing|in)?.(?:ur|your|yo|my|his|her).(?:mom|mum|mama|mother|sis|sister|dad|wife|teacher|grandma)
  b[ieya]+[yo]?[ao]t?tch(?:es)? cunn\\w*.lingus nee?i?l.down\\w*_\\w+ [jtb]e[sz]+t?.?(?:ti[ck]+[aeu]?l+[eyusz]*|ticals?|tacles?|tickels?|tikles?) (?:d|dee|di|dez|these|dis|dem|dese|the|does|thoze|deze).?(?:z|zee|s|ez|eez)?.?nut[sz]+ sucks?_(?:at_)?\\w+ suk\\w*_(?:me|my|on|it|dik|dick|deez) \\w+_sucks cli(?:n|f|ff)?t?.torr?[ieu]s+ goon.?(?:master|lord|god|king|queen|sesh|session|hub) eff.(?:off|u|you|this|that|ya|yourself) (?:fri+ck|freak|frig|fudge|eff|screw)_(?:u|you|off|ya)(?:_\\w+)* betch\\w* bi[zs]natch\\w* shi[zts]+.?(?:head|face|bag|hole|ass|stain|show) shyte\\w* asz+ kawk\\w* kok.?suk\\w* hoe?z thott?(?:ie|y)s? bewb[sz]? vajina pron.?(?:star|hub|site|king) sexc\\w* horn[ie]+ orga[zs]m\\w* tosspot bell.?end bum.?hole\\w* sack.tap\\w* (?:rizz|kid|child|mom|cat|dog)_raper freak.?off\\w* blow.?me\\w* bite.?me\\w* beeyotch\\w* biotch\\w* bioch beyotch bi[sx]h.?(?:please|plz|better|u|you) effing? fawk\\w* phag\\w* phaq\\w* phuq\\w* phuk(?!et)\\w* fugg?(?:in|ing|er|ers|ya|yu|u|you|off)
  knobhead knob.jockey tosser minger minging slapper numpty gobshite shite spunk\\w* bellends? todger stiffy semi.on hard.?on stonker
  eat.?me.?out eat.?(?:her|his|my|ur|dat|that)_\\w+ sit.?on.?my_\\w+ ride.?my_\\w+ touch.?my_\\w+ ch?oke.?on_\\w+ gag.?on_\\w+ come.?inside cum_in\\w* c[uo]m?min.on
  nip.?slip side.?boob under.?boob cleavage crotch\\w* ta.?tas hoo.?ha hooha cooter fannies sharts? skid.?marks? dingleberr(?:y|ies) poop.(?:eater|stain|dick|ass|face|head|lord|butt|shoot|chute)
  (?:two|2).girls.(?:one|1).cup goatse tub.girl lemon.party meat.spin blue.waffle rule.?34 r34 xnxx\\w* xvideo\\w* xhamster\\w* pornhub\\w* p.?hub red.?tube brazzers\\w* bang.?bros bang.?bus chaturbate fapello nhentai e621
  diddl(?:er|ed|ing|in|e|y)\\w* diddy\\w*_\\w+ p.?diddy epstein\\w*_\\w+ (?:no|did|got|im|i|like|my).diddy\\w* groom(?:er|ed).?\\w* (?:kid|child).?(?:nap\\w*|snatcher|toucher|lover|eater|fucker) sex.?offend\\w* molest\\w* predator.(?:man|teacher) creep.?van free.candy.van
  ku+m+ing ku+mm+(?:in|er|ers|ed) [ck]u+m+(?:shot|shots|slut|dump|guzzl\\w*|rag|lord|sock|bucket|stain|god|boy|girl|king|queen|drip\\w*|town|face) fap+(?:ing|in|er|ed)\\w* nut+(?:ed|ing|in)_\\w+ jack(?:ing|in|ed)?.?(?:it|off) beat(?:ing|in)?.?(?:it|off|my.meat|ur.meat|the.meat|meat) jerk(?:ing|in|ed)?.?(?:it|off|my|me) wank(?:ing|in|er|ers|ed|y) spank(?:ing|in|ed|s)?.(?:me|it|my|the.monkey|her|him) chok(?:e|ing).?the.?(?:chicken|monkey|bishop|lizard) slap.?my_\\w+
`)

const COMPOUNDS: readonly RegExp[] = [
  new RegExp(`(?:^| )(?:${PART}) ?(?:${DOER})(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:${BARE_PART}) ?(?:${BARE_DOER})(?: |$)`, 'u'),
  new RegExp(`(?:^| )(?:${SLANG})(?: |$)`, 'u'),
]

/** Words with single spaces between them. */
export const isCompound = (spaced: string): boolean =>
  COMPOUNDS.some((compound) => compound.test(spaced))
