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

/** Every name of that build, as words. */
export function* builtAlike(): Generator<string[]> {
  for (const head of HEADS.match(SEVERAL) ?? [])
    for (const whose of WHOSE)
      for (const body of BODIES.match(SEVERAL) ?? [])
        yield `${head} ${whose} ${body}`.split(' ').filter((word) => word !== '')
}

/** What is heard of two words or three that are harmless each; plainly written it is found anyway. */
export const HEARD_WORDS =
  'viagra testicle testicles penis vagina masturbate masturbates masturbation masturbator erection ejaculate ejaculation orgasm orgasms dildo dildos condom condoms hitler nigger niggers faggot faggots pussy diarrhea genital genitals genitalia scrotum rectum clitoris cunnilingus fellatio herpes syphilis gonorrhea chlamydia suicide rapist molester pedophile pervert hooker prostitute stripper marijuana intercourse anal~sex oral~sex asshole bullshit motherfucker cocksucker blowjob handjob rimjob enema hemorrhoid hemorrhoids constipation gangbang threesome bukkake nipples vibrator necrophilia crackhead cocaine heroin weed~smoker stinky~ho dirty~ho big~ho suck~it eat~it lick~it bite~me blow~me do~me touch~em touch~him touch~her touch~them suck~em lick~em humongous~wang big~wang tight~ass fat~ass ya~butt your~butt my~butt the~butt'
    .split(' ')
    .map((words) => words.replaceAll('~', ' '))
