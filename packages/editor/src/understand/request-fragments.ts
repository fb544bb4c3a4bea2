import { withoutCapital } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import { changed, joined, type Masked, maskedWhole, restore } from './mask.ts';
import { leans } from './pointed-order.ts';
import { isShortRequest } from './short-request.ts';
import type { Statement } from './statement.ts';

/** What a thing that is wanted is to be with, set behind the full stop. */
const goesOn = /^(?:with|without|including|plus) (?:\p{L}|\uE010|@|an? )/iu;

/** "Fix that": the trouble of the sentence before, and nothing besides. */
const remedies =
  /^(?:please |so |let['’]s )*(?:fix|solve|resolve|change|improve|address) (?:that|this|it)[.!]*$/iu;

/**
 * The parts of a short request that say nothing by themselves, made whole by the sentence before: "We need comments. With mentions" wants
 * "comments, with mentions"; "the mails arrive late. Fix that" orders to fix just this. English.
 */
export function withFragments(statements: readonly Statement[]): Statement[] {
  if (!isShortRequest(statements)) return [...statements];
  const whole: Statement[] = [];
  for (const one of statements) {
    const before = whole.at(-1);
    if (before === undefined || before.block !== one.block) whole.push(one);
    else if (goesOn.test(one.masked.text) && isWanted(before) && lacksClause(one))
      whole[whole.length - 1] = {
        ...reworded(before, behind(before.masked, ', ', one.masked)),
        end: one.end,
      };
    else if (remedies.test(one.masked.text) && before.kind === 'problem' && !leans.test(before.masked.text))
      whole.push(remedyOf(one, before));
    else whole.push(one);
  }
  return whole;
}

function isWanted({ kind }: Statement): boolean {
  return kind === 'requirement' || kind === 'goal' || kind === 'quality';
}

/** Whether a few words hold no verb but those that tell of what they name: "with mentions that send a mail". */
function lacksClause({ text, masked }: Statement): boolean {
  const [naming = ''] = masked.text.replace(/[.!]+$/u, '').split(/ (?:that|which|who) /u);
  if (naming.split(' ').length > longest || /->|→|=>|[:;?]/u.test(text)) return false;
  return parse(naming)?.words.every(({ tag }) => !/^(?:VB[ZPD]?|MD|PRP)$/u.test(tag)) ?? false;
}

/** Words of what a thing is to be with. */
const longest = 8;

/** "Fix “Mails arrive late”.": the trouble as it is worded, since nothing of it is demanded. */
function remedyOf(one: Statement, trouble: Statement): Statement {
  const order = one.masked.text.replace(/ (?:that|this|it)[.!]*$/iu, '');
  const quoted: Masked = maskedWhole(`“${trouble.text.replace(/[.!]+$/u, '')}”`);
  const masked = joined(changed(one.masked, order), ' ', quoted);
  return {
    ...reworded(one, changed(masked, `${masked.text}.`)),
    kind: 'requirement',
    strength: 'MUST',
  };
}

function behind(first: Masked, mark: string, second: Masked): Masked {
  const opening = changed(first, first.text.replace(/[.!]+$/u, ''));
  return joined(opening, mark, changed(second, withoutCapital(second.text)));
}

function reworded(statement: Statement, masked: Masked): Statement {
  return { ...statement, masked, text: restore(masked) };
}
