/** What is bad as a whole, word by word harmless. Matched against words with single spaces. */

const SELF =
  '(?:(?:yo)?u?r ?|you ?|u ?)?(?:self|slf|selves)|(?:(?:yo)?ur|u|my) ?(?:life|wrists?|throat|veins|neck)'
const PEOPLE =
  'jewish people|black people|gay people|mexicans?|haitians?|refugees|foreigners|fags|homos|queers|negros|judios|negros|gays|moros|gitanos|indios|sudacas|maricones|jews?|blacks?|gays?|muslims?|mexicans?|asians?|whites?|arabs?|indians?|christians?|immigrants?|latinos?|trans|women|girls|teachers?|kids|children|lesbians?|gypsies|people|everyone|everybody|them all|all of (?:you|them)'

/** What somebody is called: after "is", "are", "es". */
const INSULT =
  'ugly|fat|dumb|stupid|gay|trash|garbage|an? (?:loser|idiot|bitch|ho|hoe|whore|slut|pig|cow|fag|freak|creep|pedo|simp|moron|clown|nazi|racist|snitch|virgin|retard|monkey|terrorist|rat|dog|joke|nobody|mistake)|retarded|disgusting|worthless|pathetic|annoying|poor|smelly|stinky|trans|lame|bald|horny|hot|sexy|the worst|a joke|dead|feo|fea|gordo|gorda|tonto|tonta|gay|(?:un |una )?(?:puto|puta|perra|zorra|burro|burra|cerda|cerdo|marica|maricon|idiota|estupido|estupida|imbecil|basura|mierda|asco|asqueroso|asquerosa|foca|ballena|vaca|rata|inutil|perdedor|perdedora|fracasado|fracasada|tarado|tarada|retrasado|retrasada|mongolo|joto|lesbiana|negro de mierda|pendejo|pendeja)'

