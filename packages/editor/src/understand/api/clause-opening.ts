import { baseOfThirdPerson } from '../clause/verbs.ts';
import { clausesIn } from '../entities/clauses/clause.ts';
import { actsAs } from './agents.ts';
import { verbPattern } from './verbs.ts';

const opensWithVerb = new RegExp(`^(?:${verbPattern})(?!\\p{L})`, 'iu');
/** What is built and does things by itself. */
const builder =
  /^(?:we|i|it|system|service|server|api|backend|worker|job|cron|scheduler|database|queue|software|tool|platform)$/u;
/** Verbs that say as often how something stands as what is done. */
const stands = /^(?:get|need|take|start|run|leave|make|put|set|like|count|follow|return|order|close)$/u;

/**
 * Where somebody's deed begins in a sentence whose first words are none of its own, by its clauses: "an admin of an organisation
 * creates a key", "at the counter the clerk notes who took it"; null where nobody who could call does anything that is a call.
 */
export function deedByClause(text: string): number | null {
  for (const { subject, verb, verbStart, isPassive, isDenied, arguments: things } of clausesIn(text)
    ?.clauses ?? []) {
    const noun = subject?.words.at(-1) ?? '';
    if (subject === null || isPassive || isDenied || builder.test(noun)) continue;
    const said = text.slice(verbStart);
    const [form = ''] = /^\p{L}+/u.exec(said) ?? [];
    const base = baseOfThirdPerson(form.toLowerCase()) ?? verb;
    const isCall = opensWithVerb.test(`${base}${said.slice(form.length)}`) && !stands.test(base);
    if (
      isCall &&
      !/(?<!\p{L})(?:never|not) $/iu.test(text.slice(0, verbStart)) &&
      actsAs(subject.words.join(' '), verbOf(base, said)) &&
      things.length > 0
    )
      return verbStart;
  }
  return null;
}

/** "Look" of "looks up the order" with what goes with it. */
function verbOf(base: string, said: string): string {
  const particle = /^\p{L}+ (up|for|at|through|in|out|over|back|off)(?!\p{L})/iu.exec(said)?.[1];
  const whole = particle === undefined ? base : `${base} ${particle.toLowerCase()}`;
  return opensWithVerb.test(whole) ? (opensWithVerb.exec(whole)?.[0] ?? base) : base;
}
