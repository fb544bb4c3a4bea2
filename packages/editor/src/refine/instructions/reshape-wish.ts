import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { describedPart } from '../target/described.ts';
import { findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';
import { unquoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';
import { ticketListsNamed } from '../tickets/shaped-lists.ts';

/** How words stand in a document. */
export type Shape = 'list' | 'numbered' | 'table' | 'prose';

const shapes: readonly [shape: Shape, words: string][] = [
  [
    'numbered',
    '(?:a )?(?:numbered|ordered) (?:list|steps|points|items)|numbered|(?:numbered )?steps|step[- ]by[- ]step(?: instructions| list)?',
  ],
  ['table', '(?:a |an? \\w+ )?tab(?:le|ular)(?: form(?:at)?)?'],
  [
    'list',
    '(?:a |separate |single |individual |simple |proper |short |plain )*(?:bullet(?:ed)?[- ]?(?:points?|list)?s?|unordered list|list|check ?lists?|check ?box(?:es)?|to-?do lists?)|bullets|bullet points',
  ],
  [
    'prose',
    '(?:a |one |a single )?(?:paragraphs?|prose|running text|flowing text|full sentences|continuous text)',
  ],
];
const verbs =
  'turn|break(?: up)?|split(?: up)?|divide|convert|transform|change|make|put|format|rewrite|reformat|present|show|write|display|list|express|structure|render|get|have';

/** Each shape with the clauses that ask for it, and the words that name it alone. */
const wishes = shapes.map(([shape, words]) => ({
  shape,
  named: new RegExp(`^(?:${words})$`, 'iu'),
  patterns: [
    new RegExp(
      `^(?:${verbs}) (?<what>.{1,120}?) (?:(?:(?:in)?to|as|in|using|a|an|with) )?(?:form of )?(?:${words})(?:,? (?:instead of|rather than|not) (?<from>.{1,40}))?(?:,? with (?:an? |the )?(?:(?:id|key|number) column|(?:columns? )?(?<columns>(?!(?:an? |the )?(?:id|key|number) column).{2,80})))?$`,
      'iu',
    ),
    new RegExp(
      `^(?:use|prefer|i(?:'d)? (?:want|prefer|like)) (?:${words})(?: (?:instead(?: of (?<from>.{1,40}?))?))?(?: (?:in|for|under) (?:the )?(?<what>.{1,100}?))?(?: instead)?$`,
      'iu',
    ),
    new RegExp(
      `^(?<what>.{1,100}?) (?:should|must|could|would be better) (?:be )?(?:in |as )?(?:${words})(?:,? (?:and )?(?:not|instead of|rather than) (?:an? )?(?<from>[\\p{L} ]{1,30}))?$`,
      'iu',
    ),
  ],
}));

/** What is to have which shape. */
export interface Wish {
  readonly what: string;
  readonly shape: Shape;
  /** The shape that is to change, where several could. */
  readonly from: Shape | null;
  readonly columns: readonly string[];
}

/** The wish of a clause for another shape of something that the draft has; null where it says none. */
export function wishIn(clause: string, draft: Draft): Wish | null {
  // "split the design paragraph" gives it no other shape
  if (/^(?:break|split|divide)\b/iu.test(clause) && !/ in(?:to)? /iu.test(clause)) return null;
  // "no rollout in steps" says what is not to be
  if (/^(?:no|not|without|kein\p{L}*) /iu.test(clause)) return null;
  for (const { shape, patterns } of wishes) {
    const match = patterns.map((pattern) => pattern.exec(clause)).find((one) => one !== null);
    if (!match) continue;
    const groups = match.groups ?? {};
    const what = groups['what'] ?? 'it';
    // "before the first paragraph" is a place, and no shape
    if (/(?<!\p{L})(?:first|second|third|last|next|other)$/iu.test(what)) continue;
    // "separate bullets" may part one item, and describe none
    const isParting = /(?<!\p{L})(?:separate|individual|single|own)(?!\p{L})/iu.test(clause);
    const found = isParting ? findTarget(draft, what) : findReshaped(draft, what);
    if (!ticketListsNamed(draft, what) && !found) continue;
    const columns = (groups['columns'] ?? '')
      .split(/,\s?(?:and )?| and /u)
      .flatMap((one) => (one.trim() === '' ? [] : [upperFirst(unquoted(one.trim()))]));
    // "the owners table" is a table, and no list beside it
    const given = shape !== 'table' && /(?<!\p{L})table$/iu.test(what) ? 'table' : null;
    return { what, shape, from: shapeNamed(groups['from'] ?? '') ?? given, columns };
  }
  return null;
}

/** What is to have another shape, by its name or by what it says. */
export function findReshaped(draft: Draft, what: string): Target | null {
  return findTarget(draft, what) ?? describedPart(draft, what) ?? saidIn(draft, what);
}

const wordsIn = (words: string) => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const FEWEST = 3;

/** The only sentence that says the words of a phrase in their order: "what we need from you". */
function saidIn(draft: Draft, what: string): Target | null {
  const wanted = wordsIn(
    what.replace(/^(?:the )?(?:(?:list of|what|things?|points?|items?|part (?:about|on|with)) ?)+/iu, ''),
  );
  if (wanted.length < FEWEST) return null;
  const [only = null, other] = sentences(draft).filter(({ start, end }) => {
    let at = 0;
    for (const word of wordsIn(draft.text.slice(start, end))) if (word === wanted[at]) at += 1;
    return at === wanted.length;
  });
  return other ? null : only;
}

/** The shape that words such as "a numbered list" name. */
function shapeNamed(words: string): Shape | null {
  return (
    wishes.find(({ named }) => named.test(words.trim().replace(/^(?:the|that|this) /iu, '')))?.shape ?? null
  );
}
