import { isBaseVerb } from '../../../understand/clause/verbs.ts';
import { beyondBound } from '../bounds.ts';
import { contraryOf } from '../contrary.ts';
import type { Shape } from './shape.ts';

const people =
  /^(?:who|whoever|anyone who|anybody who|someone who|somebody who|everyone who|people who|those who) (?<case>[^;:“”"]{4,90})$/iu;

/** "Who owes more than 10 euros must not borrow": somebody who does, and somebody who does not. Null for any other demand. English. */
export const whoeverCases: Shape = ({ parts: { subject, action, ability, condition, isNegative } }) => {
  const said = people.exec(subject)?.groups?.['case'];
  const deed = ability ?? action;
  if (
    said === undefined ||
    !isNegative ||
    condition !== null ||
    !isBaseVerb(/^\p{Ll}+/u.exec(deed)?.[0] ?? '')
  )
    return null;
  const [, free = deed, until] = /^(.{3,}?) (?:until|till|before|unless) (.{4,})$/u.exec(deed) ?? [];
  const isMany = /^(?:people|those) /iu.test(subject);
  const other = beyondBound(said) ?? contraryOf(`somebody ${said}`)?.replace(/^somebody /u, '') ?? null;
  return {
    shows: {
      given: isMany ? `people who ${said}` : `somebody who ${said}`,
      trigger: `they try to ${free}${until === undefined ? '' : ` before ${until}`}`,
      outcome: 'they are refused with an error and nothing changes',
    },
    against:
      other === null || other === said || /^nobody/u.test(other)
        ? null
        : {
            given: isMany ? `people who ${other}` : `somebody who ${other}`,
            trigger: `they ${free}`,
            outcome: 'they are not refused',
          },
  };
};
