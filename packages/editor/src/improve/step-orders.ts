import type { Edit } from '../correct/edit.ts';
import { likeFirst } from '../correct/lexicon/clause.ts';
import { thirdPersonOf } from '../correct/lexicon/verbs.ts';
import { upperFirst } from '../first-letter.ts';
import type { Block, Source } from '../read/source.ts';

const NEXT =
  '(?:(?:first(?: of all)?|then|next|now|after (?:that|this)|afterwards|finally|once (?:that|this) is done|and then),? )?';
const TOLD = `you (?:will |would )?(?:then |now |first |also )?(?:have to|need to|must|should|can|['’]ll have to|['’]ll need to)(?: then| now| first| also)?(?: just| simply)?`;
/** What is to be so is nothing to be done: "you need to have the role". */
const STATES = 'have|be|know|own|need|see|not|understand|notice|expect';

const STEP = new RegExp(
  String.raw`^(?:${NEXT}${TOLD} (?:go ahead and )?|go ahead and )(?!(?:${STATES})\b)(?<verb>\p{Ll}{2,20})(?= )`,
  'iu',
);

/** "You will then see that the page is empty": the page is empty. */
const SEEN = new RegExp(
  String.raw`^${NEXT}(?:you(?: will| should|['’]ll)? (?:then |now )?(?:see|notice) that|what you(?: will|['’]ll)? (?:then |now )?(?:see|notice) is that) (?=\p{L})`,
  'iu',
);

const FEWEST = 2;

/** Steps of a numbered list as orders, and what comes of them as it is: "You need to go ahead and open it" is "Open it". */
export function stepOrders(source: Source): Edit[] {
  const steps = source.blocks.filter(isStep);
  return steps.length < FEWEST ? [] : steps.flatMap((step) => ordered(step));
}

function isStep({ kind, ordered }: Block): boolean {
  return kind === 'listItem' && ordered;
}

function ordered({ sentences }: Block): Edit[] {
  const [sentence] = sentences;
  if (sentence === undefined) return [];
  const { text, start } = sentence;
  const plainly = (length: number, replacement: string): Edit => ({
    start,
    end: start + length,
    replacement,
    rule: 'improve/step-order',
    category: 'style',
    message: 'A step says what to do, or what comes of it.',
  });
  const step = STEP.exec(text);
  const verb = step?.groups?.['verb'];
  if (step !== null && verb !== undefined) return [plainly(step[0].length, likeFirst(verb, text))];
  const seen = SEEN.exec(text);
  if (seen === null) return [];
  const result = text.slice(seen[0].length);
  const coming = COMING.exec(result);
  const { who = '', does = '' } = coming?.groups ?? {};
  const told = coming?.[0] ?? /^\p{L}+/u.exec(result)?.[0] ?? '';
  const said = coming === null ? told : `${who} ${thirdPersonOf(does)}`;
  return [plainly(seen[0].length + told.length, text === upperFirst(text) ? upperFirst(said) : said)];
}

/** "nothing is going to happen": it happens as soon as the step is done. */
const COMING =
  /^(?<who>(?:nothing|it|(?:the|an?|your) [\p{Ll}-]{2,20}(?: [\p{Ll}-]{2,20})?)) (?:is going to|will) (?<does>(?!be\b|not\b)\p{Ll}{2,20})(?![\p{L}-])/u;
