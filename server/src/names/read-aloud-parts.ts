/**
 * Names made to be read aloud are built alike: who or what is done ("Anita", "Harry", "Tug"), maybe
 * whose ("Mc", "my"), and a part of the body. Written as they are heard.
 */
const HEADS =
  'my mike mya maya harry hairy hugh huge seymour see more anita i need a ivana i wanna amanda a man to holden holding phil feel fill fonda fondle ophelia feel ya rhoda rode a wilma will my eaton eating craven buster suck sucka suckin sucks lick licka lickin tug tuggin touch stroke strokin yank yankin pull pullin jack jackin jerk jerkin rub rubbin grab grabbin grip munch pound poundin hump bang bangin ride ryder rydon ridin blow eat kiss tickle squeeze choke spank whack smack pat pattin hold barry bury berry duncan dunkin mister big long tiny hard show sniff smell taste bitin chew lotta alotta gimme give me sit on yu suk you suck sugon suckon rub my'
const WHOSE = [
  '',
  'my',
  'ma',
  'me',
  'mc',
  'mac',
  'a',
  'a my',
  'a ma',
  'on',
  'on my',
  'in',
  'his',
  'her',
  'ur',
  'your',
  'the',
  'deez',
  'off',
]
const BODIES =
  'cock cocks dick dicks balls sack nuts nutsack butt buttocks ass groin crotch boner wiener pecker penis peen willy schlong dong tits titties boobs boobies nipples hole butthole asshole crack cunt pussy muff knob rod shaft scrotum testicles vagina clit cum load semen cox dix deez nuts'

/** Of "see more" one head, of "deez nuts" one part. */
const SEVERAL =
  /(?:see more|i need a|i wanna|a man to|feel ya|rode a|will my|give me|sit on|yu suk|you suck|rub my|deez nuts)|\S+/g

/** More of who or what is done, with fewer in between; in Spanish, with what belongs to it. */
const MORE_HEADS =
  'saw~yer saw~your can~ya kenya would~ya wanna lemme let~me look~at luke~at i~love isaac i~suck dang~lin sweaty itchy smelly stinky moldy rusty crusty dusty juicy i~lick i~like milk swallow spit~on slap smear nibble fist beat peg ream cram hugo upton must~have~a craving bob~on dick~in stick~it~in put~it~in show~me phil~up fill~up drop drew tug~on gag~on choke~on chokin~on bounce~on jizz~on pee~on poop~on come~on busted saggy droopy wrinkly floppy hung big~ol sore swollen bloody cheesy salty shave iva eva jess justin kneel~and ben~and i~see i~sea ice ima jackin gobble slurp slurpin'
const FEW_WHOSE = ['', 'my', 'a', 'her', 'ur', 'the', 'on', 'in']
const STRONG_BODIES =
  'cunts cunt balls ballsack nuts nutsack penis penises pussy pussies tits titties boobs boobies testicles vagina scrotum buttocks butthole asshole anus jizz poop peehole hymen nads pubes schlong wieners peckers'
const HEADS_SPANISH =
  'elver elber rosa~me rosa~mel rosa~mi elena elsa elba elva debora~me debora~mi debora~la lola~me lola susana~me zoila~la tocame~el tocame~la agarrame~el agarrame~la mamame~el mamame~la chupame~el chupame~la besame~el besame~la metela~en~el metela~en~tu paco~mer~la lamela~el alma~ma~la maite~el te~huele~el te~huele~la te~suda~la te~pica~el tengo~la tengo~el dame~la dame~el aqui~ta~la aqui~tu aquiles~doy~la benito~el saca~la saca~el agarra~la ester~la alma~la luz~la'
const BODIES_SPANISH =
  'pene ano bolas paja raja cola trasero toto cuca rabo chile larga grande parada dura gota concha bicho'
const STRONG_SPANISH =
  'verga pito culo pinga polla panocha tetas huevos chocho chocha pija pichula picha nalgas chichis poronga chorizo galarga'

