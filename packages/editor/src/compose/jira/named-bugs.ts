import { withoutCapital } from '../../first-letter.ts';
import { isDoubled } from '../../understand/kinds/troubled.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import type { Reproduction } from './reproduction.ts';

/** "Bug: slots show up an hour off", "known problem: it drops messages". */
const labelled = /^(?:known )?(?:bugs?|defects?|regressions?)(?: report)?\s?[:–-]\s+/iu;
const labelBefore = /(?:known (?:problem|issue|bug|defect)|bug|defect|regression)s?\s?[:–-]\s*$/iu;
/** The same before an item whose label has been taken off. */
const knownLabel = /^\W{0,4}known (?:problem|issue|bug|defect)s?\s?[:–-]\s/iu;
/** "Gate 1 works": what is not at fault. */
const worksToday = /^[\p{L}\p{N} -]{2,40} (?:still |also )?works?(?: fine| well)?[.!]?$/iu;
/** "Happens since the 2.4 update": where and when it is seen. */
const seen = /^(?:it |this |that )?(?:only )?(?:happens|occurs|appears|started|seen)(?!\p{L})/iu;
/** "Needs to be fixed asap", "please fix this": the order to mend what was told right before. */
const mends =
  /^(?:(?:and|so|please) )?(?:(?:(?:it|this|that|these|both|they) )?(?:needs?|ha(?:s|ve)|must|should)(?: to)? (?:be )?(?:fixed|fixing|mended|corrected|repaired)|(?:they|we|customers?|users?|people|support|the \p{L}+) (?:wants?|needs?) (?:it|this|that|them) (?:fixed|solved|repaired|mended)|fix (?:it|this|that|these|both|them|asap)|(?:it|this|that|they) must be fixed)(?!\p{L})(?: (?:as soon as possible|asap|now|soon|first|urgently|quickly|this (?:week|sprint)|by [^,.;]{2,30}|before [^,.;]{2,40}))?[.!]?$/iu;

/** The faults that a text beside its demands names as such, each to be mended by a ticket of its own. English. */
export function namedBugs({ understanding }: Composition): Reproduction[] {
  const { statements, source, language } = understanding;
  if (language !== 'en') return [];
  return statements.flatMap((one, at): Reproduction[] => {
    if (mends.test(one.text)) {
      const told = faultsBefore(statements, at);
      const [first] = told;
      return first ? [bugOf(plain(first.text), told, one)] : [];
    }
    const isFirst = statements[at - 1]?.block !== one.block;
    const isNamed =
      labelled.test(one.text) ||
      (isFirst && knownLabel.test(one.block.text)) ||
      (one.kind === 'problem' && isDoubled(one.text)) ||
      (one.kind === 'problem' && labelBefore.test(source.text.slice(Math.max(0, one.start - 24), one.start)));
    return isNamed ? [bugOf(plain(one.text.replace(labelled, '')), [one], one)] : [];
  });
}

function bugOf(fault: string, told: readonly Statement[], from: Statement): Reproduction {
  return { fault, told, steps: [], expected: null, actual: fault, from: [...new Set([from, ...told])] };
}

/** The troubles that stand right before a statement in its part of the text. */
function faultsBefore(statements: readonly Statement[], at: number): Statement[] {
  const told: Statement[] = [];
  for (let before = at - 1; before >= 0; before -= 1) {
    const one = statements[before];
    const isOfFault =
      one !== undefined && (one.kind === 'problem' || worksToday.test(one.text) || seen.test(one.text));
    if (one === undefined || !isOfFault || one.block !== statements[at]?.block) break;
    told.unshift(one);
  }
  const first = told.findIndex(({ kind }) => kind === 'problem');
  return first < 0 ? [] : told.slice(first);
}

/** "Support has 14 tickets about the portal: donors can book twice": who says so. */
const reportedBy =
  /^[^:]{0,80}(?<!\p{L})(?:tickets?|complaints?|reports?|issues?|problems?|mails?)(?!\p{L})[^:]{0,60}: (?=\p{L})/iu;

/** A fault without its full stop, who reports it, and that it is so today. */
function plain(text: string): string {
  return withoutCapital(
    text
      .replace(reportedBy, '')
      .replace(/[.!]+$/u, '')
      .replace(/^(?:currently|right now|at the moment|also),? /iu, ''),
  );
}
