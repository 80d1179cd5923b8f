/** Words of a list, between spaces; a dot stands for a space. */
export function words(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('.', ' '))
}

/** Listed, and yet a name, a title, a word of every day or of somebody's own. */
export const HARMLESS = words(`
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
  dong dongs ho poon goddess mong aryan gago abbos gook.seong
  abuse addict addicts adefesio adufe aguayon alcornoque alfeñique andorga andurriasmo aniz arrecho artaban
  athletesfoot atarre abanto abanta acabada agarraderas avergallon ayotes balurde barf barfface barrabas
  barriobajero batty beanbag beanbags belloto besugo bellaco biatches bobalicon bogan bolas bollito bollo
  bombin boniato boofoo boonies borondanga borraja borrico borrico bostazo botarate brisco brizna brocha
  bruta bucha butifarra cabestro cacha cachapera cachar cacheteo cachilo cachimba cachufleta cafre calabazo
  calambuco calamidad calduo calientahielos caliente callate cansalmas cantamañanas cantimplora capullo carajote
  caratula cebollino cazurro cenizo cenutrio ceporro cernicalo chacon chancay chaqueta cheesehead cheeseheads
  chi chiche chifar chimar christ chug chugs chunky chinky chonky cockfight cockatoo coger cogollo cogote cola
  colgados colipato colon comadres compañero conejo conejos copa coronta corota corotas corozo coso cotorra coyoles
  coyones coyos coquimbanos cuates cuaresmeño cuchara cucon cucona cueco cumquat curtir crap crappy cocky cooly
  darky dipstick dopey doodoo desgraciarse dondiego donnadie drunk eightball energumeno estaca estafiate
  estulto exprimir fachar fantoche fariseo fifar filiberto floo flange forrar forro fulastre gañan ganapan
  gandul geez geezer geni gob god goras gorrino gorrumino greaser greasers guarango guitarro gurriato gustarle guebo
  hapa haole haoles hillbilly hobo hoboes honger hork hueco huevo huevos huevonada ike impermeable jebus jeez jesus
  jesuschrist jig jigs jigger jiggy japies kimchis kink killer krap lactate lapdance leche leches lechuguino lerdo libido
  limey liquor lolas longanizas lumbreras lowlife macaca maciza majadero malandro mameluco mamey manchas mango
  mangos maraco mariposa martillo masterblaster magicwand mastuerzo mayate mendrugo mequetrefe merluzo mico
  mickeyfinn minga mockey mockie mocky mojar moky molotes montar morlaco moslem mosshead mzungu mzungus niggle niggled
  niggles niggling nigerian nigerians nabo ninfo nook nooner nigre nittit orga osama ovejo paja pajarito palo palos
  palurdo pamplinas pancarta panda pansies papanatas papaya papirote paquete pardillo pargo pata patan pato payo
  pelele pelma pelotas pepa percebe piltrafa pimp pinche pipe pipian pistola pixie pixy pocasluces pocho pochos polvo
  pom poms pommie popa poronga poto prick protestant puchero pud puke quickie quebracho rearend redleg redneck
  rednecks rifle riata russki raja repisas retazo sabandija saint sanguijuela satan scallywag seno seppo seppos shav slave slav
  slapper slimeball smack snigger sniggers sobo sonajas sonso sooty sosco spit spitter squarehead stupid swalow swallow
  tanate tarado tarbaby tereso thirdeye threeway tio tocho tolai tolete tonga totona trailertrash traga triplex trio
  trots tuckahoe turnon uncle vete vejiga volar volarse vomit wab whiz whop wn wuss wuzzie yank yanks yankee yankees
  yegua zangano zascandil zopenco zoquete gypsy gypsies fourtwenty footaction fingerfood bounty mafia hamas usama isis
  jihad balls horis hindoo guinea paddy mick spade spades trap tinkle randy willy willie willies whites blackman crack cracker
  murder murderer death die dead gun bomb homosexual gay lesbian lesbiana queer condom abortion orgasmico uterus
  rectum lynch radical radicals racist devil demon damnation illegals interracial fart farted farting bicurious
  hiv herpes syphilis septic septics feces tampon enema protestante spank screw stiffy scat jacktheripper nazareno
  conchi mapache payaso argolla afilar anda come comer cocos gomas asesinato cenizo bizcocho clavar corneta corrida
  casquete compadre cuchillo chancla charran cueva chupador ensartar estupido lesbos mariposon maldita melon melones
  orina orto pajara pajaro pedazo picha plomo putada rieleches tirar tirarse vergallo infierno huesos chupete beaver pussycat
  nepo narco macaco cagada acojonante bebo babu bhai ganda loka lokas caga cafona baldracca bambola cretino
  animal bestia bruto bufalo capra cane culona cornuto gallina gonzo grullo imbecille ladro maiale merlo mucca oca
  pirla pollo puzzone ritardato rompi scemo stupido tonto topo tordo verme zitella zoticone bobo boba besta burra cabra
  cachorro cadela canalha cao chato diabo estupido idiota maluco otario palerma pateta porca rabo tarada tonta vaca
  andouille abruti bete bouffon cochon cretin crotte debile emmerdeur feignasse feignant glandeur gogol gonzesse imbecile
  lavette lopette mongol moule poulet radin sagouin tache taupe tocard truffe vermine
  애자 유모 노모 고자 야사 호로 미친 에로 다른
  другой голый бугор мент хапать каждый офигеть фига 13. 3p sm xx
`)

