import { withCapital } from '../first-letter.ts';
import type { Source } from '../read/source.ts';
import { isOrder } from './imperative.ts';
import { lowerWord } from './lower-word.ts';
import { changed, restore, withArrows } from './mask.ts';
import { reworded } from './reworded.ts';
import type { Kind, Statement } from './statement.ts';

const number = String.raw`(?:\d+|\uE010.\uE011|two|three|four|five|six|seven|eight|nine|ten)`;
const behind = String.raw`(?:,? then|\s(?:->|→|=>))\s`;

/** "Max 5 wrong codes per terminal then block it", "3 failed logins -> lock the account": so many of something, and what is done then. */
const counted = new RegExp(
  String.raw`^(?<label>\p{L}[\p{L} ]{1,25}: )?(?:(?:max\.?|maximum|at most|after|up to) )?(?<count>${number} \p{L}[^,;:?!]{2,60}?)${behind}(?<order>\p{L}(?:(?!\.\s).){3,})$`,
  'isu',
);

/** "No answer within 2 s then show the cached value": what does not come, and what is done then. */
const absent = new RegExp(
  String.raw`^(?<label>\p{L}[\p{L} ]{1,25}: )?no (?<thing>\p{Ll}[^,;:?!]{2,50}? (?:within|in|after|for) [^,;:?!]{2,30}?)${behind}(?<order>\p{L}(?:(?!\.\s).){3,})$`,
  'isu',
);

/** "Files up to 20 MB are stored, above that -> reject": a bound in what is said, and what is done beyond it. */
const beyond =
  /^(?<said>.{8,}?),? (?:(?<up>(?:anything )?(?:above|over|beyond|past) (?:that|this)|more(?: than that)?)|(?<down>(?:anything )?(?:below|under) (?:that|this)|less(?: than that)?))(?:\s(?:->|→|=>)|:)\s(?<order>\S.*)$/isu;

/** A bound: "20 MB", "5 uploads a day". */
const bound =
  /(?:\d[\d.,]*\s?(?:%|\p{L}{1,20})|\uE010.\uE011)(?: (?:\p{Ll}{3,15} )?\p{Ll}{3,15}s)?(?: (?:a|an|per|each) \p{Ll}{2,15})?/gu;

/** "…, otherwise -> 401": an arrow behind a word that says the same. */
const twice = /,? (?<word>otherwise|else|if not)\s(?:->|→|=>)\s(?<order>\S.*)$/isu;

/** What such a line is taken for. */
const taken: ReadonlySet<Kind> = new Set([
  ...(['requirement', 'quality', 'problem', 'context', 'failure'] as const),
  ...(['risk', 'mitigation', 'step', 'nonGoal', 'design', 'event'] as const),
]);

/** What notes say of a case in shorthand, by a number, an arrow or "then", as the case and what is done in it. English. */
export function withCasesInFull(statements: readonly Statement[], source: Source): Statement[] {
  return statements
    .flatMap((one) => (taken.has(one.kind) ? inFull(one, source) : [one]))
    .map((one, index) => ({ ...one, index }));
}

function inFull(one: Statement, { text }: Source): Statement[] {
  const said = withArrows(one.masked).replace(/[.!]+$/u, '');
  const {
    label = '',
    count = '',
    thing = '',
    order = '',
  } = (counted.exec(said) ?? absent.exec(said))?.groups ?? {};
  if (order !== '' && isOrder(withCapital(order))) {
    const opening = count === '' ? `if there is no ${thing}` : `after ${count}`;
    const topic = label === '' ? '' : ` (${lowerWord(label.replace(/: $/u, ''))})`;
    return [demanded(one, `${withCapital(opening)}, ${order}${topic}`)];
  }
  const excess = beyond.exec(said)?.groups;
  const limit = (excess?.['said'] ?? '').match(bound)?.at(-1);
  const written = text.slice(one.start, one.end);
  const at = one.start + Math.max(...['->', '→', '=>', ':'].map((mark) => written.lastIndexOf(mark)));
  if (excess !== undefined && limit !== undefined && namesWhat(limit, one) && at > one.start) {
    const way = excess['up'] === undefined ? 'less' : 'more';
    return [
      reworded({ ...one, end: at }, excess['said'] ?? ''),
      demanded({ ...one, start: at }, `In case of ${way} than ${limit}, ${ordered(excess['order'] ?? '')}`),
    ];
  }
  const { word = '', order: other = '' } = twice.exec(said)?.groups ?? {};
  return word === ''
    ? [one]
    : [
        reworded(
          one,
          said.replace(twice, () => `, ${word} ${ordered(other)}`),
        ),
      ];
}

/** "More than 3" does not say of what. */
function namesWhat(limit: string, { masked }: Statement): boolean {
  return !/^\d+$/u.test(restore(changed(masked, limit)).trim());
}

/** A status by itself is what is answered. */
function ordered(order: string): string {
  return /^(?:\d{3}|\uE010.\uE011)(?=$|[ ,.])/u.test(order) ? `answer ${order}` : order;
}

function demanded(one: Statement, said: string): Statement {
  return { ...reworded(one, said), kind: 'requirement', strength: 'MUST' };
}
