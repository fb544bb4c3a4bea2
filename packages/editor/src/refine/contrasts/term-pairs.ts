import { isPersonName } from '../../correct/spelling/person-names.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { amountsIn } from './amounts.ts';

/** A name that is to stand in the place of another, as the feedback writes them. */
export interface TermPair {
  readonly old: string;
  readonly fresh: string;
  /** Whether the feedback quotes the old name, so that it means these words and nothing else. */
  readonly isQuoted: boolean;
}

const quoted = '["“„«][^"“”„«»\\n]{1,80}["”“»]';
const term = `(?:${quoted}|[\\p{L}\\p{N}][^,;:"“”„«»()\\n]{0,60}?)`;
const O = `(?<old>${term})`;
const N = `(?<fresh>${term})`;
/** What must be quoted, since anything could stand there. */
const QO = `(?<old>${quoted})`;
const QN = `(?<fresh>${quoted})`;
const kind = '(?:the )?(?:entity|resource|table|model|object|term|word|name|actor|role|component|field)';
const use =
  '(?:use|say|write|put|prefer|take|have|call it|call them|go with|stick (?:to|with)|it should (?:be|say|read)|should (?:be|say|read)|make it|make that)';
const not = '(?:,? (?:and )?(?:not|never)|,? instead of|,? rather than|,? in place of)';
const itIs =
  "(?:it|that|this|they|the (?:right|correct|proper|official|new)? ?(?:name|term|word|spelling)s?)(?:['’]s|['’]re| is| are| should be| must be)(?: (?:called|named|spelled|spelt|written|known as))?(?: now)?";
const here =
  '(?:,? (?:here|with us|at our place|in this (?:company|team|project|house)|in our (?:company|team|project|house|docs|documents|glossary|system)))?';
const deWrite =
  '(?:schreiben|verwenden|nehmen|benutzen|sagen|heißen|stehen|nutzen|lauten|setzen|einsetzen|werden)';
const deInstead = '(?:statt|anstatt|anstelle(?: von)?)';
const frWrite =
  '(?:utilise[rz]?|écri(?:s|vez|re)|mets|mettez|mettre|dire|dis|dites|emploie[rz]?|il faut (?:écrire|mettre|dire)|on (?:dit|écrit|met))';
const frInstead =
  "(?:au lieu (?:de |d['’])|plutôt que |à la place (?:de |d['’])|et non(?: pas)? |et pas |pas )";
const esWrite =
  '(?:usa[dr]?|use|escrib[ae]|escribir|pon|poned|poner|di|decir|utiliza[r]?|debe (?:decir|poner)|que diga|se dice|decimos|es)';
const esInstead = '(?:en vez de |en lugar de |y no |,? no )';

