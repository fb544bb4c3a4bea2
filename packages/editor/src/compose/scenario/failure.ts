import { presentClause } from '../../understand/clause/present.ts';
import { isPlural, negated } from '../voice/english.ts';
import {
  type Act,
  againOf,
  isEvent,
  isRule,
  isSystem,
  savedThing,
  withArticle,
  withoutAside,
} from './act.ts';
import { contraryOf } from './contrary.ts';

/** How a scenario says that an attempt is refused. */
export const refused = 'it is rejected with an error and nothing changes';
/** How a scenario says that a step fails, and what that takes for granted. */
export const reported = 'the failure is reported and nothing is left half done';
export const assumesReported = 'A failure is reported and leaves nothing half done.';
/** What a test says of a state that does not hold. */
export const defect = 'the test fails';
/** That it does not hold, as a test comes upon it. */
export function found(contrary: string): string {
  return `a test finds that ${contrary}`;
}

/** How a change goes wrong that has no case of its own. */
export const changeFails = 'the change fails halfway';

const inUse = 'the system is in use';

/** What goes wrong with a demand in English, and what is to be seen then. */
export function failureOf({ subject, action }: Act): { given?: string; trigger: string; outcome: string } {
  if (subject === 'the change') return { trigger: changeFails, outcome: reported };
  const sure = /^ensure that\s(.+)$/isu.exec(action)?.[1];
  if (sure) return ruleBroken(sure);
  const given = /^(?:provide|have)\s(.{3,})$/isu.exec(action)?.[1];
  if (given && isSystem(subject))
    return { trigger: `${withoutAside(given)} cannot be used`, outcome: reported };
  if (isSystem(subject)) return { trigger: `${subject} cannot ${action}`, outcome: reported };
  const absent = /^be no (.{3,})$/su.exec(action)?.[1];
  if (/^there$/iu.test(subject) && absent !== undefined)
    return { trigger: found(`there ${isPlural(absent) ? 'are' : 'is'} ${absent}`), outcome: defect };
  if (/^(?:there|no|nobody|all|everything|it|they)(?!\p{L})/iu.test(subject))
    return { trigger: found(`${subject} ${negated(action, subject)}`), outcome: defect };
  const contrary = contraryKind(subject);
  if (contrary)
    return isPlural(subject)
      ? {
          given: inUse,
          trigger: `the system handles ${contrary}`,
          outcome: `they ${negated(action, 'they')}`,
        }
      : { given: inUse, trigger: `${contrary} comes in`, outcome: `it ${negated(action, 'it')}` };
  if (isRule(action))
    return {
      given: `${savedThing(subject)} that ${negated(action, 'one')}`,
      trigger: 'somebody tries to save it',
      outcome: refused,
    };
  if (isEvent(action)) return { trigger: `${againOf(subject)} cannot ${action}`, outcome: reported };
  return { trigger: found(`${againOf(subject)} ${negated(action, subject)}`), outcome: defect };
}

/** What somebody sees where a rule of the whole does not hold: "someone who does not show up" and somebody who does. */
function ruleBroken(rule: string): { given?: string; trigger: string; outcome: string } {
  const [, clause = '', follows = ''] =
    /^(?:someone|somebody|anyone|anybody|everyone|everybody) who ([^,;:]{4,60}?) ((?:is|gets|goes|stays|becomes|loses|receives|has) [^,;:]{3,60}?)(?: until .*)?$/isu.exec(
      rule,
    ) ?? [];
  const other = clause === '' ? null : contraryOf(`the person ${clause}`);
  const kept = other === null ? null : contraryOf(`the person ${follows}`);
  if (other !== null && kept !== null)
    return { given: 'somebody the rule does not apply to', trigger: other, outcome: kept };
  const told = presentClause(rule);
  const contrary =
    told === null || told.isNegative ? null : `${told.subject} ${negated(told.action, told.subject)}`;
  return { trigger: found(contrary ?? `this does not hold: “${rule}”`), outcome: defect };
}

const across: Readonly<Record<string, string>> = {
  '>': '≤',
  '<': '≥',
  '>=': '<',
  '<=': '>',
  '≥': '<',
  '≤': '>',
};

/** "Batches older than 5 years" ↔ "batches that are not older than 5 years"; null where a subject sets no such bound. */
export function contraryKind(subject: string): string | null {
  const [, value = '', sign = '', limit = ''] =
    /^(?:the |all |an? )?(\p{L}+(?: \p{L}+)?) ([<>≤≥]=?) (\S+)$/u.exec(subject) ?? [];
  if (value !== '') return `${withArticle(value)} ${across[sign]} ${limit}`;
  const [, things = '', bound = ''] =
    /^(?:the |all )?(\p{L}+s) (?:that are |which are )?((?:older|younger|larger|smaller|longer|shorter|bigger|heavier|higher|lower|more|less|newer|above|below|over|under) .{2,60})$/iu.exec(
      subject,
    ) ?? [];
  if (things !== '') return `${things} that are not ${bound}`;
  const [, others = '', verb = '', rest = ''] =
    /^(?:the |all )?(\p{L}+s) (?:that|which) (are|have|were) not (.{2,80})$/iu.exec(subject) ?? [];
  return others === '' ? null : `${others} that ${verb} ${rest}`;
}
