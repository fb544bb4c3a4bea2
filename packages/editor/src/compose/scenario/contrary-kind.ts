import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural } from '../voice/english.ts';
import { withArticle } from './act.ts';
import { beyondBound } from './bounds.ts';
import { contraryOf, withoutDenial } from './contrary.ts';

const across: Readonly<Record<string, string>> = {
  '>': '≤',
  '<': '≥',
  '>=': '<',
  '<=': '>',
  '≥': '<',
  '≤': '>',
};

/**
 * What a subject leaves out by a bound, a clause or an adjective of its own: "batches older than 5 years" ↔ "batches that are not older than 5 years",
 * "a tree with heavy damage" ↔ "a tree without heavy damage". Null where it narrows nothing down. English.
 */
export function contraryKind(subject: string): string | null {
  if (/,(?!\d)|[;:()“”"]|(?<!\p{L})ones?(?!\p{L})/u.test(subject)) return null;
  const bare = subject.replace(/^(?:the|all(?: the)?) (?=\p{L}+s )/iu, '');
  for (const read of [bySign, byBound, byClause, byPart, byAdjective]) {
    const other = read(bare);
    if (other !== null) return other;
  }
  return null;
}

function bySign(subject: string): string | null {
  const [, value = '', sign = '', limit = ''] =
    /^(?:the |all |an? )?(\p{L}+(?: \p{L}+)?) ([<>≤≥]=?) (\S+)$/u.exec(subject) ?? [];
  return value === '' ? null : `${withArticle(value)} ${across[sign]} ${limit}`;
}

/** "Files larger than 2 MB", "late events up to 24h", "readings outside -40 to 85". */
function byBound(subject: string): string | null {
  const [, things = '', bound = ''] =
    /^(\p{L}+s) (?:that are |which are )?((?:older|younger|larger|smaller|longer|shorter|bigger|heavier|higher|lower|newer) than .{2,60})$/iu.exec(
      subject,
    ) ?? [];
  if (things !== '') return `${things} that are not ${bound}`;
  const side = /^(.{3,60}) (outside|within|inside) (.*\d.*|the .{3,40})$/u.exec(subject);
  // Of what did not come within an hour nobody knows when it came.
  if (side && !time.test(side[3] ?? ''))
    return `${side[1] ?? ''} ${side[2] === 'outside' ? 'within' : 'outside'} ${side[3] ?? ''}`;
  const beyond = / with (?:more|less|fewer) than \d/u.test(subject) ? beyondBound(subject) : null;
  return beyond === null || beyond === subject ? null : beyond;
}

const time = /(?<!\p{L})(?:ms|s|secs?|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?)(?!\p{L})/iu;

/** "Trees that are due in the next 14 days", "devices that have not reported". */
function byClause(subject: string): string | null {
  const [, things = '', joint = '', clause = ''] =
    /^((?:an? )?\p{L}+(?: \p{L}+)?) (that|which|who) (.{4,80})$/iu.exec(subject) ?? [];
  if (things === '' || lasting.test(clause)) return null;
  const lead = isPlural(things) ? 'they' : 'it';
  const other = contraryOf(`${lead} ${clause}`);
  return other?.startsWith(`${lead} `) ? `${things} ${joint} ${other.slice(lead.length + 1)}` : null;
}

/** "Has not succeeded for 24 hours", "are not in the file any more": words that only the denial can have, or that change what it denies. */
const lasting =
  /(?<!\p{L})(?:for (?:more|longer|at least|an?|\d|two|three|four|five|six|seven|eight|nine|ten|\p{L}+ (?:days|weeks|months|years|hours))|since|any ?more|any longer|yet|again|because|due to|twice)(?!\p{L})/iu;

/** "A tree with heavy damage", "rows without a reason". */
function byPart(subject: string): string | null {
  const [, thing = '', has = '', what = ''] =
    /^((?:an? )?\p{L}+(?: \p{L}+)?) (with|without) (.{3,60})$/iu.exec(subject) ?? [];
  if (
    thing === '' ||
    !(/^an? /iu.test(thing) || isPlural(thing)) ||
    lasting.test(what) ||
    /(?<!\p{L})(?:and|more|less|fewer|only|the same|at|up to|no)(?!\p{L})/iu.test(what)
  )
    return null;
  if (has === 'with') {
    if (/ or /u.test(what)) return `${thing} with neither ${what.replace(/ or /u, ' nor ')}`;
    return `${thing} without ${what}`;
  }
  return / or /u.test(what)
    ? null
    : `${thing} with ${isPlural(what) || /^(?:an?|the) /u.test(what) ? what : withArticle(what)}`;
}

const kinds =
  /^(?:invalid|late|unknown|empty|broken|faulty|unpaid|unread|inactive|private|public|anonymous|duplicate|missing|overdue|wrong)$/iu;

/** "Expired cards": those that are not. */
function byAdjective(subject: string): string | null {
  const [, article = '', adjective = '', thing = ''] =
    /^(an? )?(\p{Ll}{4,}) (\p{Ll}{3,}(?: \p{Ll}{3,})?)$/iu.exec(subject) ?? [];
  if (thing === '' || (article === '' && !isPlural(thing))) return null;
  const kind = adjective.toLowerCase();
  const plain = withoutDenial(kind);
  if (plain !== null && (kinds.test(kind) || baseOfParticiple(plain) !== null))
    return article === '' ? `${thing} that are ${plain}` : `${withArticle(thing)} that is ${plain}`;
  if (
    !kinds.test(kind) &&
    !(
      baseOfParticiple(kind) !== null &&
      !/^(?:saved|stored|made|used|given|named|needed|required|wanted|related|linked|attached)/u.test(kind)
    )
  )
    return null;
  return article === '' ? `${thing} that are not ${kind}` : `${withArticle(thing)} that is not ${kind}`;
}
