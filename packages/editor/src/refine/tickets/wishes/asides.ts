import { keysIn } from '../../../document/keys.ts';
import { looksLikeOrder } from '../../clauses/order-like.ts';
import { opensWithVerb } from '../../clauses/verbs.ts';
import type { Draft } from '../../draft.ts';
import { masked } from '../../message/masked.ts';
import { oncePerDraft } from '../../per-draft.ts';
import { isTalk } from '../../scope/talk.ts';
import { mentionsIn } from '../fields/values.ts';

/** A part of words between two joints. */
interface Segment {
  readonly start: number;
  readonly end: number;
}

const joint =
  /(?:[,;]|:(?=\s)|\s[–—-]|[.!?](?=\s+\p{L}))\s+(?:(?:and|but|so|und|aber|also|et|mais|donc|y|pero|e|i|en)\s+)?|\s(?:and|but|so|und|aber|et|mais|donc|y|pero)\s+|\s(?=(?:because|weil|parce que|porque|otherwise|sonst|sinon|since (?:it|we|they|that|this|the|nobody|\p{L}+ing))\s)/giu;

/** Words in the parts that commas, other marks and "and" leave of them; what is quoted stays whole. */
export function segmentsOf(words: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of masked(words).matchAll(joint)) {
    segments.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  segments.push({ start: from, end: words.length });
  return segments.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(words.slice(start, end)));
}

/** What opens a reason, whatever it holds. */
const reason =
  /^(?:(?:just )?because|since|otherwise|or else|so that|given that|as (?:it|they|we|he|she|this|that|the|discussed|agreed|decided|said)\b|which (?:is|are|was|means)|weil|denn|sonst|damit|da (?:es|sie|er|wir|das|die|der)|parce qu|car|sinon|puisqu|comme (?:ça|convenu)|porque|ya que|si no|así|de lo contrario|perché|bo\s|(?:nothing|nobody|no one|none of (?:it|them|the others?)) (?:\p{L}+ ){0,4}?(?:without|before|until) )/iu;
/** Apologies, and other words to the one who revises. */
const apology =
  /^(?:(?:oh|ah|oops|uh),? )*(?:sorry|my (?:bad|mistake|fault)|sorry,? my (?:bad|mistake)|i (?:forgot|missed|mixed|got|was|wrote|am|mean|think|know|guess|had|have|asked|checked|talked|just)|entschuldigung|mein fehler|désolée?|mon erreur|perdón|mi error|(?:thanks?|danke|merci|gracias)(?: you)?|as (?:discussed|agreed)|fyi|btw|by the way)(?![\p{L}]).{0,120}$/iu;
