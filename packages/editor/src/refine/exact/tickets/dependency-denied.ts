import { keysIn } from '../../../document/keys.ts';
import { phrasesOf } from '../../../formats/phrases.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { applied, noEffect } from '../../instruction.ts';
import { boardOf, lineOf, nameOf } from '../../tickets/board.ts';
import { ticketNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const dependency = '(?:dependency|dependencies|link|blocker)';
const mutual: readonly RegExp[] = [
  `^(?:there (?:is|should be) |we (?:need|want) )?no ${dependency} between (?<one>.{2,60}?) and (?<two>.{2,60})$`,
  `^(?:remove|drop|delete|lose|cut|take out) (?:the |any )?${dependency} between (?<one>.{2,60}?) and (?<two>.{2,60})$`,
  `^(?<one>.{2,60}?) and (?<two>.{2,60}?) (?:are independent|do not depend on each other|don['’]t depend on each other|have nothing to do with each other|can be done in parallel)$`,
].map((one) => new RegExp(one, 'iu'));
const directed: readonly RegExp[] = [
  `^(?<one>.{2,60}?) (?:does not|doesn['’]t|should not|shouldn['’]t|need not|no longer|must not|do not|don['’]t)(?: actually| really)? (?:depend|depends|wait|waits|rely|relies) (?:on|for) (?<two>.{2,60}?)(?: any ?more| any longer| at all)?$`,
  `^(?<one>.{2,60}?) (?:is not|isn['’]t|is no longer|should not be|shouldn['’]t be) (?:blocked by|dependent on|waiting for) (?<two>.{2,60}?)(?: any ?more| any longer)?$`,
  `^(?<two>.{2,60}?) (?:does not|doesn['’]t|should not|shouldn['’]t|no longer) blocks? (?<one>.{2,60}?)(?: any ?more| any longer)?$`,
  `^(?:remove|drop|delete|lose|cut|take) (?:out )?(?:the )?${dependency} (?:of|from) (?<one>.{2,60}?) (?:on|to) (?<two>.{2,60})$`,
  `^(?:remove|drop|delete|take out|take) (?<two>.{2,60}?) (?:from|out of|as (?:an? )?${dependency} (?:of|for|from)) (?:the )?(?:dependencies of )?(?<one>.{2,60}?)(?:['’]s dependencies| dependencies)?$`,
  `^(?<one>.{2,60}?) can (?:start|begin|be done|go) without (?<two>.{2,60})$`,
].map((one) => new RegExp(one, 'iu'));

/** "No dependency between US-2 and US-1": one ticket waits no more for another. */
export const dependencyDenied: ExactReader = (words, draft) => {
  const both = groupsOf(mutual, words);
  const found = both ?? groupsOf(directed, words);
  // what only goes from a ticket has to be spoken of as what it waits for
  if (!found || (both === null && !/depend|wait|rel(?:y|ies)|block|can .{2,12} without/iu.test(words)))
    return null;
  const [one, two] = [found['one'] ?? '', found['two'] ?? ''].map((phrase) => ticketNamed(draft, phrase));
  if (one === undefined || one === null || two === undefined || two === null || one === two) return null;
  const pairs: readonly (readonly [number, number])[] = both
    ? [
        [one, two],
        [two, one],
      ]
    : [[one, two]];
  return (now) => {
    let current = now;
    const done: string[] = [];
    for (const [at, on] of pairs) {
      const text = without(current, at, on);
      if (text === current.text) continue;
      const { tickets } = boardOf(now);
      const [ticket, other] = [tickets[at], tickets[on]];
      if (ticket && other) done.push(`${nameOf(ticket)} does not depend on ${nameOf(other)} any more.`);
      current = draftOf(text, now.request);
    }
    return done.length === 0
      ? noEffect(now, 'There is no such dependency.')
      : applied(now, current.text, done.join(' '));
  };
};

function without(draft: Draft, at: number, on: number): string {
  const { tickets } = boardOf(draft);
  const [ticket, other] = [tickets[at], tickets[on]];
  const line = ticket ? lineOf(ticket, 'dependencies') : null;
  if (!line || !other?.key) return draft.text;
  const old = draft.text.slice(line.value.start, line.value.end);
  const left = old
    .split(/,\s*/u)
    .filter((part) => !keysIn(part).some((key) => key.text === other.key))
    .join(', ');
  return left === old
    ? draft.text
    : splice(draft.text, [{ ...line.value, text: left === '' ? phrasesOf(draft.language).none : left }]);
}
