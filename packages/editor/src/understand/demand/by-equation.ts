import { withCapital } from '../../first-letter.ts';
import type { Conditional } from './by-label.ts';

/** "Unread badge = count of messages since the last visit": a thing, and the value that it has or shows. */
const equation =
  /^((?!(?:if|when|once|no|not|only|same)(?!\p{L}))[^=:;,!?→]{2,50}?) = (?:the )?((?:count|number|sum|total|average|mean|median|max(?:imum)?|min(?:imum)?|product|difference|date|time|share|ratio|percentage|amount|age|length) (?:of|between|since|from|until) [^=]{2,})$/isu;

/** "Red = needs attention": what a sign says of what bears it. */
const sign =
  /^((?!(?:if|when|once|no|not|only|same)(?!\p{L}))[^=:;,!?→]{2,30}?) = ((?:needs?|wants?|waits?|requires?|lacks?|misses|failed|has|is|are|was) [^=]{2,60})$/isu;

/** A note that gives the value of a thing by what it is counted or worked out from, or what a sign means. English only. */
export function byEquation(said: string): Conditional | null {
  const [, mark = '', meaning = ''] = sign.exec(said) ?? [];
  if (mark !== '')
    return {
      subject: withCapital(mark),
      strength: null,
      isNegative: false,
      action: `mean “${meaning.replace(/[.!]+$/u, '')}”`,
      condition: null,
    };
  const [, thing = '', value = ''] = equation.exec(said) ?? [];
  return thing === ''
    ? null
    : {
        subject: withCapital(thing),
        strength: null,
        isNegative: false,
        action: `be the ${value}`,
        condition: null,
      };
}
