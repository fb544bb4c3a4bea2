import { withCapital } from '../first-letter.ts';
import { isOneLine, isOneSentence } from '../understand/argument/written.ts';
import type { Statement } from '../understand/statement.ts';
import type { Composition } from './composition.ts';

/**
 * The options that the input weighs, one a line, each with all that is said of it: its point of a list, its sentence, and the sentences
 * that go on about it. The name that opens a point is set off.
 */
export function optionLines({ pool, understanding }: Composition): string[] {
  const options: Statement[][] = [];
  for (const one of pool.takeKinds('alternative')) {
    const option = options.at(-1);
    const before = option?.at(-1);
    if (option && before && goesOn(before, one, understanding)) option.push(one);
    else options.push([one]);
  }
  return options.map(lineOf);
}

function goesOn(before: Statement, one: Statement, { source }: Composition['understanding']): boolean {
  if (before.block !== one.block) return false;
  if (one.block.kind === 'listItem' || isOneSentence(before, one)) return true;
  const isNext = one.index === before.index + 1;
  return isNext && (leaning.test(one.text) || (isOneLine(before, one, source) && subjectless.test(one.text)));
}

/** A sentence that speaks of the option before it. */
const leaning =
  /^(?:it|they|that|this|that['’]s|(?:i |we )?looked (?:at|into) (?:it|that)|es|das|sie|il|elle|ça|eso|esto)(?!\p{L})/iu;

/** Without a subject of its own. */
const subjectless =
  /^(?:needs?|costs?|helps?|does(?:n['’]t| not)|has|lacks?|means|would|requires?)(?!\p{L})/iu;

/** "Elasticsearch. Best relevance", "Meilisearch - one binary": the name first, then what speaks for and against it. */
function lineOf(option: readonly Statement[]): string {
  const said = option.map(({ text }) => text).join(' ');
  const [first] = option;
  if (first === undefined || first.block.kind !== 'listItem') return said;
  const dashed = /^([^\s:–-](?:[^:.!?–]|(?<=\S)-(?=\S)){1,48}?)(?: [-–—] |: )(?=\S)/u.exec(said);
  if (dashed) return `**${dashed[1] ?? ''}:** ${withCapital(said.slice(dashed[0].length))}`;
  const title = first.heading;
  if (title === null || !first.block.text.startsWith(`${title}.`)) return said;
  const rest = said.startsWith(`${title}. `) ? said.slice(title.length + 2) : said;
  return rest === `${title}.` ? said : `**${title}:** ${rest}`;
}
