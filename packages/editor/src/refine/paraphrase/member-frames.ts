import { nothingSpoken } from '../design/spoken/reading.ts';
import { valueOrder } from '../design/spoken/value-order.ts';
import type { Draft } from '../draft.ts';
import { listMember } from '../instructions/list-member.ts';
import { type Frame, frame, joint, opinion, unmarked } from './frame.ts';

const listed = '(?<of>\\p{L}[\\p{L}_ -]{1,30}?)';
const value = '(?<one>["“„`]?\\p{L}[\\p{L}\\p{N}_-]*(?: [\\p{L}\\p{N}_-]+){0,2}["”“`]?)';
const fresh = '(?:(?:new|another|further|additional|one more|extra) )+';
const variable = /\{\{\s?(?<name>[\p{L}_][\p{L}\p{N}_.-]{0,60})\s?\}\}/gu;
const name = '[`"“{]*(?<fresh>[\\p{L}_][\\p{L}\\p{N}_]{0,60})[`"”}]*';

/** Ways in which people name one more value of a list of the document, or another name for its only variable. */
export const memberFrames: readonly Frame[] = [
  // "new status: cancelled"
  frame(`(?:(?:add|we need) )?(?:an? )?${fresh}${listed}\\s?[:–-]\\s?${value}`, oneMore),
  // "rentals get a new status: cancelled"
  frame(
    `(?:the |our )?(?<home>\\p{L}[\\p{L}_ -]{1,30}?) (?:gets?|has|have|needs?|needs to have|should have) (?:an?|another|one more)? ?(?:${fresh})?${listed}(?:\\s?[:–-]\\s?|,? (?:called|named) )${value}`,
    oneMore,
  ),
  // "add the status cancelled to rental"
  frame(
    `(?:add|include|allow|introduce) (?:an?|the|another) (?:${fresh})?${listed} (?:called |named )?(?<one>["“„\`]?[\\p{L}\\p{N}_-]+["”“\`]?)(?: (?:to|for|in) (?:the |our )?(?<home>\\p{L}[\\p{L}_ -]{1,30}))?`,
    oneMore,
  ),
  // "the input variable should be called mail"
  frame(
    `(?:the |our )?(?:input )?(?:variable|placeholder|input)(?: name)? (?:should|must|has to|needs to|is to|could) be (?:called|named|renamed to) ${name}`,
    ({ fresh: to }, draft) => variableAs(draft, to),
  ),
  frame(
    `(?:call|name) (?:the |this |our )?(?:input )?(?:variable|placeholder|input) (?:to |as )?${name}`,
    ({ fresh: to }, draft) => variableAs(draft, to),
  ),
  // "with_json is a bad name for the variable, use mail"
  frame(
    `(?:the )?(?:(?:input )?(?:variable|placeholder|input)(?: name)?|(?:(?:variable|placeholder|input) )?[\`{"“]*(?<old>[\\p{L}_][\\p{L}\\p{N}_-]{1,60})[\`}"”]*) ${opinion}${joint}(?:use|call it|name it|rename it(?: to)?|better|make it|take) ${name}(?: instead)?`,
    ({ old, fresh: to }, draft) => variableAs(draft, to, old),
  ),
];

/** The order that a list has one value more, where the draft lists the values of what is named. */
function oneMore({ of = '', one = '', home }: Parameters<Frame['orders']>[0], draft: Draft): string | null {
  const list = of.trim();
  const member = unmarked(one);
  const said = [home === undefined ? null : `${home.replace(/s$/u, '')}.${list}`, list]
    .filter((words) => words !== null)
    .map((words) => `${words} can also be ${member}`);
  return (
    said.find(
      (order) => valueOrder(order, draft, nothingSpoken) !== null || listMember.parse(order, draft) !== null,
    ) ?? null
  );
}

/** The order that gives the only variable of a prompt another name; null where there are several, or another was named. */
function variableAs(draft: Draft, to: string | undefined, old?: string): string | null {
  const names = new Set([...draft.text.matchAll(variable)].map((one) => one.groups?.['name']));
  const [only] = names;
  return names.size === 1 && only !== undefined && (old === undefined || old === only) && to !== only
    ? `rename ${only} to ${to}`
    : null;
}