/** Ways to say which name takes the place of which. */
const forms: readonly RegExp[] = [
  // English
  `(?:change|switch|turn|correct|update) ${QO} (?:to|into) ${N}`,
  `${use} ${N}${not} ${O}`,
  `(?:start|begin|launch|go live|deploy|host|store|build|pilot|run|work) (?:it |them )?(?:with|in|on|at|from|by) ${N}${not} ${O}`,
  `${use} ${N},? where(?:ver)? (?:you|it|we|they|the \\p{L}+)(?: now| currently)? (?:says?|writes?|wrote|uses?|have|has|reads?|put) ${O}`,
  `use ${QN} for (?:the )?${O}`,
  `instead of ${O},? (?:please )?${use} ${N}`,
  `(?:wherever|everywhere|where|whenever|each time|every time|in every place where)(?: (?:it|you|we|they|the \\p{L}+))?(?: (?:says?|writes?|wrote|reads?|uses?|have|has|see))? ${O},? (?:please )?(?:(?:it )?(?:should|must|has to|needs to) (?:be|say|read)|use|say|write|put|make (?:it|that)|change (?:it|that) to|replace (?:it|that) (?:with|by)|read) ${N}`,
  `${O}\\s?(?:->|=>|→|⇒)\\s?${N}`,
  `${QO} (?:should|must|has to|needs to|ought to) (?:be|read|say|become)(?: (?:called|named|written|spelled))? ${N}(?: instead)?`,
  `${O} (?:should|must|has to|needs to|ought to) be (?:called|named|written|spelled) ${N}(?: instead)?${here}`,
  `${kind} (?:should|must|has to|needs to) be (?:called|named) ${N}${not} ${O}`,
  `(?:call|name) ${kind} ${N}${not} ${O}`,
  `(?:call|name) (?:the |our |all )?${O} ${QN}`,
  `(?:call|name) ${N}${not} ${O}`,
  `${itIs} ${N}${here}${not} ${O}(?: any ?more)?${here}`,
  `${itIs}(?: not|n['’]t) ${O}(?: any ?more)?(?:,? but(?: rather)?|[,;]? (?:it|that|they)(?:['’]s|['’]re| is| are)|,) (?:called |now )?${N}${here}`,
  `(?:we|they|people|every(?:one|body)|(?:our|the) \\p{L}+)(?: now| here| all| always)? (?:says?|calls? (?:it|this|that|them)|uses?|writes?) ${N}${here}${not} ${O}`,
  `${O} (?:is|are) (?:now |actually |really |officially )?(?:called|named|known as|spelled|spelt|written) ${N}${here}`,
  `${O} (?:is|are|was|were) (?:now |being )?renamed (?:to |into |as )?${N}`,
  `(?:we|they|people)(?: now| here| all)? (?:call|name) (?:the )?${O} ${QN}${here}`,
  `(?:don['’]t|do not|never|stop|please don['’]t) (?:say|saying|use|using|write|writing|call (?:it|them)|calling (?:it|them)) ${O}(?:,|;| but|:|\\s[–—-])(?: please)? (?:(?:say|use|write|call (?:it|them)|it['’]s|but|rather|better) )+${N}`,
  `${O} (?:is|are|was) (?:wrong|incorrect|misspelled|misspelt|a typo|a mistake|outdated|the (?:old|wrong) (?:name|term|word|spelling)|not (?:right|correct|the (?:right|official|correct) (?:name|term|word)))[,;:]? (?:(?:it|that|they)(?:['’]s|['’]re| is| are| should be| must be)|should (?:be|read|say)|the (?:right|new|correct|official) (?:one|name|term|word|spelling) is|we (?:say|call it|use)|use|say|write|make it)(?: called| spelled| named)? ${N}`,
  // two quotations and what the first has to be, in seven languages
  `${QO} (?:muss|müsste|müssen|soll(?:te)?n?|doi(?:t|vent)|devrai(?:t|ent)|deb(?:e|en|ería|erían)|tiene que|dev(?:e|ono|em|eria|eriam)|dovrebbe(?:ro)?|moet(?:en)?|hoort|powin(?:no|ien|na|ny)|ma(?:ją)?|mus(?:i|zą))(?: (?:être|ser|essere|być|brzmieć|écrit|dire|decir|poner|dizer))* ${QN}(?: (?:sein|lauten|zijn|worden|być|staan|stehen))?`,
  // German
  `(?:ersetzt?|ersetze|ersetzen sie|tausche?|tauschen sie)(?: bitte)? ${O}(?: bitte)? (?:durch|gegen|mit) ${N}(?: aus)?`,
  `${O}(?: bitte)? (?:durch|mit|gegen) ${N}(?: zu)? (?:ersetzen|austauschen|ersetzt werden)`,
  `${O}(?: bitte)? (?:in|zu) ${N} (?:ändern|umbenannt werden)`,
  `${deInstead} ${O},?(?: (?:bitte|soll(?:te)?|muss|es|hier|das|besser|lieber|da|man|sollten|wir|sagt|schreibt|verwendet|nimmt|nennt|${deWrite}))* ${N}(?: ${deWrite})*`,
  `(?:schreib(?:e|t|en sie)?|verwende(?:n sie)?|nimm|nehmt|nutze|sag)(?: bitte)? ${N} ${deInstead} ${O}`,
  `(?:bitte )?${N} ${deInstead} ${O} ${deWrite}`,
  `(?:bitte )?${QN} ${deInstead} ${QO}(?:,? (?:bitte )?(?:so )?(?:ändern|anpassen|ersetzen))?`,
  `(?:nenn(?:e|en|t)?(?: wir)?|bezeichne(?:n|t)?) ${O}(?: bitte)? (?:als )?${QN}`,
  `(?:es|das|der begriff|die bezeichnung) (?:heißt|ist|muss|soll|sollte|lautet)(?: (?:bei uns|hier|jetzt))* ${N}(?: heißen| sein| lauten)?,? (?:und )?nicht ${O}(?: heißen)?`,
  `${O} (?:heißt|heißen|nennt sich|nennen wir)(?: (?:bei uns|hier|jetzt|inzwischen|nun|intern))+ ${N}`,
  `${O} (?:soll|sollen|sollte|muss|müssen)(?: (?:jetzt|bei uns|hier))* ${N} heißen`,
  `wir (?:sagen|schreiben|nennen das)(?: (?:hier|immer|bei uns))* ${N},? (?:und )?nicht ${O}`,
  `aus ${O}(?: bitte)? ${N} machen`,
  `wo(?: immer)? ${O} steht,? (?:bitte |soll(?:te)? |muss |es |da |dort )*${N}(?: ${deWrite}| hin)?`,
  // French
  `remplace[rz]?(?:-moi)? ${O} par ${N}`,
  `${frWrite} ${N},? ${frInstead}${O}`,
  `au lieu (?:de |d['’])${O},? (?:${frWrite} )?${N}`,
  `c['’]est ${N},? ${frInstead}${O}`,
  `${O} (?:s['’]appelle|s['’]appellent|se nomme)(?: (?:désormais|maintenant|chez nous|ici))* ${N}(?: chez nous| ici)?`,
  `${O} (?:doit|devrait|doivent) s['’]appeler ${N}`,
  `${O} (?:devient|deviennent|s['’]appellera) ${QN}`,
  `(?:appel(?:ons|ez|le)|nomm(?:ons|ez|e)) ${O} ${QN}`,
  `là où (?:il est écrit|on lit|c['’]est écrit|tu écris|vous écrivez) ${O},? (?:${frWrite} )?${N}`,
  // Spanish
  `(?:reemplaz|sustituy|cambi|sustitu)(?:a|e|ar|ir|ad|en) ${O} por ${N}`,
  `${esWrite} ${N} ?${esInstead}${O}`,
  `en (?:vez|lugar) de ${O},? ${esWrite} ${N}`,
  `${O} se llama[n]?(?: (?:aquí|ahora|internamente))* ${N}(?: aquí)?`,
  `${O} (?:debe|debería|tiene que) llamarse ${N}`,
  `donde (?:dice|pone|diga|ponga) ${O},? (?:${esWrite} )?${N}`,
  `(?:llam(?:a|e|ad|en|emos|amos)|llamar)(?:l[aeo]s?)? (?:a(?:l| la| los| las)? )?${O} ${QN}`,
  `${O} (?:pasa|pasan) a llamarse ${N}`,
  `${O} (?:pasan? a ser|será) ${QN}`,
  // Italian
  `(?:sostituisc[ia]|sostituite|sostituire|rimpiazz(?:a|are)|cambi(?:a|are)) ${O} con ${N}`,
  `(?:us(?:a|ate|are|iamo)|scriv(?:i|ete|ere|iamo)|mett(?:i|ete|ere)|utilizz(?:a|are)) ${N},? (?:invece (?:di|del|della) |al posto (?:di|del|della) |anziché |e non |non )${O}`,
  `(?:invece|al posto) (?:di|del|della) ${O},? (?:(?:us|scriv|mett|utilizz)\\p{L}+ )?${N}`,
  `(?:chiam(?:a|ate|are|iamo)|denomin(?:a|are|iamo)) ${O} ${QN}`,
  `${O} (?:si chiama|si chiamano)(?: (?:ora|adesso|qui|da noi))* ${N}`,
  `${O} (?:diventa|diventano) ${QN}`,
  `${O} (?:deve|devono|dovrebbe|dovrebbero) chiamarsi ${N}`,
  // Portuguese
  `(?:substitu(?:i|a|ir)|tro(?:ca|que|car)|mud(?:a|e|ar)) ${O} por ${N}`,
  `(?:us(?:a|e|ar|em)|escrev(?:e|a|er)|põe|ponha|utiliz(?:a|e|ar)) ${N},? (?:em vez d[eoa]s? |em lugar d[eoa]s? |no lugar d[eoa]s? |e não |não )${O}`,
  `em (?:vez|lugar) d[eoa]s? ${O},? (?:(?:us|escrev|põ|ponh|utiliz)\\p{L}* )?${N}`,
  `(?:cham(?:a|e|ar|amos|em)|vamos chamar) (?:(?:a|à|às|ao|aos) )?${O} (?:de )?${QN}`,
  `${O} (?:chama-se|chamam-se|se chama[m]?|passa[m]? a chamar-se|passa[m]? a se chamar)(?: (?:agora|aqui))* ${N}`,
  `${O} (?:deve|devem|deveria|devia) (?:chamar-se|se chamar) ${N}`,
  // Dutch
  `(?:vervang|vervangen) ${O} door ${N}`,
  `${O} (?:door|in) ${N} (?:vervangen|veranderen)`,
  `(?:gebruik(?:en)?|schrijf|schrijven|zeg|neem) ${N},? (?:in plaats van|i\\.?p\\.?v\\.?|en niet|niet) ${O}`,
  `in plaats van ${O},? (?:(?:gebruik|schrijf|zeg|neem|liever) )?${N}`,
  `noem(?:en)? ${O} ${QN}`,
  `${O} (?:heet|heten)(?: (?:nu|voortaan|bij ons|hier))+ ${N}`,
  `${O} (?:moet|moeten)(?: (?:nu|voortaan|hier))* ${N} heten`,
  // Polish
  `(?:zamień|zmień|zamienić|zmienić|zastąp|zastąpić) ${O} (?:na|przez) ${N}`,
  `${O} (?:nazywa się|nazywają się)(?: (?:teraz|u nas|tutaj))* ${N}`,
  `${O} (?:powinien|powinna|powinno|powinny|ma|mają|musi|muszą)(?: się)? nazywać(?: się)? ${N}`,
  `nazyw(?:aj|ajmy|ajcie) ${O} ${QN}`,
].map(
  (form) =>
    new RegExp(
      `^(?:please |pls |bitte |por favor,? )?(?:can|could|would|should|shall)? ?(?:you |we )?(?:please )?${form}$`,
      'iu',
    ),
);