/** What schools meet beyond it: insults, slurs, slang and sites, by language. */
export const MORE = words(`
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
  estupido estupida butts cocks cox.sucker shitdick knobead knobed twunt twunter twunts testical testicals pusse pussee skanck skancks whoar
  bollok bolloks rtard rtards diaperdaddy lezzy lezzies queerhole assdick pube pubes pubic rectal rectum lapdance humper humping humpin humped
  flasher jerkoff jerkingoff wankoff doggystyle doggy.style style.doggy titfuck tittyfuck goddamn godamn god.damn goddam pearlnecklace boobsy jugs
  jugg juggs bazongas cumface cumhead pissface pissdrinker snatcher.pants rimjobs rimming felch teabagging upskirt camelfucker cuck cucks cuckold
  simp simps incel incels femboy femboys futa trap.boy ladyboys tgirl xxxx xxxxx xxxxxx bonk.horny carajos carajo hostia hostias tocahuevos tocapelotas
  mamaweb mamawebo mamawebos mamahuebo mecago mecagoen mecagoendios gilipollez cojonudo coñazos puñetas puñetero mierdoso mierdosa asquerosos putear puteada
  wrinkled.starfish pleasure.chest bullet.vibe tight.white brunette.action blonde.action dog.style doggie.style doggy.style
  cunnie punanny punany hardcoresex dlck chinc chincs fagot fagots fagg faggs fagget crap crappy craphole damn damnit dammit goddammit goddamnit hell.no
  poof poofs poofy hoer hoar whorish shiznit gaytard gaybob gayass felatio fellatio scroat muther mutha muthafucka doosh dooshbag blumpkin guido flange
  wanger wangers viagra v1gra rohypnol intercourse coitus fornicator semen sperm spermy jizzum splooge girls.gone.wild two.girls.one.cup 2girls1cup blue.waffle
  lemon.party meatspin goatse tubgirl alaskan.pipeline cleveland.steamer dirty.sanchez rusty.trombone golden.shower golden.showers yellow.showers baby.batter
  beaver.cleaver dp.action xrated x.rated nob.jokey buttmuch butt.munch buttmuncher ma5terb8 figging clitface fecker feckers cumming
  sloot sloots pron faggit nword nigs coonass niggerlover jewboy jewess kkklan klan klansman neonazis rahowa holohoax 1488 88hh hh88 heil
  goebbels mengele eichmann mussolini stalin hamasniks unabomber tarrant breivik osamabinladen binladen bin.laden
  chinks chinky chingchong ching.chong gookeye slanteye zipperhead wops dago dagos spics spick greaseball jigaboo
  jigaboos golliwog golliwogs pickaninny picaninny sambo darkies coonhead tarbaby porchmonkey junglebunny
  cottonpicker gyppos pikey pikeys towelhead towelheads ragheads sandmonkey cameljockey currymuncher
  dothead dotheads abo abos boong boongs coolie kaffir kaffirs kafir wigger wiggers wigga beaney beaners
  wetbacks borderhopper halfbreed mulatto mulatta shiksa shylock heebs sheeny yid yids cunty gaylord gaywad
  gayboy gaylords fagboy faggit faggotry fudgepacker fudgepackers rugmuncher carpetmuncher muffdiver bulldyke lezzer
  poofter poofters poofta ponce batty.boy battyboy shemales ladyboy trannys trap.house homo homos
  tards retardo mongs spazz spastics cripple cripples window.licker downie downsyndrome autist autists aspie
  sht btch dck pssy cnt fk fkn fkoff fkyou nggr ngga ngr fgt fggt whr bstrd mthrfckr sht shyt shiet sheit shitz
  feck fecker fook fooker fux effing frigging bitching biotch bish bishes dih dihs gyatt gyat gyatts bussy bussies
  coochie cooch coochy coota punani poontang quim queef queefs gooch taint clunge fanny.flaps fannyflaps minge minges
  beef.curtains pissflap pissflaps fuckwit shagger shagging shag shags knob knobs knobjockey bellends wankstain
  wankers pillock   numpty nonces nonce noncey paedophile pedophile pedophiles paedophiles paedo paedos
  groomer groomers molestor rapey roofies roofie dtf nsfw bdsm milfs  sugardaddy sugar.daddy sugarbaby sugar.baby
  daddydom stepsis stepbro camgirl camgirls escorts gooner gooners gooning  edging edger fapper fapped
  nut.buster bustanut busted.nut jizzlord cumguzzler cumbucket cumbag cumstain cumshots cumming creampie bukkake
  deepthroat rimmer felcher felching gloryhole dominatrix strapon buttplug buttplugs dildoes vibrators fleshlight
  chode choad schlongs ding.a.ling   pecker peckers pp weewee wee.wee peniss penii phallus phallic ballsacks
  ballbag ballbags bawbag gonads nads testicle testicles testes scrotum scrote foreskin smegma erection erections boner
  hardon hard.on woody.man morningwood wetdream sexting sexter sexgod sexgoddess sexbomb sexmachine sex.machine nudist
  pornstar pornstars pornking porno pornos porntube xnxx xxx chaturbate brazzer rule.34 r34 loli lolicon shota shotacon futa futanari
  ahegao yiff yiffing vore bangbros backshots back.shots twerker threesome foursome gangbang gangbangs orgy orgies
  kinky fetish fetishes horney hornydog hawny hawt.ass thicc.ass slutty slutface slore slag slags hoebag hoebags ho.bag whorebag
  harlot trollop hussy skanks thots thotty bimbos gigolo pimp pimps pimpdaddy hoes prozzie hooker hookers
  cocaine cokehead crackhead crackheads crack.head methhead meth heroin fentanyl ketamine stoner stoners pothead potheads
  druggie druggy junkie junkies drug.dealer drugdealer drug.lord weed.man weedman smokeweed stonerboy bong.rip
   murderer murderers serialkiller serial.killer school.shooter schoolshooter  active.shooter
  massshooter  suicidebomber hangman.rope noose hangmyself killmyself killme kill.me cutmyself selfharm self.harm
  unalive imdead wannadie wanna.die loser losers moron morons idiot idiots idiota imbecile dumbo dumbasses dimwit halfwit
  cretin scumbag scumbags scum sleazebag dirtbag douchey turd turds turdface poop.head poophead poopface poopoo
  shart sharts diarrhea diarrhoea crapface craphead fartface farthead buttface butthead buttheads butthole buttholes
  butthurt buttcheeks buttcrack booger.eater fatso fatty fattie fatties lardass fat.ass fatboy.slob fugly uggo
  buttsex buttlicker bootylicker assface asslicker asseater asscrack assman asswipe asswipes assbandit kissmyass
  lickmyass suckmydick suckmyballs suckmycock eatmyass eatmyshorts blowme bite.me biteme suckit suck.it sucker suckers
  cocksucker cockblock cockhead cockring dickbutt dicksucker dickpic dickpics dickrider dickriding dickcheese dickwads
  hitlers fuhrer  thirdreich wehrmacht luftwaffe.ss waffen.ss waffenss gaschamber gas.chamber swastikas
  mierdero mierdecilla mierdon puton putonas putona putote putilla putaza puteria putear emputado reputa
  hijoputa hijoputas hijaputa hijueputas hijodeperra hijodetuputamadre malnacido malnacida desgraciado desgraciada
  bastardo bastarda cornudo cornuda cagado cagon cagona cagalera cagaste cagarruta cagarse meon meona
  pedorro pedorra culazo culote culiada culiados culear culeado culeada culeando ojete ojetes ojt orto.roto
  panocha panochas panochon concha.tu.madre conchudo conchuda conchetuma conchesumadre ctmre chucha chuchas chucha.madre
  pichula pichulas pichulon pico.pal pito.chico pitochico pitudo pene penes penecito penesito pendejada pendejadas
  pndj pndjo pendex pinga pingas pingon pinguita pinche pinches mamahuevos mamahueva mamaguevos mamalon mamamela mamame
  mamasela mamon.ete chupame chupamelas chupaculos chupapene chupavergas chupapollas chupapijas chupamedias chupabolas chupahuevos
  comeme comepingas comepollas comeculos lameculos lamehuevos lamebotas soplapollas tragapollas tragaleche tragasable
  tragasables vergudo verguita vergazo vergaso vergon vergones vergaton a.la.verga alaverga alv valeverga vale.verga
  cogeme cojeme cogedor cojer cogida cogidas cojida te.cojo tecojo follador folladora follamadres follaburras follando folle follen
  culipronta calientapollas calientapijas calientahuevos buscona zorron zorrona zorrita zorras perras perrita.en.celo
    furcias guarrilla putero puteros prostituta prostitutas prosti travesti travelo travesaño.gay trolo trolos trola trolas
  bujarra bujarron sarasa mariquita mariposon maricona mariconazos marikita marimacho marimacha tortillera tortilleras bollera
  lesbica joton jotito jotos muerdealmohadas soplanucas muerdesables amariconado invertido cachapera
  retrasada retrasados mongolita mongolica mongolicos subnormales tarados minusvalido babosa baboso estupida estupidos
  estupidas imbeciles idiotas tarado tarada gordo.asqueroso gorda.asquerosa asqueroso asquerosa lacra escoria basura.humana
  sudacas panchito panchitos moromierda negrata negratas negraso simio simios gitanos.ladrones perrojudio nazis fascista
  pajaso pajeado pajearse pajillera pajilleros pajuo pajua pajero pajeros correrse corrida.facial esperma lefa lechazo
  semen nalgas nalgona nalgonas nalgon tetazas tetuda tetudo tetorras tetotas chichis chichona chichotas pechugona
  vagina vaginas coñazo coños coñito chochos chochito almeja.peluda cuca.peluda raja.peluda clitoris testiculo testiculos
  huevon huevones huevona huevadas guevon guevones weona weones weonaso ahuevonado ahueonao aweonado
  pelotudos pelotudas boludos boludas boludazo forro.pinchado sorete soretes garca garcas trucho.puto lacra
  malparidos malparidas malparidito gonorreas gonorriento pirobo pirobos carechimba carepene careculo caraculo
  carapolla carapene caremierda caramierda caradeverga caraverga caraepinga singao singada singar
  comemierda comemierdas tragamierda mierdaseca  jueputas hijuemadre juepucha.puta marico maricos
  violadores pederastas pedofilos asesino asesinos terrorista terroristas narcotraficante matones suicidio suicidarme
  ahorcarme mátense matense matame muerte.a muerete.ya mueranse.todos
`)
