import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';

/** What comes in and how: "Input is the mail {{mail}}", "The notes come as free text". */
const tells =
  /(?:^(?:the |l['’]|die |la |o )?(?:input|eingabe|entrée|entrada|invoer)(?: is| are| consists| ist| sind|:| est| es| é)|^(?:i|we)(?:['’]ll| will)? (?:paste|feed|hand|upload|copy)(?: it| you| the model| them)?(?: in| over)?|^(?:(?:i|we)(?:['’]ll| will)? )?(?:give|send|provide|show|hand) (?:it|you|the (?:model|llm|bot|prompt))(?= (?:the|an?|our|all) )|^(?:it|he|il|elle|er|sie|es|the (?:model|prompt|bot)) (?:gets|receives|takes|reads|is given|reçoit|bekommt|erhält|riceve|recebe)|^(?:recibe|recebe|riceve)|^(?:the |our |die |les |las |los )?\p{L}+ (?:come|comes|arrive|arrives|kommen|arrivent|llegan|vienen) (?:in )?(?:as|in|als|en|comme|como)|^(?:the |an? |each |every )?\p{L}+(?: \p{L}+){0,3}? (?:comes?|arrives?) in(?=[.,;]|$))(?!\p{L})/iu;

/** Takes what the input says of what is given for each run. */
export function givenLines({ pool }: Composition): string[] {
  const isGiven = ({ kind, text }: Statement) =>
    kind !== 'question' && kind !== 'example' && tells.test(text);
  return pool.take(isGiven).map(({ text }) => text);
}
