import type { Draft } from '../draft.ts';
import { asSentence } from '../place/sentence.ts';
import type { Ticket } from './board.ts';

const forms: readonly {
  readonly given: RegExp;
  readonly said: RegExp;
  readonly words: readonly [string, string, string];
}[] = [
  {
    given: /^Given .+, When .+, Then /u,
    said: /^(?:when|whenever|once|if|after|as soon as)\s(?<when>[^,;]{4,200}),\s(?:then\s)?(?<then>\S.{3,300})$/isu,
    words: ['Given the system is in use', 'When', 'Then'],
  },
  {
    given: /^Angenommen .+, Wenn .+, Dann /u,
    said: /^(?:wenn|falls|sobald)\s(?<when>[^,;]{4,200}),\s(?:dann\s|so\s)?(?<then>\S.{3,300})$/isu,
    words: ['Angenommen die Änderung ist aktiv', 'Wenn', 'Dann'],
  },
];
/** What happens after or if something is no clause with "when" before it: "after 3 wrong codes". */
const clause = /\s(?:is|are|was|were|has|have|does|do|gets?|cannot|can|\p{L}{3,}(?:s|ed))(?!\p{L})/iu;

/** Words of feedback as the criteria of a ticket are written: a condition and what follows of it stand as theirs do. */
export function asCriterion(words: string, ticket: Ticket, draft: Draft): string {
  const said = words.trim().replace(/[.;,\s]+$/u, '');
  for (const form of forms) {
    if (!ticket.criteria.some((item) => form.given.test(item.text))) continue;
    const { when, then } = form.said.exec(said)?.groups ?? {};
    if (when === undefined || then === undefined) continue;
    if (draft.language === 'en' && (/^after\s/iu.test(said) || !clause.test(` ${when}`))) continue;
    const [given, ifSo, so] = form.words;
    return asSentence(`${given}, ${ifSo} ${when}, ${so} ${then}`);
  }
  // a list whose items have no full stop gets none
  const isBare =
    ticket.criteria.length > 0 && !ticket.criteria.some((item) => /[.!?。]$/u.test(item.text.trim()));
  return isBare ? asSentence(said).replace(/[.]$/u, '') : asSentence(said);
}
