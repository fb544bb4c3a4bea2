import type { Statement } from '../understand/statement.ts';
import { type Composition, say } from './composition.ts';
import { gist } from './scenario/split.ts';

/**
 * The opening sentences of a document: what it is about in the input's own goal where it states one, and why.
 * `opening` stands where the input states no goal.
 */
export function summaryOf(composition: Composition, opening: string): string[] {
  const { statements } = composition.understanding;
  const goal = statements.find((statement) => statement.kind === 'goal' && statement.text.length > 20);
  const problem = statements.find((statement) => isReason(statement));
  return [
    opening,
    ...(goal ? [goal.text] : []),
    ...(problem ? [say(composition, 'whyStated', { problem: lowerFirst(ended(gist(problem.text))) })] : []),
  ];
}

function isReason(statement: Statement): boolean {
  return statement.kind === 'problem' && statement.text.split(' ').length >= 5;
}

function ended(text: string): string {
  return /[.!?。]["')]?$/u.test(text) ? text : `${text}.`;
}

function lowerFirst(text: string): string {
  return /^(?:The|A|An|It|There|Right|Currently|Today|At|We|They|If|When|In|On|Now|This|These|Every|Nobody|No|Users|Customers|Our|Some|Sometimes|Is)(?!\p{L})/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