/** Every name of that build, as words; of people's names only with parts that nobody is called by. */
export function* builtAlike(which: 'all' | 'strong'): Generator<string[]> {
  const bodiesSpanish = `${which === 'all' ? `${BODIES_SPANISH} ` : ''}${STRONG_SPANISH}`
  const bodies = `${which === 'all' ? `${BODIES} sacks boners ` : ''}${STRONG_BODIES}`
  const whose = which === 'all' ? WHOSE : ['', 'my', 'ma', 'mc', 'his', 'her']
  yield* putTogether(HEADS.match(SEVERAL) ?? [], whose, bodies)
  yield* putTogether(MORE_HEADS.split(' '), FEW_WHOSE, bodies)
  yield* putTogether(HEADS_SPANISH.split(' '), ['', 'la', 'el', 'mi', 'tu'], bodiesSpanish)
}

function* putTogether(
  heads: readonly string[],
  between: readonly string[],
  bodies: string,
): Generator<string[]> {
  for (const head of heads)
    for (const whose of between)
      for (const body of bodies.match(SEVERAL) ?? [])
        yield `${head.replaceAll('~', ' ')} ${whose} ${body}`
          .split(' ')
          .filter((word) => word !== '')
}

/** What is heard of two words or three that are harmless each; plainly written it is found anyway. */
export const HEARD_WORDS =
  'viagra testicle testicles penis vagina masturbate masturbates masturbation masturbator erection ejaculate ejaculation orgasm orgasms dildo dildos condom condoms hitler nigger niggers faggot faggots pussy diarrhea genital genitals genitalia scrotum rectum clitoris cunnilingus fellatio herpes syphilis gonorrhea chlamydia suicide rapist molester pedophile pervert hooker prostitute stripper marijuana intercourse anal~sex oral~sex asshole bullshit motherfucker cocksucker blowjob handjob rimjob enema hemorrhoid hemorrhoids constipation gangbang threesome bukkake nipples vibrator necrophilia crackhead cocaine heroin weed~smoker stinky~ho dirty~ho big~ho suck~it eat~it lick~it bite~me anorexic bulimic jizzum tight~as~a~drum she~ll~oblige ejaculator masturbating urinator urinate penetrate penetration fornicate castrate bestiality pedophilia molestation abortion miscarriage menstruation ovaries circumcised virginity homosexual transvestite pornography pornstar foreskin bunghole cameltoe dumbass jackass kick~ass kiss~my~ass eat~my~ass lick~my~balls suck~my~balls suck~my~dick i~eat~ass i~eat~poop i~love~cock i~love~dick i~love~penis i~wet~myself piss~on~me do~me~hard spank~me bang~her~hard bang~me~hard ride~me~hard go~down~on~me open~your~legs take~off~her~clothes show~me~your~tits see~your~tits look~at~my~cock want~to~suck no~one~likes~you white~power white~supremacy kill~all~jews gas~the~jews burn~the~jews heil~hitler final~solution holocaust genocide ku~klux~klan lynching school~shooter terrorist al~qaeda osama~bin~laden kill~yourself hang~yourself cut~yourself methamphetamine ecstasy overdose cannabis ketamine alcoholic child~molester sex~offender pee~on~you finger~me finger~her big~fat~ass huge~ass huge~anus hairy~ass hairy~anus wide~open anal~probe anal~leakage anal~bleeding gonorrhoea urethra ball~sack~itch hymen~breaker cock~sucker ass~licker butt~licker cum~guzzler pubic~hair pubic~lice semen~sample sperm~donor wet~dream yeast~infection dirty~diaper blow~me do~me touch~em touch~him touch~her touch~them suck~em lick~em humongous~wang big~wang tight~ass fat~ass ya~butt your~butt my~butt the~butt'
    .split(' ')
    .map((words) => words.replaceAll('~', ' '))
