import { keysIn } from '../../document/keys.ts';
import { type AddedKind, addedKind, kindNames } from './kinds.ts';

/** What feedback wants added: the kind it names and the words it gives. */
export interface AddedWords {
  readonly kind: AddedKind;
  readonly said: string;
}

const name = `(?<kind>${kindNames})`;
/** Verbs with which people ask for a thing to be written down, and that it is not there yet. */
const adding =
  "(?:add|adding|include|note|put|have|get|write|record|list|mention|need|needs|miss|misses|missing|forgot|forgotten|lacks?|want|like|take|capture|document|see|register|raise|ask|pose|stellt?e?|pose[rz]?|plantea\\p{L}*|there(?:['’]s| is| are| should be)|aufnehmen|nimm|nehmt|nehmen|ergänze?n?|fügt?e?n?|hinzu\\p{L}*|notiere?n?|schreibe?n?|fehlt|fehlen|brauchen|vergessen|hätten?|möchten?|trage?n?|ajoute[rz]?|ajoutons|note[rz]?|mets|mettez|mettre|manque|prends|prenez|il faut|rajoute[rz]?|voudrais|oublié|inclu[sr]e?|añad\\p{L}+|agreg\\p{L}+|incluy\\p{L}+|incluir|apunt\\p{L}+|anot\\p{L}+|pon|poner|poned|falta|hace falta|necesitamos|toma|aggiung\\p{L}+|manca|adicion\\p{L}+|acrescent\\p{L}+|voeg|toevoegen|dodaj)";
const article =
  "(?:an?|another|one more|one|the(?: following)?|a new|some|noch ein(?:e[nr]?)?|ein(?:e[nrsm]?)?|une?|encore une?|un['’]|una?|uno|otr[ao]|ein weitere[rs]|eine weitere|neue[rs]?|jako|als|een|nog een)";
const modifier =
  '(?:new|further|additional|extra|more|missing|important|second|third|big|real|small|separate|weitere[rnms]?|neue[rnms]?|zusätzliche[rnms]?|wichtige[rnms]?|autre|nouve(?:au|lle)|supplémentaire|nuev[ao]|adicional|importante?)';
/** What stands between the name of the kind and the words: where it is to go, that it is missing, for whom. */
const tail =
  "(?: (?:in there|in here|here|there|please|too|as well|to (?:this|the \\p{L}+(?: \\p{L}+)?)|for (?:me|us|this|that|the list|later)|(?:that['’]s |that is |which is |is |are |still )*(?:missing|not there|not listed|open|to add)|fehlt(?: (?:noch|mir|uns|hier|auch))*|manque(?: encore)?|falta(?: todavía)?|(?:we|you|i)(?:['’]ve| have)? (?:forgot|missed|overlooked|left out|discussed|talked about|mentioned|considered|looked at|wanted|agreed on|should (?:add|note|list))|on (?:top|the list)|auf|hinzu|dazu|bitte|noch|mit auf|toe|à ajouter|à noter|en plus|de plus|supplémentaire|s['’]il te plaît|más|por favor|que falta|nuev[ao]))*";
/** What introduces the words themselves. */
const opens =
  "(?:\\s?[:?.–—]|\\s-|,(?! (?:dass|que|dat|che|whether|ob|si|who|wer|qui|quién|namely|nämlich) ))\\s+(?:that )?|,? (?:that|saying(?: that)?|which says(?: that)?|stating(?: that)?|namely(?: that)?|(?:de )?(?=(?:dass|que|dat|che) |qu[’'])|(?=(?:de|di) |d[’'])|qui dit que|nämlich|(?=(?:whether|ob|si|who|wer|qui|quién|how|wie) ))\\s?";
const said = '(?<said>\\S.{5,900})';

