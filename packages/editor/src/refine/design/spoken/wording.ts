import { leavesBracketOpen } from '../../../understand/clause/brackets.ts';
import { bareClause } from '../wish.ts';

/** What opens an order and says nothing of what it wants: "can we", "I'd rather", "wouldn't it be better if". */
const openings: readonly RegExp[] = [
  /^(?:can|could|would|will|may|might) (?:you|we|i|someone)(?: (?:please|maybe|also|just|perhaps|possibly))* /iu,
  /^(?:i(?:['’]d| would)(?: (?:rather|prefer|like|love))?|i (?:think|believe|guess|suggest|propose|want|need)|we (?:should|could|ought to|have to|must)|we['’]d (?:rather|like)|let['’]s|let us|make sure|it would be (?:good|nice|better|great) (?:if|to)|(?:wouldn['’]t|would) it (?:not )?be (?:better|nicer|good|cleaner|possible|clearer) (?:if|to)|would you mind|do you mind|feel free to|you (?:should|could|can|must)|don['’]t forget(?: to)?|remember to|one more thing|another thing|(?:first|second)(?! (?:and|or|name)(?!\p{L}))|finally|next|instead)[,:]?(?: (?:that|to|we|you|have|also|see))* (?=\S)/iu,
  /^(?:kannst du|könntest du|können wir|könnten wir|können sie|wir sollten|man sollte|ich würde|ich möchte|wir möchten|wir wollen|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|on pourrait|peut-on|on devrait|il faudrait|je voudrais|je préférerais|j['’]aimerais|on aimerait|puedes|podrías|podemos|podríamos|deberíamos|habría que|hay que|quisiera|me gustaría|prefiero|preferiría)(?: (?:bitte|noch|auch|gern|s['’]il (?:te|vous) plaît|aussi|también|por favor|que))* /iu,
];
/** Words behind an order that thank, excuse or ask nicely. */
const closings =
  /(?:[,;.–—-]|\s)+(?:please|pls|plz|thanks?(?: (?:you|a lot))?|thx|ok\??|okay\??|right\??|sorry|apologies|my (?:mistake|bad|fault)|(?:that was )?my (?:mistake|bad)|bitte|danke|entschuldigung|sorry dafür|mein fehler|merci|s['’]il (?:te|vous) pla[iî]t|désolé|gracias|por favor|perdón|lo siento|as well please|too please)[.!\s]*$/iu;
/** Why something is wanted: what follows is no part of the wish. */
const reasons: readonly RegExp[] = [
  /(?:\s?[,;(–—]|\s-|\s|\.)\s?(?:otherwise|or else|because|'?cause|given that|since (?:we|it|they|the|this|that|nobody|clients?|otherwise)|as (?:we|it|they|nobody|clients)|so (?:that|we|they|people|nobody|clients|it|you|the) |in order to|if not,|sonst|ansonsten|weil|denn|damit|sodass|sinon|parce qu|car (?:il|elle|on|nous|la|le|les|c)|puisqu|afin|pour qu|de lo contrario|si no,|porque|ya que|para que|puesto que).{2,}$/isu,
  /(?:\s?[,;(–—]|\s-)\s?(?:that(?:['’]s| is| was) (?!required|optional|nullable|unique|an? (?:enum|integer|string|number|uuid|boolean|date))|this is|this was|it(?:['’]s| is| was) (?:just|what|only|the (?:same|law|rule)|legal|needed|used|a (?:mistake|typo|leftover|left-over))|it (?:makes|just|never|was)|nobody|no one|not needed|we (?:filter|use|never|always|don['’]t|do not|already|only|have (?:the|that|it|a|no)|agreed|decided|discussed|store|keep|forgot|promised|sort|search)|they (?:are|need|use|want|asked)|clients? (?:need|use|want|ask|rely|can)|sorry|my (?:mistake|bad)|apologies|legal|ops|security|support|the \p{L}+(?: \p{L}+)? (?:team|app|guys|client|frontend|people)|das (?:ist|hat|war|braucht)|wir (?:brauchen|nutzen|haben|filtern)|niemand|keiner|c['’]est|on (?:en|a|n['’])|personne|nadie|es que|es una|lo (?:pidió|necesita|ha)|eso |nos lo).{2,}$/isu,
];

/** Why something is wanted, before what is wanted. */
const leadingReason =
  /^(?:(?:since|because|as|given that|weil|da|comme|puisque|como|ya que)\s[^,;]{5,160},\s|[^,;:/`"]{5,160}[,;]\s(?:so|therefore|hence|thus|deshalb|daher|also|donc|por eso|así que|por lo que)\s(?=\p{L}))/iu;
/** "Is no field but a query parameter" says what it is to be. */
const denied =
  /\s(?:is|are)(?:\snot|n['’]t| no)\s(?:an? |the )?[^,;:]{2,40}?,?\sbut\s(?:rather\s)?(?=an? |the )/iu;

/** The words of an order alone: without courtesies, the reason and what is said around it. */
export function orderWords(clause: string): string {
  let words = bareClause(clause)
    .replace(/^¿|\?+$/gu, '')
    .replace(leadingReason, '')
    .replace(denied, ' should be ');
  for (let round = 0; round < 4; round += 1) {
    const before = words;
    for (const opening of openings) words = kept(words, opening);
    words = kept(bareClause(words), closings);
    for (const reason of reasons) words = kept(words, reason);
    if (words === before) break;
  }
  return words.trim();
}

const formerAmount =
  /[\s,;(]+(?:and |und |et |y )?(?:not|instead of|rather than|no longer|nicht|statt|anstatt|et non|au lieu d[e’']|y no|en vez de|en lugar de)\s?(?:just |only |the |an? )?(?:max(?:imum)? |at most |up to )?\d[\d_.,]*(?: (?:characters?|chars?|zeichen|caractères|caracteres))?\)?[.!\s]*$/iu;

/** The words of an order without the amount that held before: "at most 500, not 200". */
export function withoutFormer(words: string): string {
  return words.replace(formerAmount, '');
}

/** The words without what a pattern finds, unless too little would remain or a bracket would stay open. */
function kept(words: string, pattern: RegExp): string {
  const rest = words.replace(pattern, '').trim();
  // what holds a call or a name in code tells more than a reason
  if (/\/[\p{L}{]|[`"]/u.test(words.slice(rest.length))) return words;
  return rest.split(/\s+/u).length > 1 && !leavesBracketOpen(rest) ? rest : words;
}

const function_ =
  'a an the this that these those its it they them their there one ones some any all every each both only just also too already again still now then here instead rather really simply actually ' +
  'is are was were be been being am has have had having do does did done should must shall will would can could may might need needs needed want wants wanted ought get gets got ' +
  "isn't aren't shouldn't mustn't needn't doesn't don't didn't wouldn't couldn't " +
  'out away of in on for to from with by at as into as well and or but if so not no than per via within across over under ' +
  "we us our you your i my me we're we've i'm it's they're there's that's what's you're we'd " +
  'please pls thanks sorry everywhere throughout anywhere place places consistently anymore more ' +
  'be made make makes set put give given change changed turn keep treat use using become becomes mark marked declare define defined ' +
  'wrong missing mistake typo incorrect odd strange weird confusing misleading silly better nicer clearer caller callers client clients send sends sent pass passes provide provides user users nonsense ' +
  'field fields column columns attribute attributes property properties parameter parameters param params argument query header headers path url body request payload response responses answer value values type types data entity table tables model resource endpoint endpoints route call operation calls operations method api design document doc openapi key name names called ' +
  'der die das den dem des ein eine einen einem einer ist sind war soll sollte sollten sollen muss müssen müsste darf kann können wird werden sein haben hat bei beim im in am zum zur von vom für mit auf an aus und oder auch noch nur bitte feld felder spalte spalten attribut parameter wert werte typ tabelle endpunkt anfrage überall als statt es wir uns nicht kein keine so dort hier da als gesetzt machen mach mache ändern ändere geändert stellen umstellen ' +
  'le la les un une des du de d l au aux à en dans sur pour par avec et ou aussi est sont était doit doivent devrait devraient peut être soit avoir a champ champs colonne paramètre valeur valeurs type table requête ce cette il elle ne pas faut que rendre rends mettre mets ' +
  'el los las un una unos del al en para por con y o también es son debe deben debería deberían tiene tener que ser sea campo campos columna parámetro valor valores tipo tabla consulta no hay haz hacer lo poner pon';
const functionWords = new Set(function_.split(/\s+/u));

/** The words that say something and were not read; none where all was. */
export function unread(words: string): string[] {
  return (words.toLowerCase().match(/[\p{L}\p{N}_'’{}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/^[dl]'|'s$/u, ''))
    .filter((word) => word !== '' && !functionWords.has(word));
}

const verbs = {
  remove:
    "remov\\p{L}*|drop(?:ped|s)?|delet\\p{L}+|cut|kill|scrap(?:ped)?|strike|get rid of|rid of|throw(?: away| out)?|take (?:it |that )?(?:out|away)|take(?= .{2,80} (?:out|away|off)(?!\\p{L}))|lose|(?:should|can|must|has to|have to|could|may|needs? to) go(?! (?:up|to|below|above|under|negative|between)(?!\\p{L}))|gone|leave out|goes away|go away|no longer (?:needed|used|exists?|has|have|takes?|returns?|gives?)|not needed|isn['’]t needed|aren['’]t needed|(?:do|does|should|must)(?:n['’]t| not) (?:have|contain|carry|hold)|ha(?:s|ve) no(?= )|not used|unused|superfluous|obsolete|redundant|doesn['’]t belong|does not belong|don['’]t need|do not need|never (?:returns?|gives?|answers?)|weg|raus|entfern\\p{L}*|lösch\\p{L}*|streich\\p{L}*|fällt weg|entfällt|entfallen|wegfallen|brauchen wir nicht|überflüssig|gehört nicht|supprim\\p{L}*|retir\\p{L}*|enlev\\p{L}*|enlèv\\p{L}*|inutile|n['’]a pas sa place|elimin\\p{L}*|quit(?:a|ar|e|en|emos)|borr\\p{L}+|sobra|no hace falta",
  add: 'add(?:ed|s)?|includ\\p{L}*|introduc\\p{L}*|missing|lacks?|lacking|misses|forgot|forgotten|needs?|need|should (?:also )?(?:have|get|accept|take|support|allow|carry|store|contain|hold|know)|must (?:also )?(?:have|accept|take|store|contain)|accepts?|takes?|supports?|allows?|has|have|gets?|stores?|contains?|fehlt|fehlen|braucht|benötigt|ergänz\\p{L}*|hinzu\\p{L}*|füge?|brauchen|bekommt|bekommen|ajout\\p{L}*|manque(?:nt)?|il faut|rajout\\p{L}*|añad\\p{L}*|agreg\\p{L}*|falta|faltan|necesita\\p{L}*|incluy\\p{L}*|incluir',
  rename:
    "renam\\p{L}+|call(?:ed)?|named?|is|should be|umbenennen|umbenannt|umbenenn\\p{L}*|nenn\\p{L}*|heiß\\p{L}*|benenn\\p{L}*|renomm\\p{L}*|appel\\p{L}*|s['’]appel\\p{L}*|nomm\\p{L}*|renombr\\p{L}*|llam\\p{L}*|cambia\\p{L}* el nombre",
} as const;

/** Whether words hold a verb of a kind, in one of the languages that are read. */
export const says: Readonly<Record<keyof typeof verbs, RegExp>> = {
  remove: new RegExp(`(?<![\\p{L}_])(?:${verbs.remove})(?![\\p{L}_])`, 'iu'),
  add: new RegExp(`(?<![\\p{L}_])(?:${verbs.add})(?![\\p{L}_])`, 'iu'),
  rename: new RegExp(`(?<![\\p{L}_])(?:${verbs.rename})(?![\\p{L}_])`, 'iu'),
};

/** Words without the verbs of a kind. */
export function withoutVerbs(words: string, kind: keyof typeof verbs): string {
  return words.replace(new RegExp(says[kind].source, 'giu'), ' ');
}

/** Where something is, in words of a language that the document is not written in. */
const foreignPlace =
  /(?<!\p{L})(?:bei(?:m| der| dem| den)?|von (?:der|dem|den)|vom|des|der|im|in der|in dem|für (?:die|das|den)|de la|de los|de las|del|de l['’]|des|du|de|à la|à l['’]|au|aux|pour (?:la|le|les)|en la|en el|para (?:la|el)|a la|al) \p{L}+(?:s)?(?!\p{L})/giu;

/** Words without the places that they name in German, French or Spanish; what is named alone needs none. */
export function withoutForeignPlace(words: string): string {
  return words.replace(foreignPlace, ' ');
}