const PHRASES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|are|r|ur|you ?re|youre|u r|was|eres|es|son|sos|soy) (?:so |such |a |very |really |super |kinda |too |all |muy |tan |bien |un |una )*(?:${INSULT})\\b`,
  ),
  /\b(?:i |we |everyone |everybody |all |yo |te |los |las |lo |la )?(?:hate|hates|hating|odio|odia|odian|odiamos) (?:you|u|this|that|my|mr|mrs|ms|miss|miz|school|class|her|him|them|teacher|life)\b|\b(?:te|los|las|la|lo) odi[oa]\b/u,
  /\b(?:you|u|mr|mrs|ms|miss|teacher|school|this class|class|he|she|they|emma|maestra?|profe|la clase|la escuela) (?:all )?(?:sucks?|stinks?|smells?|apesta|huele mal|da asco|dan asco|must die|should die|will die|gonna die)\b|\b(?:das|da) asco\b|\b(?:nadie te (?:quiere|soporta)|no le importas|muere ya|muerete|vas a morir|van a morir|te van a matar|os voy a matar|los mato|te mato|la voy a matar|lo voy a matar|te voy a (?:partir|romper|reventar|pegar|matar|violar|apunalar|disparar|encontrar|quemar)|me voy a (?:matar|suicidar|ahorcar|cortar)|mata(?:te|los|las|rte)|tengo (?:una|un) (?:pistola|arma|bomba|cuchillo|rifle|navaja)|bomba en|tiroteo|voy a (?:explotar|disparar|quemar|poner una bomba|traer una|violar)|ojala (?:te |se )?mueras?|pegate un tiro|tirate (?:de|a|por)|cortate (?:las|los)|no mereces vivir|mejor muerto|mejor muerta)\b/,
  /\b(?:watch your back|i know where you live|you(?: a|')?re (?:next|dead|gonna die)|u r (?:next|dead)|ur (?:dead|next)|gonna (?:get|beat|hurt|kill|stab|shoot|end|jump|murder|die) \p{L}+|(?:will|ll) (?:hurt|beat|stab|shoot|burn|find|end|cut|hunt|bomb|murder|strangle|choke|rape|destroy) (?:you|u|him|her|them|this|all|everyone|the|my)|(?:stab|shoot|murder|strangle|behead|execute|gut|poison|jump|beat up|lynch|bomb|burn down|blow up|shoot up|attack) (?:you|u|him|her|them|this|all|everyone|everybody|the|my|mr|mrs|ms|miss|school|class|teacher)|(?:hit|death|kill|murder) ?list|death threat|list of (?:victims|targets)|(?:mass|active|next|class) (?:shooter|shooting|murderer)|shooting tomorrow|tomorrow you die|die tomorrow|dont come to school|(?:bring|brought|bringing|got|have|has|with) (?:a |an |my |the )?(?:gun|glock|knife|bomb|ar ?15|ak ?47|rifle|pistol|machete|grenade|weapon|shotgun|c4)|pipe ?bomb|bomb threat|(?:your|ur) (?:funeral|grave|death|last day)|say goodbye|last day alive|blood on|you will (?:die|pay|bleed|burn|regret)|u will (?:die|pay|bleed)|rip (?:emma|mr|mrs|ms|teacher)|dead by)\b/u,
  /\b(?:nobody|noone|no one|no1|none) (?:likes|loves|wants|cares|would miss|will miss)\b|\b(?:please|pls|plz|just|go|u should|you should|you must|why dont you|do us a favor and|jus) (?:and )?(?:die|kys|end it|jump|hang|kill|disappear|drown|choke|unalive)\b|\b(?:better off dead|worthless life|rope yourself|tie (?:a|the) noose|overdose|cut deeper|slit (?:my|your|ur) \p{L}+|cut (?:my|your|ur) wrists?|end (?:my|your|ur|it) (?:life|all)|i want to (?:die|disappear)|i wanna (?:die|disappear)|kill me|wish (?:i|you|u) (?:was|were) (?:dead|never born)|never (?:been )?born|self ?harm|hang (?:urself|yourself|myself|him|her|them)|drink (?:bleach|poison|acid)|swallow pills|jump off|off yourself|neck yourself|kys|kms)\b/u,
  /\bgo back (?:to|home)\b|\b(?:build|finish) (?:the|that) wall\b|\b(?:send|ship|kick) (?:them|em|him|her) (?:back|home|out)\b|\b(?:deport|lynch|enslave|whip|gas|exterminate|oven) (?:\p{L}+ )?(?:\p{L}+)\b|\b(?:illegal|dirty|filthy|stupid|ugly|fat|smelly|lazy|cheap|greedy) (?:alien|aliens|mexican|mexicans|immigrant|immigrants|jew|jews|black|blacks|asian|asians|arab|arabs|indian|indians|muslim|muslims|gypsy|gypsies|chinese|paki|african|whites?|latinos?|gays?|hoe|girl|kid|teacher)\b|\b(?:border|fence|river) (?:hopper|jumper)s?\b|\b(?:cotton|fruit) picker\b|\bpick(?:ing)? (?:my )?cotton\b|\b(?:slave|cotton) (?:owner|master|trader|boy|girl|picker)\b|\bback of the bus\b|\b(?:black|white|brown) (?:monkey|ape|gorilla|slave|trash|scum|devil)s?\b|\bblack ?face\b|\b(?:white|aryan) (?:is right|race|nation|brotherhood|supremacy|supremacist|master|genocide|first)\b|\bblood and soil\b|\bmaster race\b|\b(?:fourteen|14) (?:words|88|eighty)\b|\beighty ?eight heil\b|\b6 ?mwe\b|\b6 million (?:lie|wasnt|more|not)\b|\bjewish question\b|\bgoyim\b|\bhitler (?:did|was|youth)\b|\b(?:i cant breathe|george floyd) (?:lol|fan|dead|knee)\b|\bknee on neck\b|\b(?:china|chinese) ?virus\b|\bkung ?flu\b|\b(?:bat|dog|cat) eaters?\b|\bopen your eyes asian\b|\bslant(?:ed|y)? eyes?\b|\bling ling\b|\b(?:camel|goat) (?:jockey|fucker|lover|humper)\b|\bcurry (?:muncher|smell|nigg\p{L}*)\b|\bn ?(?:-| )?word\b|\bhard r\b|\bproud (?:nazi|racist|boys?)\b|\b(?:im|i am|so|very) (?:a )?racist\b|\bno (?:blacks|jews|gays|mexicans|girls|asians|muslims|immigrants|trans) allowed\b|\b(?:muerte|mueran|fuera|maten|quemen|abajo|hay que matar|matar|mata|odio|putos?|pinches?) (?:a )?(?:los |las |al |a los )?(?:judios?|negros?|gays|moros?|gitanos?|indios?|sudacas|maricones|inmigrantes|chinos?|mexicanos?|gringos|venecos|bolivianos|peruanos|haitianos|homosexuales|putos|musulmanes|arabes|negras|blancos|panchitos)\b|\b(?:negro|negra|moro|mora|indio|india|judio|judia|gitano|gitana|chino|china|sudaca|mono|sucio|sucia|puto|puta|pinche) (?:de mierda|asqueroso|asquerosa|cochino|sucio|sucia|ladron|de mrd|culero|negro|negra|judio|indio|naco|maloliente|apestoso)\b|\b(?:viva|arriba) (?:hitler|franco|el kkk|los nazis|la raza blanca|isis|bin laden|pinochet)\b|\b(?:indio pata|simio|macaco|mono) (?:rajada|negro|de mierda)\b|\bregresa(?:te)? a tu pais\b|\bvuelve(?:te)? a tu pais\b/u,
  /\b(?:te|os|le|les|los|las|lo|la) (?:voy a |vamos a |van a |pienso )?(?:mat\p{L}+|revient\p{L}+|revent\p{L}+|part(?:o|ire|ir|imos) (?:la|el|los|las|tu)\p{L}*|romp\p{L}+ (?:la|el|los|las|tu|toda|todo)|peg(?:o|are|ar)|viol\p{L}+|quem\p{L}+|apunal\p{L}+|dispar\p{L}+|degoll\p{L}+|ahorc\p{L}+|ahog\p{L}+|descuartiz\p{L}+|cort\p{L}+ (?:la|el|los|las)|golpe\p{L}+|acuchill\p{L}+|odi[oa]\p{L}*)\b|\b(?:ojala|que|espero que) (?:te|se|os|los|las) (?:muer\p{L}+|viol\p{L}+|mat\p{L}+|atropell\p{L}+|pudr\p{L}+|peguen)\b|\b(?:deberias?|debes|debe|mereces?|tienes que|tiene que|hay que|quiero|vas a|va a) (?:morir\p{L}*|matar\p{L}*|suicid\p{L}+|ahorcar\p{L}*|violar\p{L}*)\b|\bcara (?:de )?(?:rata|perro|mono|culo|verga|pene|polla|pito|sapo|moco|caca|cerdo|burro|asco|nalga)\b|\bpedazo de \p{L}+\b|\bverga (?:chica|chiquita|grande|larga|parada|dura|gorda|negra)\b|\b(?:puta|puto|pinche|maldit[oa]|jodid[oa]|tremend[oa]|menud[oa]|estupid[oa]|put[oa]s) \p{L}+\b/u,
  /\b(?:hope|wish|want|need|make|let|watch|see) (?:you|u|they|he|she|him|her|them|ya|yall|everyone) (?:all )?(?:dies?|dead|to die|gone|bleed|suffer|burn|in hell|hang|drown|cry and die)\b|\b(?:burn|blow|shoot|bomb|destroy|attack|torch) (?:down |up )?(?:this|the|our|my|ur|your) (?:school|class|house|place|teacher|family|home|church|mosque)\b|\b(?:beat|choke|stab|burn|kick|punch|smash|hit|slap|hurt|bash|break) (?:you|u|ya|him|her|them|your|ur|his|yall) (?:to death|up|face|skull|head|teeth|bones|in|dead|ass|so|after|bad|down|neck|throat|legs?|jaw)\b|\bbomb (?:under|at|the|threat|this|my|your|here|today|tomorrow|school|squad jihad)\b|\b(?:rope|noose|pill|razor|blade) (?:time|yourself|day|party)\b|\b(?:take|swallow|eat|down) (?:the|all|some|your|ur) pills\b|\b(?:ape|monkey|gorilla|slave|coon|jew|gay|black|fag|mexican|muslim|asian|indian|arab|immigrant|trans|tranny|gypsy|jap|nigg\p{L}+) (?:boy|girl|slave|monkey|hunter|burner|basher|killer|beater|lyncher|oven|hunting|season|owner|trader|tamer|ape|pig|rat|dog|scum|trash|vermin|cockroach|nation|freak|lover|hater|gasser|exterminator|smell|face)s?\b|\b(?:six|6) million (?:wasn?t|was|more|not|lie|never|is)\p{L}*\b/u,
  /\b(?:mr|mrs|ms|miss|mister|sr|sra|profe|profesora?|maestr[oa]|coach|teacher|principal|dr) (?:\p{L}+ )?(?:sucks?|stinks?|smells?|is an?|is (?:so )?(?:ugly|fat|dumb|stupid|gay|mean|old|bald|hot|racist)|must|should|will die|apesta|huele|es)\b|\b\p{L}{3,} (?:sucks|stinks|blows|apesta|da asco|smells bad|smells like \p{L}+|huele mal|has no friends|no tiene amigos|is trash|must die|eats (?:poop|shit|ass|dick)|is a .*|es un[a]? .*)$|\b(?:fat|ugly|filthy|disgusting|stinking|gross) (?:fat |ugly |little |old |stupid )*(?:pig|cow|bitch|whale|hog|slob|hoe|rat|face|girl|boy|kid|loser|freak|b|teacher|ass|mia|mom|mama)\b|^(?:fat|ugly) (?:fat|ugly) /u,
  /\bhow to (?:murder|kill|rape|make a bomb|hang)\b|\b(?:ball|butt|nut|crotch|ass|boob|nipple|tit|dick) ?(?:lick|kick|suck|munch|grab|sniff|slap|twist|touch|squeez|tickl|eat|rub|bit)\p{L}*\b|\b(?:god) ?(?:dam+n?(?:ed|it)?)\b/u,
  /^(?:i|you|yu|u|yoo|we) su[ck]k?s?$|^(?:p|pea|pee) ?n[ei]+ss?$|^(?:fa[cqhk]+|foc|fah|fuh|faq|ef+|fe?ck) ?(?:q|qu|cue|kew|queue|you|u|yu|yew)$|^di?a? ?(?:rhea|rea|rya)$|^bea?e? ?(?:otch|atch)$|^(?:a|ash|ann?|aice) (?:hole|nal|uss|nus)$|^(?:fa[kt]|fu[ck]k?|phu[ck]k?) (?:yu|mi|hiu|yoo|wang|long|u|dis)$|^(?:yu|yoo|wai) fuk$/,

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
  /\bsend (?:me )?(?:nudes?|pics|noodz|feet)\b|\b(?:big|huge|small|tiny|fat|long|hard|wet|hairy|black|white|brown|micro|large|giant|monster|massive|mega|thick|tight|juicy|soggy|smelly|sweaty|salty|itchy|sore|saggy|floppy|limp|little|mini|stinky|dirty|loose|enormous|10 inch|ten inch) ?(?:dick|pp|anus|vagina|cunt|crotch|nipples|testicles|nutsack|ballsack|clit|erection|boner|pecker|schlong|peen|nuts|nads|d|pp|penis|tits|boobs|cock|ass|butt|balls|pussy|johnson|dong|willy|weiner|wiener|booty)\b/,
  /\b(?:sex|sexy|porno|nude|naked|horny) \p{L}+|\bporn (?:star|hub|king|queen|lord|addict|site|video)\b|\p{L} (?:sex|nudes)\b|\b(?:fag|dyke|homo|tranny|gay|jew|black|muslim) (?:haters?|killers?|bashers?)\b/u,
  /\bbutt ?(?:plug|hole|sex|stuff|pirate|face|head|lick\w*|sniff\w*)\b|\b(?:on|of) ?ly ?fans\b|\bhand job\b|\bblow job\b|\bfuk (?:u|you|off|this|them|him|her|all|that|school)\b|\bf off\b|\bf (?:u|you)\b/,
  // Spanish.
  /\bhij[oa] ?de ?(?:la |tu |su |mil |la gran )*(?:put\w*|perra|verga|tu madre)\b|\b(?:tu|su) (?:puta )?madre\b|\bla concha\b|\bconcha (?:de|e) ?(?:tu|su)\b|\bvete a(?:l| la)? (?:verga|mierda|carajo|diablo|chingada|\w*porra)\b|\bme cago\b|\bme la (?:suda|pela|chupas?|mamas?)\b|\bhaz(?:me)? una mamada\b|\bpinche\b|\bnegro de mierda\b|\bpor el culo\b|\bdar por\b|\bsoy gay jaja\b/,
  /\bfil(?:s|ho|le|ha) d[ea] put\w*\b|\bta gueule\b|\bva (?:te )?faire foutre\b|\bfick dich\b|\bputang ina\b|\bvai tomar no cu\b|\bporc[oa] (?:dio|madonna|miseria)\b|\bidi nahui\b|\bdit me\b|\bdu ma\b/,
]

/** Pictures and signs, on the name as it was written. */
const SIGNS: readonly RegExp[] = [
  /[\u5350\u534d\u0fd5-\u0fd8]/u,
  /[\u16cb\u26a1\u03df\u26a1\ud83c\udf29]{2}|ᛋ\s?ᛋ|ϟ\s?ϟ|⚡\ufe0f?\s?⚡\ufe0f?/u,
  /(?<!\d)14[\s/.:-]*88(?!\d)/,
  /\u{1f595}|\u{1f346}|(?<!\d)41\s?%/u,
  /(?:\u{1f351}|\u{1f445}|\u{1f352})\ufe0f?\s?\u{1f4a6}|\u{1f4a6}\s?(?:\u{1f351}|\u{1f445})|\u{1f351}\s?\u{1f445}/u,
  /\u{1f449}\s?\u{1f44c}|\u{1f44c}\s?\u{1f448}/u,
  /(?:8|B|ε)[=~_\-–—]{2,}[>D)Ɔ]|[cC<(][=~_\-–—]{2,}[83](?!\d)/u,
  /\(\s*[.oO0•·*ㅅ人]?\s*(?:\)\s*\(|[yYvV人])\s*[.oO0•·*]?\s*\)/u,
  // A weapon beside people, a school or who is meant.
  /[\u{1f52b}\u{1f52a}\u{1f4a3}\u{1f9e8}\u{1fa93}\u{1f5e1}]\ufe0f?\s?(?:[\u{1f466}-\u{1f469}\u{1f476}\u{1f474}\u{1f475}\u{1f9d1}-\u{1f9d5}\u{1f3eb}\u{1f392}\u{1f46b}-\u{1f46d}]|(?:u|you|kids?|school|class|teachers?|all|them|everyone|ti|todos|escuela|maestr[oa])\b)|[\u{1f466}-\u{1f469}\u{1f476}\u{1f9d1}-\u{1f9d5}\u{1f3eb}\u{1f392}]\ufe0f?\s?[\u{1f52b}\u{1f52a}\u{1f4a3}]/iu,
  /[\u{270a}\u{1f44a}\u{1f90f}\u{1f34c}\u{1f952}\u{1f32d}\u{1f444}\u{1f924}\u{1f47f}]\ufe0f?\s?\u{1f4a6}|\u{1f4a6}\s?[\u{270a}\u{1f34c}\u{1f444}]|[\u{1f34c}\u{1f952}\u{1f32d}]\ufe0f?\s?[\u{1f351}\u{1f445}\u{1f444}]/u,
  // Around a name, a mark of who is taken for a Jew.
  /\({3}|\){3}/,
]

export const holdsPhrase = (spaced: string): boolean =>
  PHRASES.some((phrase) => phrase.test(spaced))
/** What is meant badly more often than not, and may as well be nothing or somebody's name. */
const QUESTIONABLE: readonly RegExp[] = [
  /^(?:queer|twink|cartel|coger|hitman|bicho|terror|edge ?lord|adolf h)$/u,
  /^(?:fat|ugly|stupid|dumb|stinky|smelly|nasty|gross|gord[oa]|fe[oa]|tont[oa]) \p{L}{2,}(?: \p{L}+)*$|^(?!\p{L}{2,4} fat$)\p{L}+ (?:el |la |the )?(?:fat|ugly|stupid|dumb|gord[oa]|fe[oa]|tont[oa])$/u,
  /(?:^|\D)(?:69|420|6969|42069|666)(?!\d)|\bsixty ?nine\b/,
  // Known for murder and abuse; somebody may well be called so.
  /\b(?:jeff(?:rey)? (?:epstein|dahmer)|ted (?:bundy|kaczynski)|charles manson|john wayne gacy|ed gein|jack the ripper|zodiac killer|charlie manson|richard ramirez|adam lanza|nikolas cruz|eric harris|dylan klebold|klebold|dylann roof|elliot rodger|salvador ramos|seung hui|stephen paddock|anders breivik|brenton tarrant|timothy mcveigh|lee harvey oswald|osama bin|saddam hussein|pol pot|heinrich \p{L}+|josef mengele|benito mussolini|joseph stalin|kim jong un|vladimir putin|r kelly|bill cosby|harvey weinstein|p ?diddy|puff diddy|jared fogle|jimmy savile|larry nassar|ghislaine maxwell|derek chauvin|george zimmerman|david duke|pablo escobar|el chapo|jonestown|jim jones|aileen wuornos)\b/u,
  /\b(?:idf|hamas|hezbollah|taliban|isis|al ?qaeda|antifa|kgb|ss|gestapo|sinaloa) (?:soldier|fighter|member|army|gang|leader|boy|girl|cartel)\b/,
  /\b(?:your|ur|yo|my|tu|su) (?:mom|mum|mama|momma|mother|sister|dad|daddy|hermana|vieja|mama)\b|\b(?:daddy|zaddy|stepmom|stepsis|step ?bro|big daddy|sugar (?:daddy|baby|mama))\b/,
  /\b(?:smoke|smoking|smokes|buy|sell|selling|sniff|snort) (?:weed|crack|meth|coke|drugs|pot|that|me|dope|blunts?)\b|\b(?:weed|drug|pot|coke|crack) (?:dealer|lord|head|king|queen|man|boy|plug)\b|\b(?:blaze it|get high|so high|drunk \p{L}+|vape god|vape lord)\b/u,
  /\b(?:hate|hates|kill|killing|killed|murder|murders|die|stab|suicide|rape|terror) (?:\p{L}+)\b|\b\p{L}+ (?:killer|murderer|dies|must die|is dead|rapes|shooter|bomber|terrorist|kills)\b/u,
]
export const isQuestionable = (spaced: string): boolean =>
  QUESTIONABLE.some((phrase) => phrase.test(spaced))
export const holdsSign = (name: string): boolean => SIGNS.some((sign) => sign.test(name))
