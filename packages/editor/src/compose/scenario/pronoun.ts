import { lacksVerb } from '../../sound/verbless.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural } from '../voice/english.ts';
import { againOf, isSystem } from './act.ts';
import { personIn } from './attempt.ts';

const object =
  /^\p{Ll}{3,} ((?:the |an? |all |every |each |any |no )?(?:[\p{L}’'-]+ ){0,4}?[\p{L}-]{3,}(?: of (?:the |an? )?(?:[\p{L}’'-]+ ){0,2}?[\p{L}-]{3,})?)(?=$|[,.;:(]| (?:in|on|at|by|with|to|for|from|as|via|into|after|before|until|within|per|when|if)(?!\p{L}))/su;

/**
 * A condition with what its pronoun stands for: "it comes within 5 seconds" of "ignore a second scan" is that of the scan. What
 * the demand names nothing for stays.
 */
export function withNamed(
  condition: string,
  subject: string,
  action: string,
  before: (isOne: boolean) => string | null = () => null,
): string {
  const [, participle = ''] = /^(?:not |never )?(\p{Ll}{4,})(?!\p{L})/u.exec(condition) ?? [];
  // "If not picked up within 2 days": what the demand is about is not.
  if (
    baseOfParticiple(participle) !== null &&
    lacksVerb(`it ${condition.replace(participle, '')}`) &&
    // Who gets a mail for it, or goes there, is somebody else.
    /^(?:be (?!able(?!\p{L}))|expire|lapse|become|turn|move|go back|return|stay|leave|lose)/u.test(action) &&
    !isSystem(subject) &&
    !/^(?:there|it|they|this) ?/iu.test(subject)
  )
    return `${againOf(subject)} ${isPlural(subject) ? 'are' : 'is'} ${condition}`;
  const owned = /^(?:its|their)(?= \p{Ll})/iu.exec(condition)?.[0];
  if (owned !== undefined) {
    const isMany = /^their$/iu.test(owned);
    if (
      isSystem(subject) ||
      pointing.test(subject) ||
      isPlural(subject) !== isMany ||
      /^there$/iu.test(subject)
    )
      return condition;
    const owner = againOf(subject);
    return `${owner}${/s$/u.test(owner) ? '’' : '’s'}${condition.slice(owned.length)}`;
  }
  const pronoun = /^(it|they|he|she)(?= )/iu.exec(condition)?.[1];
  if (pronoun === undefined) return condition;
  const isOne = !/^they$/iu.test(pronoun);
  // "If they do not, their hives are marked": whose they are was said before.
  const isOwned = /^(?:their|its) /iu.test(subject);
  const isPerson = /^s?he$/iu.test(pronoun);
  const own = isOwned ? null : namedIn(isOne, subject, action);
  const what =
    [own, before(isOne)].find(
      (one) =>
        one !== null &&
        !itself.test(one) &&
        (/^they$/iu.test(pronoun) || isPerson === (personIn(one) !== null)),
    ) ?? null;
  return what === null ? condition : `${againOf(what)}${condition.slice(pronoun.length)}`;
}

function namedIn(isOne: boolean, subject: string, action: string): string | null {
  const what = isSystem(subject) || /^there$/iu.test(subject) ? (object.exec(action)?.[1] ?? null) : subject;
  return what === null || isPlural(what) === isOne || pointing.test(what) || itself.test(what) ? null : what;
}

const itself = /(?<!\p{L})(?:itself|themselves|himself|herself)$/iu;

/** "Send him an email when it is done": whom something is given is not what is spoken of. */
const pointing =
  /^(?:him|her|us|me|it|they|them|this|that|these|those|nobody|no|both|only|we|you) ?(?!\p{L})/iu;
