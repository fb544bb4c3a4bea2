import { toString as plainText } from 'mdast-util-to-string';
import { keysIn } from '../../document/keys.ts';
import { endOf, sectionsOf, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { insertInto, nextNumber } from '../place/insert.ts';
import type { Target } from '../target/target.ts';
import { itemsUnder, type Prompt } from './parts.ts';

/** An example that feedback asks for: what goes in, and what has to come out where the feedback says it. */
export interface NewExample {
  readonly input: string;
  readonly answer: string | null;
}

const asked =
  /^(?:add|include|give|show|write|insert|provide)(?: it| the model| me)? (?:an?|another|one more|one|the|a (?:second|third|new|further)) (?:(?:good|short|new|second|third) )?(?:few[- ]shot )?(?:example|sample)(?: input)?(?:\s?[:–-]\s?|,? (?:with|for|of|where|when|in which|showing|that shows|about|to show) )(?<what>.{3,600})$/isu;
const needed =
  /^(?:we|it|the prompt) (?:also )?(?:needs?|should have|must have|could use) (?:an?|another|one more) (?:example|sample)(?: input)? (?:with|for|of|where|when|in which|showing|that shows|about) (?<what>.{3,600})$/isu;
const parted =
  /^(?<input>.{1,400}?)\s?(?:->|→|=>|,? (?:should |must |has to )?(?:gives?|becomes?|yields?|returns?|results? in|leads to|produces?)(?! to)|,? (?:and )?(?:the )?(?:answer|output|result|response)(?: (?:is|should be|must be)|\s?[:=]))\s+(?<answer>.{1,400})$/isu;

/** "“Site down” from a business customer is outage, 1": what is quoted goes in, and what it is comes out. */
const told =
  /^(?<input>["“][^"”“]{1,300}["”](?: (?!is |are |gets? |goes |should |must |has )[^"”“]{1,80}?)?) (?:(?:should|must|has to) )?(?:is|are|be|gets?|goes (?:in)?to|get|go (?:in)?to|counts as) (?<answer>.{1,400})$/isu;

/** The example that words add to a prompt; null where they add none. */
export function exampleAdded(clause: string): NewExample | null {
  const words = clause.trim().replace(/(?<![.…])[.!]+$/u, '');
  const what = (asked.exec(words) ?? needed.exec(words))?.groups?.['what']?.trim();
  if (what === undefined) return null;
  const { input, answer } = parted.exec(what)?.groups ?? told.exec(what)?.groups ?? {};
  return input === undefined || answer === undefined
    ? { input: what, answer: null }
    : { input: input.replace(/^(?:the )?input\s?[:=]?\s/iu, ''), answer };
}

/**
 * The text with an example: of input and answer, else of the input alone, whose answer is then an open question: nobody said it.
 * Null where the prompt has no place for examples.
 */
export function withExample(draft: Draft, prompt: Prompt, example: NewExample): string | null {
  const { examples } = prompt;
  if (!examples) return null;
  const none = examples.nodes.find(
    (node) => node.type === 'paragraph' && keysIn(plainText(node)).some((key) => key.family === 'Q'),
  );
  const open = none ? keysIn(plainText(none))[0]?.text : undefined;
  const question = open === undefined ? null : questionOf(draft, open);
  const key = question && open !== undefined ? open : `Q-${nextNumber(draft, 'Q')}`;
  const input = upperFirst(example.input);
  const line =
    example.answer === null
      ? `${input}: see ${key}.`
      : `Input: ${stopped(input)} Answer: ${stopped(example.answer)}`;
  const shown = written(draft, prompt, line, none);
  if (example.answer !== null)
    return question && open !== undefined ? withoutQuestion(draftOf(shown, draft.request), open) : shown;
  const asks = `Which answer is right for the example “${example.input}”?`;
  const now = draftOf(shown, draft.request);
  const standing = questionOf(now, key);
  if (!standing) return withQuestion(now, asks, key);
  const lead = labelled.exec(now.text.slice(standing.start, standing.end))?.[0].length ?? 0;
  return splice(now.text, [{ start: standing.start + lead, end: standing.end, text: asks }]);
}

/** What stands before the words of an item with a key. */
const labelled = /^(?:[*+-]|\d{1,9}[.)])\s+[*_]{0,2}Q-\d{1,4}[*_]{0,2}\s?[:.]?[*_]{0,2}\s*/u;

/** The open question of a key; null where the draft lists none. */
function questionOf(draft: Draft, key: string): Target | null {
  const item = draft.items.find(
    (one) => one.key?.text === key && labelled.test(draft.text.slice(one.start, one.end)),
  );
  return item
    ? { kind: 'item', start: item.start, end: item.end, name: item.text, section: item.section }
    : null;
}

function written(
  draft: Draft,
  prompt: Prompt,
  line: string,
  none: Parameters<typeof endOf>[0] | undefined,
): string {
  const { examples } = prompt;
  if (none) return splice(draft.text, [{ start: startOf(none), end: endOf(none), text: `- ${line}` }]);
  const items = itemsUnder(draft, examples);
  if (items.length > 0 || !examples) return insertInto(draft, examples, line, 'item');
  const last = examples.nodes.at(-1);
  const at = last ? endOf(last) : examples.headingEnd;
  const newline = lineBreakOf(draft.text);
  return splice(draft.text, [{ start: at, end: at, text: `${newline}${newline}- ${line}` }]);
}

/** The text with one more point to settle; null where the prompt has no part for what is missing. */
export function withOpenPoint(draft: Draft, question: string): string | null {
  return withQuestion(draft, question, `Q-${nextNumber(draft, 'Q')}`);
}

function withQuestion(draft: Draft, question: string, key: string): string | null {
  const [missing] = sectionsOf(draft.outline, 'missing-information');
  if (!missing) return null;
  if (itemsUnder(draft, missing).length > 0) return insertInto(draft, missing, question, 'item', key);
  const last = missing.nodes.at(-1);
  const at = last ? endOf(last) : missing.headingEnd;
  const newline = lineBreakOf(draft.text);
  const { promptOpenFirst } = phrasesOf(draft.language);
  return splice(draft.text, [
    {
      start: at,
      end: at,
      text: `${newline}${newline}${promptOpenFirst}${newline}${newline}- **${key}:** ${question}`,
    },
  ]);
}

/** The text without a question that was answered, and without the words that announce questions where it was the last. */
function withoutQuestion(draft: Draft, key: string): string {
  const question = questionOf(draft, key);
  if (!question) return draft.text;
  const text = removedWithKey(draft, question, key);
  const { promptOpenFirst } = phrasesOf(draft.language);
  const [missing] = sectionsOf(draftOf(text, draft.request).outline, 'missing-information');
  const last = missing?.nodes.at(-1);
  return last?.type === 'paragraph' && plainText(last) === promptOpenFirst
    ? splice(text, [{ start: endOf(missing?.nodes.at(-2) ?? last), end: endOf(last), text: '' }])
    : text;
}

function stopped(words: string): string {
  return /[.!?}\])]["”']?$/u.test(words) ? words : `${words}.`;
}
