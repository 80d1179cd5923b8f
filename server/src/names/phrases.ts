/** What is bad as a whole, word by word harmless. Matched against words with single spaces. */

const SELF =
  '(?:(?:yo)?u?r ?|you ?|u ?)?(?:self|slf|selves)|(?:(?:yo)?ur|u|my) ?(?:life|wrists?|throat|veins|neck)'
const PEOPLE =
  'jews?|blacks?|gays?|muslims?|mexicans?|asians?|whites?|arabs?|indians?|christians?|immigrants?|latinos?|trans|women|girls|teachers?|kids|children|lesbians?|gypsies|people|everyone|everybody|them all|all of (?:you|them)'

const PHRASES: readonly RegExp[] = [
  // Against oneself and others.
  new RegExp(
    `\\b(?:kill|hang|cut|neck|rope|shoot|stab|drown|unalive|hurt|burn|choke|off|end|slit|slash) (?:${SELF})\\b`,
  ),
  /\b(?:kill|unalive|hang|shoot|end)(?:yo)?u?r?(?:self|slf|life)\b/,
  /\b(?:go|just|please|pls|plz|should|must|will|gonna) (?:and )?(?:die|unalive)\b|\bdie (?:bitch|now|slow|alone|all|in)\b/,
  /\b(?:want|wanna|wants) (?:to )?(?:die|kill|be dead)\b|\bi(?:'?m| am|ma|ll| will)? (?:gonna |going to |will )?(?:kill|murder|stab|shoot|strangle|rape|bomb)\b/,
  /\b(?:kill|murder|rape|stab|shoot) (?:me|you|u|him|her|them|all|every ?one|every ?body|my ?self|yall)\b/,
  /\bdrink (?:some )?bleach\b|\bjump (?:off|from) (?:a|the) (?:bridge|roof|cliff|building)\b|\bno ?one (?:likes|loves|wants) (?:you|u)\b|\b(?:you|u) should ?n(?:o|')?t (?:live|exist)\b/,
  /\b(?:school|mass|mall|church) ?(?:shoot(?:er|ing)s?|bomb(?:er|ing)?)\b|\bshoot(?:ing)? up\b|\bbomb (?:in|at|the|threat|this)\b|\bi (?:have|got|brought|bring) (?:a |my )?(?:gun|bomb|knife|rifle)\b|\bgun (?:in|at|to) school\b|\bcolumbine\b/,
  /\b(?:te voy a|voy a|los voy a) (?:matar|violar|pegar)|\bvoy a matar(?:te|los|me)\b|\bcortate las venas\b|\bpegate un tiro\b|\bojala te mueras\b|\bquiero morir\b|\btirate (?:de|por)\b|\bme quiero morir\b/,
  // Against groups.
  new RegExp(
    `\\b(?:kill|gas|hate|fuck|burn|lynch|deport|rape|shoot|bomb|hang|no) (?:all |the |those |every )*(?:${PEOPLE})\\b`,
  ),
  new RegExp(
    `\\b(?:${PEOPLE}) (?:suck|hater|haters|must die|should die|did|scum|stink|are (?:ugly|stupid|trash|dumb))\\b`,
  ),
  /\b(?:jew|gay|black|muslim|gypsy|immigrant) (?:scum|hater|killer|trash|pig|boy hater)\b/,
  /\bwhite ?(?:power|pride|supremac\w*|lives only)\b|\bss ?(?:soldier|officer|bolts)\b|\bthird reich\b|\b(?:hail|heil|hiel) \p{L}+|\b(?:hh|heil|sieg) ?88\b|\b88 ?(?:heil|hh|sieg)\b|\b14 ?88\b|\b(?:14 )88\b/u,
  /\badolf h(?:itler)?\b|\bbin laden\b|\bosama bin\b|\bal qaeda\b|\bisis (?:forever|soldier|army|fighter|fan|rules|member)\b|\bku klux\b|\bjeffrey (?:dahmer|epstein)\b|\bted bundy\b|\b(?:nine|9) ?11 (?:fan|lol|lover)\b|\b(?:jews|bush) did 9 ?11\b/,
  /\bgo back to (?:your|ur|mexico|africa|china|india)\b/,
  // Of the body.
  /\b(?:suck|lick|eat|ride|touch|rub|grab|kiss|show|sit on) (?:on )?(?:my|me|his|her|deez|dees|these|your|ur|this) ?(?:\w+)?\b/,
  /\bsend (?:me )?(?:nudes?|pics|noodz|feet)\b|\b(?:big|huge|small|tiny|fat|long|hard|wet|hairy|black|micro|large) ?(?:dick|d|pp|penis|tits|boobs|cock|ass|butt|balls|pussy|johnson|dong|willy|weiner|wiener|booty)\b/,
  /\b(?:sex|sexy|porn|porno|nude|naked|horny) \p{L}+|\p{L} (?:sex|porn|nudes)\b/u,
  /\bbutt ?(?:plug|hole|sex|stuff|pirate|face|head|lick\w*|sniff\w*)\b|\b(?:on|of) ?ly ?fans\b|\bhand job\b|\bblow job\b|\bfuk (?:u|you|off|this|them|him|her|all|that|school)\b|\bf off\b|\bf (?:u|you)\b/,
  // Spanish.
  /\bhij[oa] ?de ?(?:la |tu |su |mil |la gran )*(?:put\w*|perra|verga|tu madre)\b|\b(?:tu|su) (?:puta )?madre\b|\bla concha\b|\bconcha (?:de|e) ?(?:tu|su)\b|\bvete a(?:l| la)? (?:verga|mierda|carajo|diablo|chingada|\w*porra)\b|\bme cago\b|\bme la (?:suda|pela|chupas?|mamas?)\b|\bhaz(?:me)? una mamada\b|\bpinche\b|\bnegro de mierda\b|\bpor el culo\b|\bdar por\b|\bsoy gay jaja\b/,
  /\bfil(?:s|ho|le|ha) d[ea] put\w*\b|\bta gueule\b|\bva (?:te )?faire foutre\b|\bfick dich\b|\bputang ina\b|\bvai tomar no cu\b|\bporc[oa] (?:dio|madonna|miseria)\b|\bidi nahui\b|\bdit me\b|\bdu ma\b/,
]

/** Names made to be read aloud, run together. */
const READ_ALOUD: readonly RegExp[] = [
  /^(?:mike|mic)(?:hunt|hawk|hock|cock|oxlong|oxmaul|rotch|litoris|kunt|oxbig|oxhard|oxsmall)/,
  /^(?:hugh|huge|hugo)(?:g|gee)?(?:jass|jas|janus|rection|jorgan|jazz|jdick|jcock|gass|geass)/,
  /^ben(?:d)?(?:dover|dhover|derover|overr)/,
  /^phil(?:ip)?(?:mc?crack[ei]n|mccavity|mycrack|myass|mypussy|mymouth|mahole|andering)/,
  /^(?:dixie|dicksie)nor[mr]?ou?s/,
  /^dixienorm/,
  /^(?:moe|mo)lester/,
  /^(?:deez|dees|these|deeze)(?:nut|nuts|nutz)/,
  /^(?:ligma|sugma|bofa|sugondese|sugon|imagine?deez|joemama|yourmomma?)/,
  /^(?:jenn?[ay]|gina|jennie)(?:talia|tailya|tals|tulls|tullia|tell?ia|tals)/,
  /^(?:heywood|haywood)(?:jablo|yablo|u?blow|jable)/,
  /^(?:jack|jacque)(?:me|mi|my|ma|u)?(?:hoff|off|goff)$/,
  /^(?:seymour|seemore)(?:butt|ass|cock|bush|cheek)/,
  /^(?:barry|harry)(?:mc)?(?:kock|cock|mckock|ballsack|balls|dick|dyck|pussy|penis|pness|pits?cock|azz|ass$)/,
  /^(?:wayne|wain)(?:kerr|ker|king)$/,
  /^(?:peter|pete)(?:file|phile|fyle)$/,
  /^(?:gabe|gay)(?:itch|bitch|bich)/,
  /^(?:yuri|uri)(?:nator|nal|nate)/,
  /^(?:dill|dil)(?:doe|do|dough)$/,
  /^(?:amanda|aman)(?:hug|tolick|kissme)/,
  /^(?:pat|holden|craven|buster)(?:mc?groin|mc?grind|moorehead|moorhead|cherry|hymen)/,
  /^(?:stu|stew)(?:pitt?|pid)$/,
  /^(?:anna|ana|anita)(?:l?sex|lsmith|lick|liss?lick|bath|hanjob|dick|cock|fuck|hardcock)/,
  /^(?:ip|ipee|eye?p)freel/,
  /^(?:ivana|ivanna)(?:tinkle|hump|fuck|bang|suck|touch)/,
  /^(?:oliver|olive)(?:closeoff|clothesoff|tits)/,
  /^(?:dick|richard)(?:head|hertz|burns|inbutt|less|rash|smalls?)$/,
  /^(?:eileen|ilene)(?:dover|ulick|back$)/,
  /^(?:lou|lu)(?:sirr|ser)$/,
  /^(?:willie|willy|will)(?:strok|wank|suck|fuck|dick)/,
  /^(?:rod|rob)(?:gozin|banks$|mcock)/,
  /^(?:justin|just)(?:her(?:ass|butt)|inside)/,
]

/** Pictures and signs, on the name as it was written. */
const SIGNS: readonly RegExp[] = [
  /[\u5350\u534d\u0fd5-\u0fd8]/u,
  /[\u16cb\u26a1\u03df\u26a1\ud83c\udf29]{2}|ᛋ\s?ᛋ|ϟ\s?ϟ|⚡\ufe0f?\s?⚡\ufe0f?/u,
  /(?<!\d)14[\s/.:-]*88(?!\d)/,
  /\u{1f595}|\u{1f346}/u,
  /(?:\u{1f351}|\u{1f445}|\u{1f352})\ufe0f?\s?\u{1f4a6}|\u{1f4a6}\s?(?:\u{1f351}|\u{1f445})|\u{1f351}\s?\u{1f445}/u,
  /\u{1f449}\s?\u{1f44c}|\u{1f44c}\s?\u{1f448}/u,
  /(?:8|B|ε)[=~_\-–—]{2,}[>D)Ɔ]|[cC<(][=~_\-–—]{2,}[83](?!\d)/u,
  /\(\s*[.oO0•·*ㅅ人]?\s*(?:\)\s*\(|[yYvV人])\s*[.oO0•·*]?\s*\)/u,
  /\u{1f52b}\s?(?:\u{1f476}|\u{1f9d2}|\u{1f469}|\u{1f468})/u,
]

export const holdsPhrase = (spaced: string): boolean =>
  PHRASES.some((phrase) => phrase.test(spaced))
export const isReadAloud = (joined: string): boolean => READ_ALOUD.some((name) => name.test(joined))
export const holdsSign = (name: string): boolean => SIGNS.some((sign) => sign.test(name))