/** A named kind and the words behind it: "could we get a risk in there? If …", "another constraint we forgot: …". */
const named = new RegExp(
  `^(?<lead>[^.:;?!]{0,70}?)(?<![\\p{L}-])(?:${article} )?(?:${modifier} )*${name}(?![\\p{L}-])(?<tail>${tail})(?:${opens})${said}$`,
  'isu',
);
/** "Please note as a decision: …", "bitte nimm als Annahme auf, dass …". */
const asKind = new RegExp(
  `^(?<lead>[^.:;?!]{0,60}?)(?<![\\p{L}-])(?:as|als|comme|como|come) (?:(?:${article}|our|a further) )?(?:${modifier} )*${name}(?![\\p{L}-])(?<tail>${tail})(?:\\s?:|,)?\\s+(?:that |que )?${said}$`,
  'isu',
);
const it = '(?:that|it|this|das|es|dies|ça|cela|eso|esto|lo)';
const into =
  '(?:(?:as|under|to|on|in|into|among|onto|als|unter|zu|in|auf|bei|comme|dans|parmi|aux?|en|como|entre|a)(?: (?:an?|the|our|one|die|den|der|dem|das|eine?[nr]?|une?|les?|la|un|una|los|las|el))?)';
const listOf = '(?:list of |section (?:of |on |for )?|liste der |liste des |lista de )?';
const closing =
  "(?:['’]? ?(?:section|list|table|please|too|then|now|as well|bitte|auf|aufnehmen|ergänzen|notieren|eintragen|setzen|schreiben|hinzufügen|rein|svp|s['’]il (?:te|vous) plaît|por favor))*[.!]*";
