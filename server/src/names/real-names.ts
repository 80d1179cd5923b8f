/**
 * Names of people that hold a listed word. They count as names where they are written plainly: a
 * disguised one ("D1ckinson") is no name.
 */
const NAMES = new Set(
  `arsen arsene arseneau arsenault arseny arsenio arsenije assad assaf assam assange assani asselin assen asser
  assheuer asshauer assi assis assisi assmann asmann assouline assumpta assunta assuncao assudani ashit ashita
  baddick bassett benedick bich bitcherl bittencourt boner bollock bollocks buttafuoco
  badcock cockayne cockburn cockcroft cocker cockerell cockerham cockerill cockrell cockrill cockroft cockrum cocks cocky
  concha conchita coon coons cooney culebras cumali cumberbatch cumberland cumhur cumming cummings cummins cumpston
  cuma cunha cunhal cunliffe dickason dicke dickel dicken dickens dickenson dickerson dickey dickhaut dickie
  dickinson dickman dickmann dickon dicks dickson dicky dik dikshit dikshita dix dixit dyck dyke dykes dykstra vandyke
  fagan fagbemi fagbenle fagen fagerberg fagerstrom faggart faggiano fagin fagioli fagnani fagundes fagot fanny
  ficker fickert focker fokker fokkens fokkema fucik fuchs fuks fukumoto fucile
  harshit harshita hooker homolka hoare janus kike kiké kok kokkinos kunta kunte kunto kunz kuntz kuntzman kuntzmann kunts
  lakshit lakshita lesbia lipschitz lipshitz manus mandick masson matsushita mohit analia analise analeigh analiese analisa
  negron negroni negri niggel niggemann niger nigerson nutter
  penistone peniston pisarro pissarro pissarides pissard piszczek porno pornthip prickett pricket
  rakshit rakshita raper raperee rapee rapetti regina retana riddick seaman semen semenov semenova semenya semenko semenchenko
  semeniuk semenyuk semenenko sexauer sexsmith sexson sexton shital shitamichi shitanda shitara shitemi shito shitole
  shitomi shittu shitta shitu shitov slutsky slutskaya slutskiy slutzky spicer spick spickard sukkel swastik
  titcomb titchmarsh titley titmus titmuss titmarsh titsworth tittensor titterington titus
  turdi turdiev turdiyev turdy turdybekov twatt uranus wanke wanko wanklyn wankel wankhede weiner whorley whorton`.split(
    /\s+/,
  ),
)
/** Beginnings and ends of names; what stands before or after them must make no phrase. */
const NAME_PARTS = [
  // Thai names of blessing (พร), Japanese ones of luck and depth (福, 深).
  /^porn(?!hub|star|o|hd|king|queen|god|lord|site|video|addict)[a-z]{3,}$/,
  /^(?!child|free|gay|food|kid|like|love|watch|i)[a-z]{1,}porn$/,
  /^fuk(?:u[a-z]{2,}|ui|ai|ao|ase|ada|uda|uko|umi)$/,
  /^dick(?:a|el|en|er|ert|es|ey|ie|in|is|man|o|te|u|ha(?:us|ut)|ho(?:ff|ut)|stein)[a-z]*$/,
  /^(?!big|my|suck|small|tiny|huge|fat|long|hard|micro|horse|limp|black|white|no|your|lick|eat|love|like|dumb)[a-z]{2,}d(?:ick(?:s|a|son)?|yke)$/,
  /^dykem?[a-z]{1,3}$/,
  /^ann?al[a-z]{2,}$/,
  /^(?!my|your|big|i|love|like)[a-z]+an(?:al|us)[a-z]*$/,
  /^anus[ck]+a$/,
  /^ass(?:a|e[lmnr]|i|o(?!le)|u|y)[a-z]*$/,
  /^fag(?:a|e(?!t$)|ger[a-z]{3}|gia|io|l|n|ue?n)[a-z]*$/,
  /^cum(?:m?ing(?:s|ham)|m?is|m?ins|ens|pt|ber|bo|pli|ol|ali|hur|l?ey$)[a-z]*$/,
  /^penn?is(?:s?on|ter|i)[a-z]*$/,
  /^semm?en(?:a|c|i|k|o|s|t|y|z)[a-z]*$/,
  /^(?:ho)?f[aeo]ck(?:l|r|nt|er$)[a-z]*$/,
  /^kik(?:e[rl]|k)[a-z]*$/,
  /^[a-z]{2,}bich$/,
  /^rapp?e(?:l|n|tt)[a-z]*$/,
  /^[a-z]{2,}negro$/,
  /^slut(?:er|sk|zk)[a-z]*$/,
  /^(?:gasm|schink)[a-z]*$/,
]
/** Names that are a listed word as well: names before or after another name, not alone. */
const NAMES_IN_COMPANY: Readonly<Record<string, RegExp>> = {
  dick: /^dick (?!head|face|wad|pic|suck|less|butt|lick|rider|cheese|size|big|in|is|hertz|burns)(?:van )?\p{L}{4,}$/u,
  fuk: /^(?:\p{L}+ fuk|fuk (?!you|off|this|them|him|her|all|that|school)\p{L}{3,}(?: \p{L}+)?)$/u,
  bich: /^bich (?:[a-z]+ )?(?:ngoc|thuy|van|lien|phuong|hang|huong|tran|nguyen|le|pham|loan|hanh)$/,
  swastika: /^swastika \p{L}{4,}$/u,
  fu: /^(?!.*(?:^| )(?:cc?k\p{L}*|kk?|c|q|you|u|off|ing)(?: |$))/u,
}

/** The words of a plainly written name that are names; the others are judged. */
export function withoutNames(name: string): string {
  const plain = name.normalize('NFC').toLowerCase()
  const whole = plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return plain.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const bare = word.normalize('NFKD').replace(/\p{M}/gu, '')
    if (/[\d$@!|]/.test(plain.charAt(at - 1) + plain.charAt(at + word.length))) return word
    const isName =
      (bare !== 'bich' && NAMES.has(bare)) ||
      (bare === 'bich' && word === 'bích') ||
      NAME_PARTS.some((part) => part.test(bare)) ||
      NAMES_IN_COMPANY[bare]?.test(whole) === true
    return isName ? '·' : word
  })
}
