import { contentWords } from '../../document/content-words.ts';
import { withoutCapital } from '../../first-letter.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { isInOtherLanguage } from '../place/other-language.ts';
import { scenariosFor } from '../place/scenario.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
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
const scenario = /^Given .+, When .+, Then /u;
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
  const areScenarios =
    ticket.criteria.length > 0 && ticket.criteria.every((item) => scenario.test(item.text));
  // "no stock means an empty file" is no demand that stock does not mean one
  const made =
    areScenarios && draft.language === 'en' && !/^no \p{L}+ \p{L}+s /iu.test(said)
      ? scenariosFor(draft, asRequirement(said, draft), said)[0]
      : undefined;
  if (made !== undefined && scenario.test(made) && saysOnly(made, said)) return made;
  if (
    areScenarios &&
    draft.language === 'en' &&
    !isInOtherLanguage(draft, said) &&
    !/(?<!\p{L})(?:given|when|then)(?!\p{L})/iu.test(said)
  )
    return asSentence(`Given the result of this ticket, When it is checked, Then ${withoutCapital(said)}`);
  // a list whose items have no full stop gets none
  const isBare =
    ticket.criteria.length > 0 && !ticket.criteria.some((item) => /[.!?。]$/u.test(item.text.trim()));
  return isBare ? asSentence(said).replace(/[.]$/u, '') : asSentence(said);
}

/** What frames a scenario, and tells nothing of what is tested. */
const framing = new Set(
  contentWords('given system is in use when then there it does not change place somebody looks'),
);

/** Whether a scenario says nothing but what the words say that it was made of. */
function saysOnly(made: string, said: string): boolean {
  const known = contentWords(said);
  return contentWords(made).every((word) => framing.has(word) || known.some((other) => areKin(word, other)));
}
