import { baseOfThirdPerson } from '../../understand/clause/verbs.ts';
import { model, must } from './duties.ts';

/** Words that forbid, as a part of a pattern. */
export const mustNot =
  "(?:(?:must|should|shall|may|can|do|does|is|are)(?:n['’]?t| not)(?: (?:ever|be allowed to|allowed to|supposed to))?|cannot|(?:must|should|may|can) never|never)";
const told = new RegExp(
  `^(?:tell|instruct|ask|remind|advise|order|get|have) (?:${model}|them) (?<not>not |never )?(?:also )?(?:to )?(?<rule>\\p{L}.{3,600})$`,
  'isu',
);
const assured = new RegExp(
  `^(?:make sure|ensure|see to it|take care)(?: that)? (?:${model}) (?<not>never |does(?:n['’]?t| not) )?(?:always |also )?(?<rule>\\p{L}.{3,600})$`,
  'isu',
);
const bound = new RegExp(
  `^(?:${model}) (?:also )?(?:(?<not>${mustNot})|${must}(?<later> (?:never|not|under no circumstances))?|(?<can>may|can|is allowed to|will)) (?:also |always (?=\\p{L}))?(?<rule>\\p{L}.{2,600})$`,
  'isu',
);
/** Whether words tell the model a prompt is for what to do or not to do. */
export function bindsModel(words: string): boolean {
  return told.test(words) || assured.test(words) || bound.test(words);
}

/** What was said of the model as an order to it: "it must not guess" as "do not guess". */
export function asOrder(words: string): string {
  const bare = words.replace(/^(?:that|to) (?=\p{L})/iu, '').replace(/^not to /iu, 'do not ');
  const { not, later, can, rule } =
    told.exec(bare)?.groups ?? assured.exec(bare)?.groups ?? bound.exec(bare)?.groups ?? {};
  const done = inThirdPerson.exec(bare)?.groups;
  if (done) {
    const deed = baseOfThirdPerson(done['verb'] ?? '');
    if (deed !== null) return `${done['how'] ?? ''}${deed}${done['rest'] ?? ''}`;
  }
  if (rule === undefined) return bare;
  if (can !== undefined) return bare;
  const isNegative = not !== undefined || later !== undefined;
  const plain = rule.replace(/^to /iu, '');
  const [first = ''] = /^\p{L}+/u.exec(plain) ?? [];
  const base =
    assured.test(bare) || (not !== undefined && /^never/iu.test(not)) ? baseOfThirdPerson(first) : null;
  const order = base === null ? plain : base + plain.slice(first.length);
  return isNegative ? `${/never/iu.test(`${not ?? ''}${later ?? ''}`) ? 'never' : 'do not'} ${order}` : order;
}

const inThirdPerson = new RegExp(
  `^(?:${model}) (?<how>always |never |only )?(?<verb>\\p{L}{2,20}s)(?<rest> .{2,400})$`,
  'iu',
);