/** A statement of how things are: it asks for nothing. */
const states =
  /^(?:(?:that|this|it|they|there|he|she|we|you|nobody|everybody|everyone|both|those|these|all|who|which|das|es|sie|er|wir|die|der|c['’]|ce|ça|il|elle|ils|on|nous|eso|esto|es|él|ella)|(?:the |our |my |an? |die |der |das |le |la |les |el |los |las )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)(?:['’](?:s|re|ve|d|ll|m)\s|\s?(?:est|c['’]est)\s|\s(?:(?:really|just|only|also|all|alone|now|still|anyway|simply|already)\s)*(?:is|are|was|were|has|have|had|does|do|did|knows?|wants?|wanted|needs|said|says|changed?|agreed|decided|asked|told|can|can['’]?t|cannot|could|will|won['’]t|would|isn['’]t|aren['’]t|don['’]t|doesn['’]t|looks?|seems?|sounds?|feels?|makes?|takes too|comes?|got|belongs? together|ist|sind|war|hat|haben|wird|werden|will|wollen|kann|können|braucht|passt|gehört|sont|était|a|ont|veut|veulent|peut|faut|va|son|era|está|están|tiene|tienen|quiere|puede|va)(?![\p{L}]))/iu;
/** Words with which a statement of how things are is a wish all the same. */
const wishes =
  /(?<!\p{L})(?:should|must|shall|needs? to|has to|have to|ought|please|pls|missing|instead|rather than|wrong|soll(?:te|en)?|muss|müssen|bitte|fehlt|stattdessen|falsch|doit|doivent|devrait|manque|debe|debería|falta|por favor|owner|assignee|estimates?|priority|prio|depends?|blocked|blocks|deadline|due|title|criteri\p{L}+|split|merge|goes? to|takes?(?! too)|ticket(?:s)? of its own|new ticket|remove|delete|drop|rename|move|dependenc\p{L}+|isn['’]t (?:a|our|work)|not a|(?:does|do|gets?|owns?|handles?|will (?:do|take)|macht|bekommt|übernimmt|fait|prend|hace|lleva) (?:the rest|the others?|it|them|everything|all|both|den rest|das|le reste|el resto)|high|low|medium|critical|in progress|in review|done|blocked|finished|on hold|ready|\d+ points|priorit\p{L}+|estim\p{L}+|schätz\p{L}+|aufwand|zuständig\p{L}*|verantwortlich\p{L}*|responsables?|übernimmt|übernehmen|encarga|occupe|dépend\p{L}*|depende\p{L}*|hängt|hängen|bloqu\p{L}+|blockier\p{L}*|titre|titel|título|crit[eè]r\p{L}+|kriteri\p{L}+|hoch|niedrig|haute|basse|alta|baja)(?!\p{L})/iu;
/** "It's Vera's ticket" says whose it is. */
const owned = /['’]s (?:really |actually |now )?\p{Lu}\p{Ll}+['’]s?(?!\p{L})/u;

/** Whether words want a field, a title, a criterion or the order of tickets otherwise, or that they are made or taken out. */
export function asksSomething(words: string): boolean {
  return wishes.test(words);
}

/** Whether a part of a message only says why, or is talk: it names no ticket and no value, and orders nothing. */
export const isAside = oncePerDraft((part: string, draft: Draft): boolean => {
  const words = part.trim().replace(/[.!?]+$/u, '');
  if (isTalk(words) || apology.test(words)) return keysIn(words).length === 0;
  if (reason.test(words)) return !/\b(?:set|assign|make it|put it)\b/iu.test(words);
  return (
    states.test(words) &&
    !wishes.test(words) &&
    !owned.test(words) &&
    !/\d|["“”„«»]/u.test(words) &&
    keysIn(words).length === 0 &&
    !opensWithVerb(words) &&
    !looksLikeOrder(words) &&
    mentionsIn(words, null, draft).length === 0
  );
});

/** Words without the parts of each sentence at its end that only say why, and without what opens them and says nothing. */
export function withoutAsides(words: string, draft: Draft): string {
  const sentences = words.split(/(?<=[.!?])\s+(?=[\p{L}"“„«(])/u);
  const left = sentences.flatMap((sentence, at) => {
    const segments = segmentsOf(sentence);
    const isWhole = segments.every(({ start, end }) => isAside(sentence.slice(start, end), draft));
    return at > 0 && isWhole
      ? []
      : [at < sentences.length - 1 ? stopped(trimmed(sentence, draft)) : trimmed(sentence, draft)];
  });
  return left.join(' ');
}

function stopped(sentence: string): string {
  return /[.!?]$/u.test(sentence) ? sentence : `${sentence}.`;
}

function trimmed(words: string, draft: Draft): string {
  const segments = segmentsOf(words);
  const partAt = (at: number) => words.slice(segments[at]?.start, segments[at]?.end);
  let [from, to] = [0, segments.length];
  // a reason runs on to the end: "because A and B"
  const opens = segments.findIndex(
    (_, at) => at > 0 && reason.test(partAt(at)) && isAside(partAt(at), draft),
  );
  if (
    opens > 0 &&
    segments
      .slice(opens)
      .every((_, at) => isAside(partAt(opens + at), draft) || !wants(partAt(opens + at), draft))
  )
    to = opens;
  while (to > 1 && isAside(partAt(to - 1), draft)) to -= 1;
  while (from < to - 1 && opensNothing(partAt(from), draft)) from += 1;
  return words.slice(segments[from]?.start ?? 0, segments[to - 1]?.end ?? words.length).trim();
}

function wants(part: string, draft: Draft): boolean {
  return (
    keysIn(part).length > 0 ||
    mentionsIn(part, null, draft).length > 0 ||
    opensWithVerb(part) ||
    wishes.test(part)
  );
}

/** Whether what opens the words names nothing that the rest could mean. */
function opensNothing(part: string, draft: Draft): boolean {
  return isTalk(part) || apology.test(part) || (reason.test(part) && isAside(part, draft));
}
