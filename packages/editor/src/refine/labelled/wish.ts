import { isOpinion, isValue } from './value.ts';

/** A wish that a labelled place has a value. */
export interface LabelWish {
  readonly label: string;
  /** What the label is of, or where it stands; null where it is not said. */
  readonly of: string | null;
  readonly value: string;
  /** Whether a colon, an equals sign or "should be" sets the value; "is" may as well state a fact. */
  readonly isSet: boolean;
}

/** What joins a label with its value, in ten languages. */
const copula =
  /\s?(?::=?|=|->|→|=>|：)\s?|\s(?:is|are|will be|should be|must be|has to be|needs to be|ought to be|ist|sind|wird|soll|lautet|est|sera|doit être|es|será|debe ser|debería ser|è|sarà|deve essere|é|deve ser|wordt|moet zijn|to|jest|będzie)(?::| now| jetzt| maintenant| ahora)?\s|(?<=\p{L})['’]s\s|(?<=\p{Script=Han})[是为為](?=\S)|(?<=[\p{Script=Han}\p{Script=Katakana}])は/giu;
const setting = /[:=：→>]|\s(?:should|must|has to|needs to|ought to|soll|doit|debe|debería|deve|moet) /iu;
const ordering = /^(?:please )?(?:set|change|update|put|make|fill in|correct|add|enter|state|note) /iu;
const article =
  /^(?:the|an?|our|its|der|die|das|den|le|la|les|el|los|las|il|lo|i|o|a|os|as|de|het)\s+|^l['’]/iu;
const belongs =
  /^(?<label>.{2,40}?) (?:of|for|to|in|on|under|von|vom|für|im|in der|bei|de|del|de la|du|des|pour|dans|para|en|di|della|per|nel|da|do|no|na|van|voor|w|dla) (?:the |our |der |die |das |den |dem |le |la |les |el |los |las |il |lo )?(?<of>.{2,80})$/iu;
/** "The indexer status", "UI's owner": what the label is of stands before it. */
const owning = /^(?<of>[^,;:]{2,60}?)(?:['’]s?)? (?<label>\p{L}{3,30})$/iu;
/** "Who owns it" asks for what a label names. */
const asked: readonly (readonly [question: RegExp, label: string])[] = [
  [/^who (?:owns|is (?:the owner|responsible|in charge))(?:(?: (?:of|for))? (?:it|this|that))?$/iu, 'owner'],
  [
    /^(?:wer ist (?:zuständig|verantwortlich)|qui (?:est responsable|s['’]en occupe)|quién es (?:el )?(?:responsable|dueño))(?: .{2,20})?$/iu,
    'owner',
  ],
  [/^who (?:wrote|is the author of)(?: (?:it|this|that))?$/iu, 'author'],
  [/^when is (?:it|this|that) due$/iu, 'due date'],
];
/** "… is rubbish, it's the end of May": a remark before the value. */
const remarked =
  /^(?<remark>[^\d,;:–—]{2,50})(?:[,;:.]|\s[–—-])\s*(?:(?:it|that|this|he|she|they)(?:['’]?s| is| are| should be| must be)|(?:should be|make it|call it|say|use|put|rather|better|correct is))\s+(?<value>.{1,120})$/iu;
/** "…, say that in the table": an order about the words before it. */
const tail =
  /(?:[,;.]|\s[–—-])\s*(?:and )?(?:please )?(?:say|put|write|note|state|add|set|fill|enter|mention|record|change) (?:that|this|it)(?: (?:down|in))?(?: (?:in|into|to|under|at) (?:the )?(?<place>[\p{L} -]{2,40}))?(?: please)?$/iu;
const LONGEST = 160;

/** What asks gives no value: "How many of our users are under 18?". */
const question =
  /^(?:who|what|when|where|which|why|how|wer|was|wann|wo|wie|qui|quand|quién|cuándo|cuánt\p{L}+) [^?]+[?？]$/iu;

/** Every reading of a clause as a label with its value, the shortest label first; none where it holds no value. */
export function* labelWishesIn(clause: string): Generator<LabelWish> {
  if (question.test(clause.trim()) || /^how (?:many|much|often|long)(?!\p{L})/iu.test(clause)) return;
  const place = tail.exec(clause)?.groups?.['place'] ?? null;
  const words = clause.replace(tail, '').trim();
  for (const joint of words.matchAll(copula)) {
    const before = words.slice(0, joint.index).trim().replace(ordering, '');
    const value = valueIn(words.slice(joint.index + joint[0].length));
    // a label is no sentence of its own
    if (before === '' || value === null || /[,;]\s/u.test(before)) continue;
    // "Raj's team is on call": what belongs to somebody
    if (/['’]s\s$/u.test(joint[0]) && /\s(?:is|are|was|has|have|will|must|should|can)\s/u.test(` ${value} `))
      continue;
    const label = asked.find(([question]) => question.test(before))?.[1] ?? before.replace(article, '');
    const isSet = setting.test(joint[0]);
    yield { label, of: place, value, isSet };
    const inside = belongs.exec(before.replace(article, ''))?.groups;
    if (inside?.['label'] && inside['of']) yield { label: inside['label'], of: inside['of'], value, isSet };
    const owned = owning.exec(before.replace(article, ''))?.groups;
    if (owned?.['label'] && owned['of']) yield { label: owned['label'], of: owned['of'], value, isSet };
  }
}

/** What is said behind the copula, without the remark before it; null where that is a question or an opinion. */
function valueIn(said: string): string | null {
  const { remark = '', value = said } = remarked.exec(said)?.groups ?? {};
  const fresh = (isOpinion(remark) || remark === '' ? value : said)
    .replace(/^(?:only|just|now|rather|actually) /iu, '')
    .replace(/ (?:sein|werden)$/iu, '')
    .replace(/[.!]$/u, '')
    .replace(/(?<=\S) (?:now|from now on|jetzt|ab jetzt|maintenant|désormais|ahora)$/iu, '')
    .trim();
  return isValue(fresh) && fresh.length <= LONGEST && !/[?？]$/u.test(fresh) ? fresh : null;
}
