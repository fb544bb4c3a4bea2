import { isPlural } from '../voice/english.ts';
import { againOf, isPeople, isSystem } from './act.ts';
import { personIn } from './attempt.ts';
import { baseOfDone } from './done.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** What is kept for some people alone: who they are, what they do, and what comes of it for them and for anybody else. */
interface Reserved {
  readonly whom: string;
  /** Everybody else. */
  readonly others: string;
  readonly tried: string;
  readonly granted: string;
  readonly denied: string;
}

const doneBy =
  /^(?:only )?be (?:only )?(\p{Ll}{3,})((?: [^,;:]{2,60}?)?) (?:only )?by ([^,;:]{3,80}?)(?: only)?$/su;
const openTo =
  /^(?:only )?be (?:only )?(visible|shown|accessible|available|open|readable|reachable) (?:only )?(?:to|for) (?:only )?([^,;:]{2,60}?)(?: only)?$/su;
const barredTo =
  /^be possible for (?:anybody|anyone)( (?:but|except|other than|besides) [^,;:]{2,60}?)? to (.{3,})$/su;

/** "Samples may only be moved by the person who owns them", "a draft is only visible to editors", "nobody but the inspector may see it". */
function reservedIn({ subject, whole, condition, isNegative, ability }: Parts): Reserved | null {
  if (condition !== null) return null;
  const deed = ability ?? whole;
  if (isNegative) return barred(subject, deed);
  const right = rightIn(subject);
  if (right !== null && ability !== null)
    return {
      whom: `somebody with ${right}`,
      others: `somebody without ${right}`,
      tried: `they try to ${ability}`,
      granted: 'this succeeds',
      denied: 'they are refused with an error and nothing changes',
    };
  if (!/(?<!\p{L})only(?!\p{L})/u.test(whole)) return null;
  const [, done = '', how = '', agent = ''] = doneBy.exec(whole) ?? [];
  const verb = baseOfDone(done);
  if (verb !== null && !unnamed.test(subject) && !/ (?:and|or|but) /u.test(how) && isSomebody(agent))
    return {
      ...somebody(agent.replaceAll(/ or by /gu, ' or ')),
      tried: `they try to ${verb} ${subject}${how}`,
      granted: 'this succeeds',
      denied: 'they are refused with an error and nothing changes',
    };
  const [, state = '', readers = ''] = openTo.exec(whole) ?? [];
  if (state === '' || unnamed.test(subject) || /^\d|^(?:a|an|one) \p{L}+$/u.test(readers)) return null;
  const them = isPlural(subject) ? 'them' : 'it';
  return {
    ...somebody(readers),
    tried: `they look for ${againOf(subject)}`,
    granted: `they find ${them}`,
    denied: `they do not get to see ${them}`,
  };
}

function somebody(whom: string): Pick<Reserved, 'whom' | 'others'> {
  return { whom, others: whom === '' ? 'somebody' : `somebody other than ${whom}` };
}

/** "Only role finance_admin", "only users with the scope `orders:write`": the right that it takes, else null. */
function rightIn(subject: string): string | null {
  const [, named, having] =
    /^only (?:(?:the )?((?:role|permission|scope|group) \S+)|(?:users|people|members|those|somebody|callers|accounts) with (\S.{2,60}))$/iu.exec(
      subject,
    ) ?? [];
  return named ?? having ?? null;
}

/** "Nobody but the inspector may see the address": somebody else tries it. */
function barred(subject: string, deed: string): Reserved | null {
  const [, except = '', act = ''] = /^it$/iu.test(subject) ? (barredTo.exec(deed) ?? []) : [];
  if (act === '') return null;
  return {
    ...somebody(except.replace(/^ (?:but|except|other than|besides) /u, '')),
    tried: `they try to ${act}`,
    granted: 'this succeeds',
    denied: 'they are refused with an error and nothing changes',
  };
}

/** Who can do something, and no way of doing it: "by phone". */
function isSomebody(agent: string): boolean {
  if (isSystem(agent)) return false;
  return (
    /^(?:the|an?|those|their|its|his|her|people|somebody|someone|\p{Lu})(?!\p{Ll}*ing)/u.test(agent) ||
    personIn(agent) !== null ||
    isPeople(agent)
  );
}

const unnamed = /^(?:it|they|this|that|these|those|there|no|nobody|nothing|both|only)(?!\p{L})/iu;

/** Somebody else is turned away. */
export function reservedSteps(parts: Parts): Steps | null {
  const found = reservedIn(parts);
  return (
    found && {
      given: found.others,
      trigger: found.tried,
      outcome: found.denied,
    }
  );
}

/** Those for whom it is kept are not; where it is kept for nobody, what they stay within is no attempt. */
export function reservedCounter(parts: Parts): Steps | null {
  const found = reservedIn(parts);
  if (!found) return null;
  return found.whom === ''
    ? withinBound(found)
    : { given: found.whom, trigger: found.tried, outcome: found.granted };
}

/** "More than 10 hours a week" is refused, 10 hours a week are not. */
function withinBound({ tried, granted }: Reserved): Steps | null {
  const within = tried.replace(/(?<!\p{L})more than (?=\d)/iu, '');
  return within === tried ? null : { given: 'somebody', trigger: within, outcome: granted };
}
