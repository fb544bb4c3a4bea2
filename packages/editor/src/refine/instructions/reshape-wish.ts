import type { Draft } from '../draft.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';
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
      `^(?:${verbs}) (?<what>.{1,120}?) (?:(?:(?:in)?to|as|in|using|a|an|with) )?(?:form of )?(?:${words})(?:,? (?:instead of|rather than|not) (?<from>.{1,40}))?(?:,? with (?:an? |the )?(?:(?:id|key|number) column|columns? (?<columns>.{2,80})))?$`,
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
  for (const { shape, patterns } of wishes) {
    const match = patterns.map((pattern) => pattern.exec(clause)).find((one) => one !== null);
    if (!match) continue;
    const groups = match.groups ?? {};
    const what = groups['what'] ?? 'it';
    if (!ticketListsNamed(draft, what) && !findTarget(draft, what)) continue;
    const columns = (groups['columns'] ?? '')
      .split(/,\s?(?:and )?| and /u)
      .flatMap((one) => (one.trim() === '' ? [] : [unquoted(one)]));
    return { what, shape, from: shapeNamed(groups['from'] ?? ''), columns };
  }
  return null;
}

/** The shape that words such as "a numbered list" name. */
function shapeNamed(words: string): Shape | null {
  return wishes.find(({ named }) => named.test(words.trim()))?.shape ?? null;
}
