import { isPersonName } from '../../correct/spelling/person-names.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';

/**
 * What people say to whoever edits a text, and no text says of its subject: opinions, answers, what is where in the text, what
 * is no more, and words that point at what somebody else said.
 */
const spoken: readonly RegExp[] = [
  // what it points at was said elsewhere
  /^(?:[-*+] )?(?:that|this|it|they|those|these|he|she)(?:['’]s|['’]re| is| are| was| were| isn['’]t| aren['’]t| does| do| has| have| only| just| still) (?!(?:not )?(?:possible|allowed|forbidden|required|necessary|enough|unclear|not clear|important|expected|assumed|up to)\b)/iu,
  /(?<!\p{L})(?:should|must|MUST|SHOULD|could) be an? \p{L}+ of (?:its|their) own(?!\p{L})/iu,
  /^(?:[-*+] )?(?:ask|tell|remind|ping|call|email|invite) \p{Lu}\p{Ll}{2,}(?!\p{L})/u,
  /^(?:[-*+] )?(?:Ask|Tell|Remind|Ping|Call|Email|Invite) \p{Lu}\p{Ll}{2,}(?!\p{L})/u,
  /[?？]\s+(?:yes|no|they|it|he|she|that|this)(?!\p{L})/iu,
  /(?:^|:\s)(?:yes|no|yep|nope|yeah|ja|nein|oui|non|sí|si|sì|sim|não|nee|tak|nie),\s/iu,
  /(?<!\p{L})(?:the|this|our|your) (?:docs?|document|spec|rfc|draft|text|write-?up) (?:still |now |currently |only )?(?:says?|has|claims?|states?|reads?|is|was|should|needs?|mentions?|lacks?|misses)(?!\p{L})/iu,
  /(?<!\p{L})(?:right there|nowhere|somewhere|anywhere) in (?:the|this|your|our) (?:text|input|doc\p{L}*|notes?)|(?<!\p{L})(?:only |never |first )shows? up(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are) (?:out|gone|dead|history|off the table|half true|fine|okay|wishful thinking|hand[- ]?waving|fluff|nonsense)(?=[,.;!?]|$| (?:and|but|so|with|now)(?!\p{L}))/iu,
  /(?<!\p{L})(?:makes? (?:no|little|more|any) sense|looks? (?:odd|weird|wrong|strange|off)|wishful thinking|please|pls|thx|btw|bitte|por favor|proszę|obviously)(?!\p{L})/iu,
  /(?<!\p{L})(?:should|must|needs? to|has to|ought to|MUST|SHOULD) (?:be called|be (?:in|under|at|listed|mentioned|named|described) (?:the |our )?\p{L}+ ?(?:section|chapter|part|list|table)?|go (?:in|under|into))(?!\p{L}).{0,40}(?:instead|rather|,? not)(?!\p{L})/iu,
  // "the lab isn't first, sales is"
  /(?:n['’]t|(?<!\p{L})not) [^,.]{1,60}, (?:\p{L}[\p{L}\p{N}'’-]* ){1,5}(?:is|are|does|do|has|have|will|can)[.!]?$/iu,
  /^(?:[-*+] )?I (?:\S{1,12} ){0,2}(?:miss|expect(?:ed)?|would|['’]d|think|believe|guess|feel|wonder|find|see|like)(?!\p{L})/u,
  /(?<!\p{L})(?:does(?:n['’]t| not) )?belongs? (?:in|into|to|under) (?:the |our )?(?:requirements?|(?:non-?)?goals?|risks?|summary|design|context|assumptions?|open questions|alternatives)[.!]?$/iu,
  /^(?:mitigation|reason|rationale|background|example)\s?:\s/iu,
  // doubts, and how the text reads
  /^(?:[-*+] )?(?:hm+,? )?(?:(?:i['’]m|i am|we['’]re|we are|ich bin(?: mir)?|bin mir|wir sind(?: uns)?|je ne suis|no estoy) )?(?:not|nicht|pas|un)[ -]?(?:so |quite |really |too |entirely |at all |ganz |wirklich |très |muy )*(?:sure|certain|convinced|happy|sicher|überzeugt|glücklich|sûre?|segur[oa]) (?:about|of|with|bei|wegen|über|mit|de|du|con)(?!\p{L})/iu,
  /^(?:[-*+] )?(?:the|this|our|der|die|das|le|la|el|los|les) (?:title|heading|headline|wording|phrasing|tone|layout|numbering|grammar|spelling|titel|überschrift|formulierung|wortlaut|gliederung|titre|formulation|título|redacción)(?: (?:of|in|for|von|der|des|de|du|del) .{2,50}?)? (?:is|are|was|sounds?|reads?|looks?|feels?|seems?|ist|sind|klingt|liest sich|wirkt|passt|est|sonne|semble|es|suena|parece)(?!\p{L})/iu,
  // what nobody said, and what will not be
  /^(?:we|nobody|no one|i|they) (?:never|did(?: not|n['’]t)|do(?: not|n['’]t)) (?:say|said|mean|meant|agree|agreed|ask|asked|want|wanted|write|wrote)(?!\p{L})|(?<!\p{L})(?:(?:is|are)(?: not|n['’]t) going to|will not|won['’]t) happen(?!\p{L})/iu,
  // "X is missing in Y", "Frage raus", "powinna być w sekcji": where the text has it, and where it is to have it
  /(?<!\p{L})(?:falta|faltan|fehlt|fehlen|brakuje|manque|manquent|manca|mancano|ontbreekt|ontbreken)(?!\p{L})/iu,
  /(?<!\p{L})(?:raus|rein|weg damit|à virer|quitad|ponlo|ponedlo|mets-l[ea]|mettez-l[ea]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:powinn[aoy] być|sollte(?:n)? (?:\p{L}+ )?(?:in|unter|bei)|debería(?:n)? (?:estar|ir)|devrai(?:t|ent) être|dovrebbe stare|deveria estar|hoort) (?:\p{L}+ ){0,3}(?:sekcji|abschnitt|kapitel|sección|section|sezione|seção|sectie|rozdzia\p{L}+)/iu,
  /(?<!\p{L})\d{3} = |(?:^|\s)(?:->|=>|→)\s/u,
  // what form it would have, what is to be set of it, and what is to go
  /(?<!\p{L})(?:would (?:be|look|read|work) (?:\p{L}+ )?(?:nicer?|better|good|great|clearer|easier)|as an? (?:\p{L}+ )?(?:table|list|diagram|checklist)|set (?:that|this|the) (?:dependency|priority|estimate|owner|status)|(?:is|are|be) (?:not|NOT) out of scope|no pinta(?:n)? nada|quitadl[oae]s?|quítal[oae]s?)(?!\p{L})/iu,
  /^(?:it|this|that) (?:should|must|MUST|SHOULD) be (?:written|worded|phrased|rewritten|formatted|structured|made)(?!\p{L})/iu,
  /^be (?:more|less|a bit|a little) (?:\p{L}+ ){1,3}(?:in|about|with|of) (?:the|this|your) (?:role|goal|context|summary|title|text|instructions|constraints|section)(?!\p{L})/iu,
  // what parts of the text are to get, and whether anybody needs them
  /(?<!\p{L})(?:every|each|all|any)(?: of)?(?: the)? (?:tickets?|stor(?:y|ies)|sections?) (?:that|which|without|with)(?!\p{L})/iu,
  /^(?:nobody|no one|we|i)(?: really)? (?:(?:do|does)(?: not|n['’]t) )?(?:needs?|wants?|reads?|uses?|likes?) (?:the|this|that|these|those) .{2,40} (?:parts?|sections?|lines?|lists?|tables?|bits?)[.!]?$/iu,
  // what whoever edits the text can do, and what has no place beside what
  /(?<!\p{L})(?:tu peux|vous pouvez|du kannst|ihr könnt|puedes|podéis|puoi|potete|podes|je kunt|możesz) (?:\p{L}+ ){0,3}?(?:fermer|supprimer|enlever|retirer|ajouter|schließen|streichen|löschen|rausnehmen|cerrar|quitar|borrar|eliminar|chiudere|togliere|fechar|tirar|sluiten|schrappen|zamknąć|usunąć)(?!\p{L})/iu,
  /(?<!\p{L})ha(?:s|ve) nothing to do with(?!\p{L})/iu,
  // "US-4 is not a story for us": what a part of the text is, said by its key
  /^(?:[-*+] )?(?:FR|NFR|US|Q|R|A|T)-\d{1,6} (?:is|are|was|isn['’]t|aren['’]t|looks?|reads?|sounds?|feels?|makes?)(?!\p{L})/u,
  // of what kind a part of the text is, and what is too much of it so that somebody needs other
  /^(?:[-*+] )?[^.]{2,60} (?:is|are) (?:not|no|NOT)(?: an?)? (?:non-?goal|goal|requirement|risk|assumption|open question|ticket|user story|acceptance criterion)s?(?!\p{L})/iu,
  /(?<!\p{L})(?:is|are) (?:way |far |much )?too (?:late|early|long|short|slow|high|low|big|small|strict|few|many|much)(?: for [^,.]{2,30})?, (?:we|they|it|i) (?:need|MUST|must|should|SHOULD|want|said)(?!\p{L})/iu,
  /^(?:[-*+] )?(?:we|it|you) (?:also )?(?:need|MUST have|must have|want) (?:an?|another|one more) (?:second|third|further|new|extra|additional)? ?(?:variable|placeholder|section|field|column|ticket|story|endpoint|heading|table)(?!\p{L})/iu,
  /(?<!\p{L})(?:brauchen wir|braucht man|benötigen wir) (?:\p{L}+ )?nicht(?: mehr)?[.!]?$|(?<!\p{L})braucht (?:niemand|keiner)[.!]?$|(?<!\p{L})no (?:lo|la|los|las) necesitamos[.!]?$|(?<!\p{L})(?:ne sert à rien|non serve)[.!]?$/iu,
  // what is wrong with the text, and what it is to be called
  /(?<!\p{L})passt (?:so |hier |da )?nicht(?!\p{L})|(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|MUSS|SOLL) [^.,]{1,60}(?<!\p{L})(?:heißen|lauten)(?!\p{L})|(?<!\p{L})(?:doit|devrait|DOIT) (?:plutôt )?s['’]appeler(?!\p{L})|(?<!\p{L})(?:debe|debería|DEBE) llamarse(?!\p{L})/iu,
  // a state that came about is said as it is: "… come from Siemens now"
  /(?<!\p{L})(?:now|these days|nowadays|by now|any ?more)[.!]?$/iu,
];

/** Whether a sentence talks to whoever edits the text, in words that no document says of its subject. */
export function isSpoken(sentence: string): boolean {
  const words = sentence.trim();
  return spoken.some((pattern) => pattern.test(words)) || isErrand(words);
}

/** "Tom book room 2.14 for Thursday": somebody is sent. */
function isErrand(sentence: string): boolean {
  const { who = '', verb = '' } =
    /^(?:[-*+] )?(?:@|hey |hi )?(?<who>\p{Lu}\p{Ll}{2,}),? (?:can you |could you )?(?<verb>\p{Ll}+) /u.exec(
      sentence,
    )?.groups ?? {};
  return isPersonName(who) && isBaseVerb(verb) && !/s$/u.test(verb);
}