/** The words, and behind them what they are to be: "…; add that as an NFR", "…. Put that on the list of open questions". */
const behind = new RegExp(
  `^(?<said>\\S.{5,900}?)(?:\\s?[.;,–—?]+|\\s-|\\s?\\()\\s*(?:and |so |but |und |et |y |if not,? |if so,? |sonst |sinon,? |si no,? |bitte |please |pls |merci de |por favor |we should |let['’]s |can you |could you )*(?:(?:add|put|list|note|write|record|include|take|treat|count|capture|mark|keep|nimm|notier\\p{L}*|schreib\\p{L}*|ergänz\\p{L}*|setz\\p{L}*|mets|mettez|ajoute[rz]?|note[rz]?|pon|añad\\p{L}*|anót?a?|apunt\\p{L}*)[- ]?${it}?(?: (?:down|in|up|bitte|noch|too|please))*|${it}(?: (?:bitte|noch|please))?|(?:à (?:mettre|ajouter|noter))|añádelo|ponlo|anótalo|apúntalo|agrégalo|bitte|${it}(?:['’]s| is| should be| must be| goes| belongs| should go| has to go| would be| ist| gehört| kommt| va| est| es))?\\s*(?:${into}|(?<is>['’]s an?|is an?|ist eine?|est une?|es una?)) ${listOf}${name}(?:\\s?\\))?(?: (?:we|to|i|for) [^.;]{2,40})?${closing}$`,
  'isu',
);
/** "What happens with X? We should ask that." */
const toAsk =
  /^(?<said>[^.!?]{8,400}\?)\?*\s*(?:and |so )?(?:(?:we|i|somebody|someone|you) (?:should|need to|have to|must|ought to|still need to) (?:ask|clarify|find out|settle|discuss|answer)|let['’]s ask|(?:bitte |müssen wir )?(?:noch )?(?:klären|fragen)|(?:à|il faut) (?:clarifier|demander)|(?:hay que|debemos) (?:preguntar|aclarar))(?: (?:that|this|it|das|lo))?(?: (?:too|as well|noch|auch))?[.!]*$/iu;
/** "One more risk: …", "New decision - …": the kind alone is the wish. */
const bareLead =
  /^(?:(?:and|also|then|next|ok|okay|so|please|und|et|y|bitte|aussi|también)[,:]? )*(?:(?:for|as) (?:the|a) )?$/iu;
const verb = new RegExp(`(?<!\\p{L})${adding}(?!\\p{L})`, 'iu');
/** "X is not a quality rule, it's a constraint" speaks of what stands there. */
const isDenied = new RegExp(
  `(?:is|are|was|were|isn['’]t|aren['’]t|ist|sind|est|sont|es|son)(?: (?:not|no|kein\\p{L}*|pas|nicht))?(?: (?:an?|the|une?|eine?))? (?:${kindNames}|quality rules?|tickets?)$`,
  'iu',
);
/** What denies or takes away adds nothing. */
const denies =
  /(?<!\p{L})(?:remove|delete|drop|no|not|isn['’]t|aren['’]t|never|don['’]t|replace|rename|move|merge|split|answer|close|turn|make|change|reword|nicht|kein\p{L}*|lösch\p{L}*|streich\p{L}*|supprim\p{L}*|pas|elimina\p{L}*|quita\p{L}*|instead)(?!\p{L})/iu;

/** "Put the plan before the risks, and …": the kind names a place, and nothing of it is added. */
const isAnchor =
  /(?<!\p{L})(?:before|after|above|below|behind|in front of|ahead of|next to|between|vor|nach|hinter|avant|après|derrière|antes de|después de)\s*$/iu;

/** "Why is there no requirement for printing? Staff need a printed copy": what is missed, and behind it the words that would be there. */
const missed = new RegExp(
  `^(?:(?:so|and|but|hm+),? )?(?:why is there (?:still )?no|is(?:n['’]t)? there (?:an?|any|no)|(?:should|could)n['’]t there be an?|where(?:['’]s| is) the|i(?:['’]m| am)? miss(?:ing)? an?) ${name}(?: (?:for|about|on|that|of|saying) [^?.!]{2,100})?[?.!]+\\s+${said}$`,
  'isu',
);

/** "Smart doors as an alternative, rejected because …": what stands before the kind is what the reason is of. */
const givesReason =
  /^(?:which (?:was|were) )?(?:rejected|dropped|dismissed|ruled out|because|since|but|too)(?!\p{L})/iu;
const thingNamed = /^(?:(?:please|also|and|can you|could you) )*\p{L}+ (?<thing>\p{L}[^,:]{1,60}?) ?$/iu;
/** "Add Crowdin to the alternatives: too expensive" names what is added before it says something of it. */
const entry =
  /^(?:please )?(?:add|put|list|include|mention) (?!(?:it|this|that|these|those|another|one more|the following|an?)(?!\p{L}))(?<entry>\S.{1,60}?) (?:to|in|under|among|as) (?:the |our |an? )?$/iu;

/** What sentences want added, as they were written; null where they want nothing of the sort. */
export function addedWordsIn(words: string): AddedWords | null {
  const text = words.trim();
  const asked = toAsk.exec(text)?.groups?.['said'];
  if (asked !== undefined) return { kind: 'question', said: asked.trim() };
  const absent = missed.exec(text)?.groups;
  const missing = addedKind(absent?.['kind'] ?? '');
  if (absent && missing !== null) return { kind: missing, said: (absent['said'] ?? '').trim() };
  for (const pattern of [asKind, named, behind]) {
    const { lead = '', kind = '', said: what = '' } = pattern.exec(text)?.groups ?? {};
    const found = addedKind(kind);
    if (found === null || denies.test(lead) || isAnchor.test(lead)) continue;
    const isAsked = pattern === behind || verb.test(lead) || (pattern === named && bareLead.test(lead));
    // what has a key stands in the document already
    if (pattern === behind && (keysIn(what).length > 0 || isDenied.test(what))) continue;
    const own =
      entry.exec(lead)?.groups?.['entry'] ??
      (pattern === asKind && givesReason.test(what) ? thingNamed.exec(lead)?.groups?.['thing'] : undefined);
    if (isAsked) return { kind: found, said: own === undefined ? what.trim() : `${own}: ${what.trim()}` };
  }
  return null;
}