const scope =
  /,?\s(?:(?:and|und|et|y) )?(?:everywhere|throughout(?: the (?:whole |entire )?\p{L}+)?|in all (?:the )?(?:places|sections|documents|tickets|headings|tables|of it)|in every (?:place|section|ticket)|(?:in|across|over) the (?:whole|entire) \p{L}+|across the \p{L}+|all over(?: the \p{L}+)?|consistently|always|(?:including|incl\.?|also in|with) (?:the )?(?:all )?(?:paths|headings|titles|tables|diagrams?|urls|openapi)(?:(?:,| and|, and) (?:the )?\p{L}+){0,3}|überall|durchgehend|durchgängig|immer|im (?:ganzen|gesamten) \p{L}+|in allen \p{L}+|(?:ook|also|auch|aussi|también|anche|também|również) (?:in het meervoud|in the plural|im plural|au pluriel|en plural|al plurale|no plural|w liczbie mnogiej)(?: \p{L}+)?|ovunque|dappertutto|in tutto il \p{L}+|em todo o \p{L}+|em toda parte|overal|in het hele \p{L}+|wszędzie|w całym \p{L}+|partout|toujours|dans tout (?:le|ce) \p{L}+|dans l['’]ensemble du \p{L}+|en todas partes|en todo (?:el|este) \p{L}+|siempre)(?: (?:in the|in this|im|in diesem|dans le|dans ce|en el|nel|in het|no|neste|w tym) \p{L}+)?(?!\p{L})/giu;
const article =
  /^(?:the|a|an|our|all|every|each|der|die|das|den|dem|le|la|les|l['’]|un|une|el|los|las|una?|del|il|lo|gli|i|os?|as|de|het) ?(?<=[ '’])(?=\S)/iu;
const kindWord =
  /^(?:(?:word|term|name|phrase|expression|entity|resource|table|wort|begriff|name|mot|terme|palabra|término|entidad|entité)s? )(?=["“„«\p{L}])/iu;
const trailing =
  /(?: (?:please|instead|now|here|these days|nowadays|today|anymore|any more|with us|bitte|bei uns|chez nous|aquí|entity|resource))+$/iu;

/** "Crash free" needs a hyphen. */
const hyphenated = new RegExp(
  `^(?:(?:the )?(?:word|term) )?(?<name>${quoted}|[\\p{L}]+ [\\p{L}]+) (?:(?:is|should be|must be) (?:spelled|spelt|written|hyphenated)?|needs?|gets?|takes?|wants?|should have|must have|has|misses|is missing|lacks|schreibt man|braucht|wird|prend|lleva)(?: (?:always|with|mit|avec|un|con))*(?: (?:an?|einen?m?|einem))? ?(?:hyphen|dash|bindestrich(?: geschrieben)?|trait d['’]union|guion)?(?:: ?.{3,60})?$`,
  'iu',
);

/** The two names of a sentence that wants one in the place of the other; null where it wants none. */
export function termPair(sentence: string): TermPair | null {
  const plain = ` ${masked(sentence)}`.replace(scope, '').replace(trailing, '').trim();
  const spaced = hyphenated.exec(plain)?.groups?.['name'];
  if (spaced !== undefined && /\S \S/u.test(small(spaced)) && isOfHyphen(plain, small(spaced)))
    return { old: small(spaced), fresh: small(spaced).replaceAll(' ', '-'), isQuoted: true };
  for (const form of forms) {
    const { old, fresh } = form.exec(plain)?.groups ?? {};
    if (old === undefined || fresh === undefined) continue;
    const pair = {
      old: named(old),
      fresh: withArticle(named(fresh), fresh, named(old)),
      isQuoted: /^["“„«]/u.test(old.replace(article, '').replace(kindWord, '')),
    };
    if (isName(pair.old) && isName(pair.fresh) && pair.old !== pair.fresh) return pair;
  }
  return null;
}

/** Whether a sentence speaks of a hyphen, or shows the name with one: "a ticket is missing: …" wants something else. */
function isOfHyphen(sentence: string, name: string): boolean {
  return (
    /hyphen|dash|bindestrich|trait d['’]union|guion/iu.test(sentence) ||
    sentence.toLowerCase().includes(name.toLowerCase().replaceAll(' ', '-'))
  );
}

/** "The tiles team" in the place of somebody keeps its article, which a person's name has none of. */
function withArticle(name: string, said: string, old: string): string {
  const own =
    /^(?:the|our|das|die|der|den|dem|le |la |les |l['’]|el|los|las) ?/iu.exec(said.trim())?.[0] ?? '';
  return isPersonName(old) && /^\p{Ll}/u.test(name) ? own.toLowerCase() + name : name;
}

/** A name with the small letter that it has within a sentence. */
function small(words: string): string {
  return named(words).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
}

/** Single quotation marks as double ones, which no apostrophe is taken for. */
function masked(sentence: string): string {
  return sentence.replace(/(?<![\p{L}\p{N}])['‘]([^'’\n]{1,80})['’](?![\p{L}\p{N}])/gu, '"$1"');
}

function named(words: string): string {
  const bare = words.trim().replace(article, '').replace(kindWord, '');
  const inner = /^["“„«]\s?(.+?)\s?["”“»]/u.exec(bare)?.[1];
  return (inner ?? bare.replace(trailing, '')).trim().replace(/[.,!?]+$/u, '');
}

const MOST_WORDS = 6;
const pointing =
  /^(?:it|this|that|them|these|those|they|everything|something|nothing|what|which|who|here|there|one|ones|es|das|dies|ça|cela|eso|esto|lo)$/iu;
const sentenceLike =
  /(?<!\p{L})(?:is|are|be|was|were|should|must|shall|has|have|had|will|would|can|could|ist|sind|soll|muss|wird|wir|est|sont|doit|son|debe|i|we|you|they|it|that|this|please|instead|not|statt|anstatt|nicht|au lieu|en vez|en lugar)(?!\p{L})/iu;

/** "Airflow et supprime Nomad": behind the name stands another order. */
function goesOnToOrder(words: string): boolean {
  const rest = /(?:,| and| und| et| y) (?<rest>\p{L}+ .+)$/iu.exec(words)?.groups?.['rest'];
  return rest !== undefined && opensWithVerb(rest);
}

/** Whether words can be the name of a thing: no pronoun, no sentence, no key, no value. */
function isName(words: string): boolean {
  return (
    words !== '' &&
    words.split(/\s+/u).length <= MOST_WORDS &&
    !pointing.test(words) &&
    !sentenceLike.test(words) &&
    !goesOnToOrder(words) &&
    amountsIn(words, 0, words.length)[0]?.end !== words.length &&
    !/^[A-Z]{1,8}-\d{1,6}$|^[\d.,:%\s]+$|^\d[\d.,]*\s?\p{L}{1,8}$/u.test(words)
  );
}
