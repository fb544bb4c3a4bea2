import type { Draft } from '../../../draft.ts';
import { statementDescribed } from '../../named/described.ts';

/** Words before what an answer is about. */
const about =
  '(?:(?:to answer|answering|answer to|answer for|as for|as to|regarding|concerning|re|wrt|w\\.?r\\.?t\\.?|with regard to|with respect to|on|about|you (?:asked|wanted to know) about|got feedback (?:from .{2,30} )?on|for|zur|zu|zu der|bezüglich|was .{2,40} angeht|quant à|concernant|sur|au sujet de|pour répondre à|sobre|respecto a|en cuanto a|para responder a)(?: |:))';
const question =
  '(?:(?:the |your |der |die |la |el )?(?:open )?(?:question|point|frage|pregunta)(?: ouverte| abierta)?(?: (?:about|on|of|regarding|nach|zu|sur|sobre|de|to))? )?';
/** What people say between the question and its answer. */
const told =
  "(?:(?:we|they|i)(?:['’]ve)? (?:decided|agreed|concluded)(?: that)?|i asked around(?:,| and)|i checked(?:,| and)|wir haben (?:entschieden|beschlossen), dass|on a décidé que|hemos decidido que)? ?";
const led = new RegExp(
  `^${about} ?${question}(?<topic>[^:,.;]{2,80}?)(?:[:,.;]| [–—-]) ?${told}(?<answer>\\S.{3,240})$`,
  'isu',
);
/** What closes an answer and is none. */
const closing =
  /[.,;]? (?:(?:so|and) )?(?:(?:you can|please|pls) (?:close|remove|drop|update)(?: [^.]{2,40})?|(?:so )?(?:it|that)['’]?s no longer open|so it is no longer open|closed)[.!]*$/iu;

/** What answers the one open question that its words describe; null where they describe none, or more than one. */
export function answerOrders(message: string, draft: Draft): readonly string[] | null {
  const { topic, answer } = led.exec(message)?.groups ?? {};
  if (
    topic === undefined ||
    answer === undefined ||
    draft.outline.sections.some(({ title }) => title.toLowerCase() === topic.toLowerCase())
  )
    return null;
  const key = statementDescribed(draft, topic, 'question');
  const said = answer.replace(closing, '').replace(/[.!]+$/u, '');
  return key === null || !/\s/u.test(said) || /\?$/u.test(said) ? null : [`${key}: ${said}`];
}
