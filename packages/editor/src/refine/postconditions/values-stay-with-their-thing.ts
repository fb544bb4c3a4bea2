import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { parse } from '../../syntax/parse.ts';
import { isStatement } from '../clauses/statement.ts';
import { amountsIn } from '../contrasts/amounts.ts';
import type { Draft } from '../draft.ts';
import { promptOf } from '../prompts/parts.ts';
import { exchangesIn } from '../sound/changed-lines.ts';
import { demandsIn, holds } from '../told/demand-meant.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** So many more words of a clause stand in the demand that is meant than in the one that was changed. */
const MORE = 2;
/** So much of a clause has to stand in the demand that is meant. */
const ENOUGH = 0.7;

/** A question that a value answers: "how long do we keep visits?", and not "do we keep visits?". */
const asksForAmount =
  /(?<!\p{L})(?:how|what|which|when|until|wie|wann|welche[rsnm]?|was|ab wann|bis|combien|quand|quel(?:le)?s?|cuánt[oa]s?|cuándo|qué|cuál(?:es)?|quant[oi]|quando|qual|hoe|wanneer|ile|kiedy)(?!\p{L})/iu;

/** A value is changed of what the clause speaks of: "accountants may delete invoices only within 30 days" does not tell how long invoices are kept. */
export const valuesStayWithTheirThing: Postcondition = ({ before, changed, clause }) => {
  const isValue = (words: string) => amountsIn(words, 0, words.length).length > 0;
  const exchanged = exchangesIn(changed).filter(({ old, fresh }) => isValue(old) && isValue(fresh));
  const [first] = changed.gone;
  if (exchanged.length === 0 || first === undefined || keysIn(clause).length > 0) return null;
  // who names the old value means it
  if (exchanged.some(({ old }) => clause.includes(old.replace(/[^\p{L}\p{N}]+$/u, '')))) return null;
  const told = toldIn(clause, before);
  const around = changed.gone.map((line) => wordsAround(line, before));
  if (told && !around.some((words) => isOfSame(told, words)))
    return `changed a value of another thing in ${quoted(first)}`;
  const wanted = [...new Set(contentWords(clause.replace(/\d[\d.,]*\s?\p{L}*/gu, ' ')))];
  const countIn = (words: readonly string[]) => wanted.filter(holds(words)).length;
  const own = Math.max(...changed.gone.map((line) => countIn(contentWords(line))));
  const asked = before.items.find(
    ({ key, text }) =>
      key?.family === 'Q' &&
      asksForAmount.test(text) &&
      countIn(contentWords(text)) > own &&
      countIn(contentWords(text)) >= wanted.length * ENOUGH,
  );
  if (asked) return `changed a value in ${quoted(first)}, where this answers ${asked.key?.text}`;
  const other = demandsIn(before).find(
    ({ words, raw }) =>
      !changed.gone.some((line) => raw.includes(line.trim())) &&
      countIn(words) >= own + MORE &&
      countIn(words) >= wanted.length * ENOUGH,
  );
  return other === undefined
    ? null
    : `changed a value in ${quoted(first)}, where this speaks of ${other.key}`;
};

/** What a statement speaks of and what it says of that, in words for comparison. */
interface Told {
  /** Whom or what it speaks of, where the document has its main word. */
  readonly subject: readonly string[];
  /** Its verb; none where that only gives the value. */
  readonly deed: readonly string[];
  readonly all: readonly string[];
}

const isSubject: ReadonlySet<string> = new Set(['nsubj', 'nsubj:pass']);
/** Verbs that give a thing its value and say nothing else of it. */
const giving = new Set(
  contentWords(
    'add added be is are have has take last get need make set want use allow show display cover reach do go come stay apply mean count amount equal become cost hold run happen should must may can set up limit go goes went move moved change shift rise grow drop fall raise lower increase decrease reduce extend shorten postpone slip target try aim plan max min maximum minimum',
  ),
);
const ofAnswer = /^(?:answers?|repl(?:y|ies)|responses?|outputs?|results?|mails?|texts?)$/iu;
/** So much of a statement has to stand in a sentence that says it with another verb. */
const SAID = 0.6;

function toldIn(clause: string, draft: Draft): Told | null {
  const tree = draft.language === 'en' && isStatement(clause, draft) ? parse(clause) : null;
  if (!tree) return null;
  const at = tree.words.findIndex(({ relation }) => isSubject.has(relation));
  const named = contentWords(tree.word(at)?.text ?? '');
  // whatever a prompt says of length and form, it says of the answer
  const isOfAnswer = promptOf(draft) !== null && ofAnswer.test(tree.word(at)?.text ?? '');
  const isKnown = !isOfAnswer && named.some(holds(contentWords(draft.text)));
  const root =
    tree.childrenOf(tree.root, 'nsubj', 'nsubj:pass').length > 0 ? tree.word(tree.root) : undefined;
  return {
    subject: isKnown ? contentWords(tree.textOf(tree.stretchOf(at))) : [],
    deed:
      root?.tag.startsWith('VB') === true ? contentWords(root.text).filter((word) => !giving.has(word)) : [],
    all: [...new Set(contentWords(clause.replace(/\d[\d.,]*\s?\p{L}*/gu, ' ')))],
  };
}

/** Whether a sentence speaks of what a statement does, and says the same of it. */
function isOfSame({ subject, deed, all }: Told, words: readonly string[]): boolean {
  const isIn = holds(words);
  const isSaid = deed.length === 0 || deed.some(isIn) || all.filter(isIn).length >= all.length * SAID;
  return isSaid && (subject.length === 0 || subject.some(isIn));
}

/** The words of a line and of the headings that it stands under. */
function wordsAround(line: string, { text, outline }: Draft): readonly string[] {
  const at = text.indexOf(line);
  // the title names everything at once
  const headings = outline.sections.filter(({ start, end, level }) => level > 1 && start <= at && at < end);
  return contentWords([line, ...headings.map(({ title }) => title)].join('\n'));
}
