import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { coordinationsIn, withoutMember } from '../enumerated/coordination.ts';
import { openQuestions, questionText } from '../target/questions.ts';
import type { Target } from '../target/target.ts';
import type { Role } from './roles.ts';

/**
 * The text without the open question that asks for what a role says. A question that asks for more goes on asking for the
 * rest: "the owner and the risks" for the risks, "who owns it, and by when is it due" for the date.
 */
export function withoutQuestionOf(draft: Draft, role: Role): string {
  const question = openQuestions(draft).find(({ start, end }) => {
    const asked = draft.text.slice(start, end);
    return role.asked.test(asked) && !isOfAnother(draft, asked);
  });
  if (!question) return draft.text;
  const shorter = shortened(draft, question, role);
  if (shorter !== null) return shorter;
  return removedWithKey(draft, question, questionText(draft, question).key);
}

/** "Who owns the client changes?": who has the whole of it is no answer for a part. What quotes the title asks for the whole. */
const ofPart =
  /(?<!\p{L})(?:owns?|approves?|reviews?|responsible for|in charge of) (?:the |our )?(?!it(?!\p{L})|this|that|all|everything|doc|spec|rfc|epic|api|model|data(?!\p{L})|project|service|proposal|design|and|or|by|when)(?<thing>\p{L}{3,}(?: \p{L}+){0,4})/iu;

function isOfAnother({ text }: Draft, asked: string): boolean {
  const thing = ofPart.exec(asked)?.groups?.['thing'] ?? '';
  const words = contentWords(thing.replace(/ (?:service|system|tool|feature|module|component)s?$/iu, ''));
  const title = contentWords(/^# .+$/mu.exec(text)?.[0] ?? '');
  return !/[“"„«]/u.test(asked) && !words.every((word) => title.includes(word));
}

/** The text with a question that asks for the rest only; null where it asks for nothing else. */
function shortened(draft: Draft, { start, end }: Target, role: Role): string | null {
  const asked = draft.text.slice(start, end);
  for (const list of coordinationsIn(draft.text, { start, end })) {
    const at = list.members.findIndex((member) =>
      role.asked.test(draft.text.slice(member.start, member.end)),
    );
    const isNoun = /^(?:the )?\p{L}+$/u.test(
      draft.text.slice(list.members[at]?.start, list.members[at]?.end),
    );
    if (at >= 0 && isNoun) return splice(draft.text, withoutMember(draft.text, list, at));
  }
  const halves =
    /^(?<lead>.*?)(?<first>(?:who|which|when|what|wer|wann|qui|quand|quién|cuándo)\b[^,?]+), (?:and|und|et|y) (?<second>[^?]+)\?/isu.exec(
      asked,
    )?.groups;
  const { lead = '', first = '', second = '' } = halves ?? {};
  const rest = role.asked.test(first) ? second : first;
  if (halves === undefined || role.asked.test(rest)) return null;
  const topic = /[“"][^“”"]+[”"]/u.exec(first)?.[0] ?? 'it';
  const kept = rest.replace(/(?<!\p{L})it(?!\p{L})/u, () => topic);
  const fresh = `${lead}${upperFirst(kept)}?`;
  return splice(draft.text, [
    {
      start,
      end: start + lead.length + first.length + asked.slice(lead.length + first.length).indexOf('?') + 1,
      text: fresh,
    },
  ]);
}
