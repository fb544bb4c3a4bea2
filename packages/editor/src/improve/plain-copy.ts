import type { Root } from 'mdast';
import { applyEdits } from '../correct/apply.ts';
import { clauseCommas } from '../correct/clause-marks/clause-marks.ts';
import { correct } from '../correct/correct.ts';
import type { Edit } from '../correct/edit.ts';
import { subordinateComma } from '../correct/grammar/subordinate-comma.ts';
import { permitted } from '../correct/permitted.ts';
import { project } from '../correct/projection.ts';
import { runProseRules } from '../correct/run-prose-rules.ts';
import { read } from '../read/read.ts';
import type { Source } from '../read/source.ts';
import { withListedAnswers } from '../understand/api/notation/listed-answers.ts';
import { orderInCase } from '../understand/clause/order-in-case.ts';
import { withLabelsApart } from '../understand/labels-apart.ts';
import { wordings } from './wordings.ts';

/**
 * A text as documents are made of it: corrected, in plain words, with a comma where an opening clause ends ("if one is broken dont
 * fail the rest"), which is what tells the case from the deed. Its sentences stay as they are cut, and its lines and items
 * bare of full stops, since how a text is laid out tells what its parts are.
 */
export async function plainCopy(source: Source): Promise<string> {
  const known = recent.get(source.tree);
  if (known?.language === source.language) return known.copy;
  const copy = await copied(source);
  recent.set(source.tree, { language: source.language, copy });
  return copy;
}

/** A copy lives as long as the reading of its text, see `read/recent-readings.ts`: people ask for several documents of one text. */
const recent = new WeakMap<Root, { readonly language: string; readonly copy: string }>();

async function copied(source: Source): Promise<string> {
  const { text: corrected } = await correct(source);
  let text = withListedAnswers(withLabelsApart(withoutCommentMarks(corrected)));
  let now = source;
  for (const stage of [wordingsOf, commasOf]) {
    // what stands between the steps is not remembered: it would take the room of texts that come again
    if (now.text !== text) now = { ...read(text), language: source.language };
    text = applyEdits(text, permitted(now, stage(now)));
  }
  return text;
}

/** Outside of fences, which part a text into prose, mark, code, mark, and so on: "// dead jobs stay 30 days" among lines of text: the mark of a comment says nothing. */
function withoutCommentMarks(text: string): string {
  return text
    .split(/(^\s{0,3}```)/mu)
    .map((part, at) => (at % 4 === 0 ? part.replace(/^(\s{0,3})\/\/\s+(?=\S)/gmu, '$1') : part))
    .join('');
}

const wordingsOf = (source: Source): Edit[] => wordings(project(source), source.language);

/** Where an arrow tells the case from the deed ("no answer -> call again"), nothing else has to. */
function commasOf(source: Source): Edit[] {
  if (source.language !== 'en') return [];
  const projection = project(source);
  return [...runProseRules(projection, [subordinateComma]), ...clauseCommas(projection)].filter(
    (edit) => !leadsToArrow.test(source.text.slice(edit.end)) && !cutsOrder(source.text, edit),
  );
}

/** "… on the day before text | the coordinator": a comma behind the verb of an order that a case without one is followed by. */
function cutsOrder(text: string, { start }: Edit): boolean {
  const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('. ', start - 1)) + 1;
  const [sentence = ''] = /^[^\n]*/u.exec(text.slice(from)) ?? [];
  const mark = /^(?:\s|[-*•]\s|\d{1,2}[.)]\s)*/u.exec(sentence)?.[0].length ?? 0;
  const order = orderInCase(sentence.slice(mark));
  return order !== null && start > from + mark + order;
}

const leadsToArrow = /^[^\n,;:.!?]{0,80}?\s(?:->|=>|→)\s/u;
