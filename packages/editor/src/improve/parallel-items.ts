import type { Edit } from '../correct/edit.ts';
import { likeFirst } from '../correct/lexicon/clause.ts';
import { irregularVerb, regularVerb } from '../correct/lexicon/inflected.ts';
import { isVerbBase } from '../correct/lexicon/word-class.ts';
import type { Block, Source } from '../read/source.ts';
import { TASK_VERBS } from './task-verbs.ts';

const BASES: ReadonlySet<string> = new Set(TASK_VERBS.values());

/** After these words a gerund is a verb with its object: "testing the parser", not "testing tools". */
const OBJECT =
  /^ (?:the|an?|this|that|these|those|all|our|their|its|some|more|every|each|up the|out the)(?![\p{L}'’-])/u;

/** How many items of a list have to begin with a verb for the others to follow. */
const LEAST = 2;
const SHARE = 0.6;

/** Items that begin with "adding the …" or "to add …" where the others of their list begin with a verb as a command. */
export function parallelItems(source: Source): Edit[] {
  return listsOf(source.blocks).flatMap((items) => {
    const openings = items.map((item) => openingOf(source, item));
    if (areSteps(openings)) return openings.flatMap((opening) => commanded(opening));
    const commands = items.filter((item) => BASES.has(firstWord(source, item).toLowerCase())).length;
    if (commands < LEAST || commands < items.length * SHARE) return [];
    return items.flatMap((item) => followed(source, item));
  });
}

/** How an item says what is to be done, with the base of its verb. */
interface Opening {
  readonly form: 'command' | 'doing' | 'told' | 'other';
  readonly start: number;
  /** What stands for the verb. */
  readonly written: string;
  readonly base: string;
}

const FEWEST_STEPS = 3;

/** Whether every item is something to do, half of them or more told to somebody, and not all in one form. */
function areSteps(openings: readonly Opening[]): boolean {
  const count = (form: Opening['form']): number => openings.filter((opening) => opening.form === form).length;
  const orders = count('command') + count('told');
  return (
    openings.length >= FEWEST_STEPS &&
    count('other') === 0 &&
    count('command') > 0 &&
    count('command') < openings.length &&
    orders * 2 >= openings.length
  );
}

function commanded({ form, start, written, base }: Opening): Edit[] {
  return form === 'command' ? [] : [edit(start, start + written.length, likeFirst(base, written))];
}

function openingOf(source: Source, item: Block): Opening {
  const start = startOf(item);
  const word = firstWord(source, item);
  const small = word.toLowerCase();
  const rest = source.text.slice(start + word.length, start + word.length + 48);
  if (isBase(small) && BEHIND_VERB.test(rest)) return { form: 'command', start, written: word, base: small };
  const doing = BEHIND_VERB.test(rest) ? baseOfDoing(small) : undefined;
  if (doing !== undefined) return { form: 'doing', start, written: word, base: doing };
  const [whole = '', told = ''] = /^ (\p{Ll}{2,20})(?= )/u.exec(rest) ?? [];
  const isTold =
    small === 'you' &&
    isBase(told) &&
    !/^(?:need|have|want|may|must|can)$/.test(told) &&
    BEHIND_VERB.test(rest.slice(whole.length));
  return isTold
    ? { form: 'told', start, written: word + whole, base: told }
    : { form: 'other', start, written: word, base: small };
}

function isBase(word: string): boolean {
  return BASES.has(word) || isVerbBase(word) || (regularVerb(word) ?? irregularVerb(word))?.observed === 0;
}

function baseOfDoing(word: string): string | undefined {
  const regular = regularVerb(word);
  if (TASK_VERBS.has(word)) return TASK_VERBS.get(word);
  return regular !== null && regular.key !== word && word.endsWith('ing') ? regular.key : undefined;
}

/** What stands behind a verb, and not behind a noun that looks like it. */
const BEHIND_VERB =
  /^ (?:the|an?|this|that|these|those|all|both|any|our|your|their|its|some|more|every|each|it|them|everything|up|out|back|off|for|to|from|with|until|whether|that|if)(?![\p{L}'’-])/u;

function listsOf(blocks: readonly Block[]): Block[][] {
  const lists: Block[][] = [];
  let open: Block[] | null = null;
  for (const block of blocks) {
    if (block.kind !== 'listItem') {
      open = null;
      continue;
    }
    if (open === null) {
      open = [];
      lists.push(open);
    }
    open.push(block);
  }
  return lists;
}

function startOf(item: Block): number {
  return item.sentences[0]?.start ?? item.start;
}

function firstWord(source: Source, item: Block): string {
  return (
    /^[\p{L}]{2,20}(?![\p{L}\p{N}_/'’-]|[.(]\p{L})/u.exec(
      source.text.slice(startOf(item), startOf(item) + 24),
    )?.[0] ?? ''
  );
}

function followed(source: Source, item: Block): Edit[] {
  const start = startOf(item);
  const word = firstWord(source, item);
  const rest = source.text.slice(start + word.length, start + word.length + 32);
  const base = OBJECT.test(rest) ? TASK_VERBS.get(word.toLowerCase()) : undefined;
  if (base !== undefined) return [edit(start, start + word.length, likeFirst(base, word))];
  const infinitive = /^ (\p{Ll}{2,20})(?![\p{L}\p{N}_/'’-])/u.exec(rest)?.[1] ?? '';
  return word.toLowerCase() === 'to' && BASES.has(infinitive)
    ? [edit(start, start + word.length + 1 + infinitive.length, likeFirst(infinitive, word))]
    : [];
}

function edit(start: number, end: number, replacement: string): Edit {
  return {
    start,
    end,
    replacement,
    rule: 'improve/parallel-items',
    category: 'style',
    message: 'The items of a list begin alike.',
  };
}
