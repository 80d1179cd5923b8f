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
