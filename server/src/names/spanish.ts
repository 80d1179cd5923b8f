import { alternatives } from './topics'

/**
 * Insults of Spanish in the forms that a list leaves out: endings that make small, big or many, verbs with
 * what is done to whom, and the words of one country.
 */

const STEM =
  'pendej|culer|culit|culon|culaz|mamon|cabron|marik|maric|mariqu|put|jot|pelotud|bolud|malparid|hijueput|jueput|gonorre|gilipoll|zorr|idiot|imbecil|estupid|retrasad|mongol|subnormal|tarad|cornud|soplamoc|mamabich|come?mierd|lambec|lamecul|lameb|arrastrad|mugros|asqueros|mantenid|verg|ping|pij|poll|panoch|nalg|tet|mierd|chingon|huevon|weon|pichul|pirob|chup'
const ENDING =
  'ote|ota|azo|aza|aso|asa|azos|azas|isimo|isima|ete|eta|ones|onas|ona|ear|eria|adas|ito|ita|itos|itas|cito|cita|illo|illas?|udo|uda|uelo|uela|etes|etas|erio|arraco|arro|ote(?:s)?|otas|onazo|ingas?|olon|ango'

const SPANISH = alternatives(`
  (?!(?:zorrilla|zorrillo|zorrit[oa]|pollito|pollita|pollitos|pollito|pingueta|putilla|tetita|tetuan|polleria|pollon|pollona|pollones|marichuy|pollete|pollazo|idiotita|jotita)(?:\\s|$))(?:${STEM})(?:${ENDING})s?
  (?:chup|mam|cog|coj|foll|jod|trag|sob|agarr|empuj|ensart|culi|culea|toc|com|met|lam|mont)(?:a|e|ar|er|as|es|alo|ela)?(?:me(?:la|lo|las|los)|te(?:la|lo))s?
  (?:chup|mam|cog|coj|foll|jod|sob|agarr|ensart|toc|culea)(?:a|e|ar|er)(?:me|te|nos) folla(?!na)\\w+ culea\\w* coge(?:dor|dora|rte|rme|burr\\w+|madr\\w+|herman\\w+|viej\\w+|niñ\\w+)
  (?:chinga|chingue|rechinga|vete|vayanse|andate|anda|vayase|chinguen).(?:tu|su|a|al|la|pal|pa)\\w* (?:tu|su|mi|la).(?:puta|perra|pinche|reputa|cola|concha|panocha) pinches?_\\w+ ni.madres a.la.(?:verga|mierda|chingada|goma|fregada|chucha) hasta.la.verga
  (?:me.)?vale.?(?:verga|madre|pito|pinga|mierda)s? vales?.(?:verga|madre|pito|pinga|mierda|nada) no.mames?\\w* no.jodas que.te.(?:den|jodan|cojan|follen) que.(?:te|lo|la).(?:pario|follen|parta)
  (?:la|tu|su).(?:reputa|requete\\w+|rechingada) reput\\w+ hij[oa]s?.?(?:de|e|d).?(?:su|la|tu|mil|un|toda|p|pu|put\\w*|perr\\w+|cien)\\w* me.(?:la|lo|los).\\w+(?:as|an) (?:te|se).l[ao]s?.(?:meto|comes?|chupo|tragas?|empujo|dejo.ir|clavo|hundo|saco|entierro|doy|mamo|parto|rompo|como|pongo)
  (?:dame|quiero|quieres|tengo|chupa|mama|come|lame|besa|toca|agarra|huele|traga|soba|jala|monta|ven.a).(?:la.|tu.|un.|una.|mi.|el.|los.|las.|mis.|tus.|a.|por.|sus.|su.)?(?:cola|culo|verga|mamada|chupada|nalgas?|tetas?|chichis|pack|sexo|pito|polla|pinga|chocha|panocha|huevos|bolas|pija|pene|concha|bicho|coño|rabo|poronga|tula|pico|toto|caca|mierda|paja|gomas|melones)
  (?:pasa|manda|rola|vendo).(?:el.|tu.)?(?:pack|nudes|fotos) cachond[oa]s? calentur\\w+ arrech[oa]s? calient[oa]_\\w+ putiza puter[oa]s? sexo.?\\w* sexos[oa] \\w+_(?:put[oa]s?|culer[oa]s?|pendej[oa]s?|maric(?:on|a)|jot[oa]s?|perra|zorra|de.mierda)
  traga(?:leche|semen|pollas|vergas|sables|mecos) come(?:mocos|culos|vergas|pollas|pijas|pingas|bichos) mecos? moco.de.\\w+ pito.(?:chico|corto|largo|parado|duro|grande|gordo) huele.?(?:pedos|culos?|pitos|vergas) cara.?de.?(?:culo|verga|mierda|pinga|pija|polla|chimba|picha|nalga|perro|burro|pito|pene|caca|moco)
  sac[ao]rroñ\\w+ cojud[oa]s? huevada conchud[oa] tragon.de.\\w+ mayates? puñal(?:on)? chotos? trol[oa] tragasables bufarron muerdealmohadas machorra tortillera marimach[oa] prieto.de.\\w+ panchit[oa]s? sudacas? indi[oa].(?:fe[oa]|bajad[oa]|pata.\\w+|patarajada|de.mierda|maric\\w+)
  guachupin gachupin negrat[ao]s? (?:judio|negro|moro|indio|chino|gordo|gorda|puto|puta|viejo|mono).de.(?:mierda|m) bicho.?(?:parao|grande|duro) toto.?(?:mojao|pelu\\w+) cricas? chochas? chocha\\w* popola singa(?:o|os|da|dor|r|te|me|ndo) mamagu?[eu]?[bv]o mamawe[bv]o encul\\w* culia[od]\\w* ql[oia]\\w* culiao\\w* aweona\\w* ctm\\w* conchetum\\w* conchatum\\w* concha.?(?:de.?)?(?:tu|su|la|e.?tu).?\\w*
  sacowea maraco maricueca diuca pichula\\w* tula.(?:grande|larga|dura) garch(?:ar|o|ame|ate|ado) trolo petera mogolic[oa]s? la.lora pariguayo lambon cul[oi].?roto cul[io]cagad[oa] rompe.?(?:culos?|ortos?|hoyos?) car[ea].?(?:verga|chimba|monda|culo|picha|pene|pito|nalga|huevo|cul[oi])\\w* mondá pirob[oa]s? tont[oa].del.(?:culo|bote) kbr[oóa]n\\w* k[aá]br[oó]n\\w* forr[oa]_(?:de_)?\\w+ puñet\\w+ caca(?:_\\w+)* pitotes? bichote_\\w+ coger(?:te|me|la|nos)? soplagaitas cipote pollon cojones
  (?:meto|meter|metela|mete|saco|clavo|rompo|parto|reviento|lleno)_(?:la|el|te|tu|por)_\\w+ por.(?:el.culo|atras|detras|el.orto|el.ano) (?:me|te|se|nos)_(?:cog|foll|mastur|pajea|culea|cagu?|orin)\\w* masturb\\w* pajer[oa]s? paj(?:ita|illa|ote|azo)s? pajea\\w* chaqueter[oa]s? jalatel[ao]s? nepe(?:_\\w+)* bergu?(?:ita|azo|ota|on) rabo_\\w+ reata_\\w+
  pto ptos ptm ptmr hpta hptas hdpt hdtpm hdspm lpm lpqtp lpmqtp vrg vrga vtlv chtm chgd mmgv mmg mmgvo mmhv hjdp pndj0? qlo kulit\\w+ putx pvta pvto pvtx cvlo cvlero pvt[ao]s? wey.puto ojet[ei]s? orto cagast[ei] cagon\\w* caga(?:dero|leche|pantalon\\w*|palos) meo.en.\\w+ meate pedorr[oa]s? pedit[oa]_\\w+ culo_\\w+ tetas_\\w+ nalga\\w* nalgon\\w* tetud\\w*
  muerte_a_\\w+ (?:mato|matar|mata|maten|matemos|odio|odiamos|fuera|violo|quemo|quemar|quemen|golpear|pegar|pego|disparo|disparar)_(?:(?:a|al|la|los|las|el|todos|mi|tu|te|esta)_)*(?:maestr\\w+|profe\\w*|escuela|clase|todos|salon|compañer\\w+|niñ\\w+|judi\\w+|negr\\w+|gay\\w*|mor[oa]s|maric\\w+|perr\\w+|director\\w*|colegio|ti|mama|hijos?)
  (?:los|las|te|le|lo).(?:espero|busco|encuentro|agarro|quemo|mato|quiebro|rajo|reviento|parto|degollo|trueno|tumbo|chingo)(?:_\\w+)* vas.a.(?:morir|sufrir|llorar|ver|pagar|valer)\\w* (?:mueran|mueranse|muere|muerete|muerase|morite|murete|matense|matate|maten|ahorcate|suicidate|cortate|colgate|pegate|tirate|aventate|desaparece|envenenate)(?:_\\w+)* ojala_(?:\\w+_)*(?:muer\\w+|mat\\w+|atropell\\w+)
  (?:me|te).(?:corto|mato|ahorco|suicido|cuelgo|odio|tiro|quiero.\\w+) (?:no.)?quiero.(?:morir\\w*|vivir|desaparecer|matar\\w*|sangre) odio_(?:mi|tu|la|el|a|esta|este|todo)\\w*(?:_\\w+)* nadie.(?:me|te|los|lo|la).\\w+ (?:traigo|tengo|traje|llevo|hay).(?:una?.|la.|mi.)?(?:pistola|arma|bomba|cuchillo|fierro|navaja|cuerno|rifle|escopeta|granada)\\w* cuerno.de.chivo plata.o.plomo balazos?\\w* tiroteo\\w* masacre\\w* sicari[oa]s? navajaz\\w+ plomaz\\w+ (?:te|les|le).(?:voy|vamos|va|van).a_\\w+ a.balazos puñal\\w*
  marihuan\\w* mariguan\\w* mota_(?:man|ta|life|gang|verde|buena|420|loco|rica) motit[oa] porros merca perico.?(?:blanco|loco|mata|lover|man|puro) cocain\\w* drogad\\w* drogas?(?:_\\w+)* fumon(?:es)? fuma.?(?:mota|porro|crack|yerba|piedra|weed)\\w* tachas? cristal.(?:loco|puro|meth|azul) piedrer[oa]s? borrach[oa]s? borracher\\w+ bien.ped[oa] ped[oa].todo.\\w+ chel(?:as|era|ero) pist(?:o|ear|eando) teporoch\\w+ vodka(?:_\\w+)* tequila(?:_\\w+)* caguama\\w* aguardiente narc(?:o|os|ote)\\w* cartel_\\w+ el.?(?:chapo|mencho) viva.el.narco
`)

const FORM = new RegExp(`(?:^| )(?:${SPANISH})(?= |$)`, 'u')

/** Words with single spaces between them. */
export const isSpanishAbuse = (spaced: string): boolean => FORM.test(spaced)
