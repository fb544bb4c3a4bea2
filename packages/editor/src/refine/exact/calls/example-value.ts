import type { Code } from 'mdast';
import { isJsonObject } from '../../../document/json-object.ts';
import { endOf, startOf } from '../../../document/outline.ts';
import type { Draft } from '../../draft.ts';
import { lineBreakOf, type Splice, splice } from '../../editing/splice.ts';
import { type OperationPlace, operationsIn, sameOperations } from '../../endpoints/operations.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsAlone } from './named.ts';

const value = (name: string) =>
  `["“\`']?(?<${name}>[^\\s"“”\`',]{1,60}|(?<=["“])[^"“”]{1,60}(?=["”]))["”\`']?`;
const place =
  '(?:the |all |our )?(?:examples?|samples?)(?: (?:json|value|body|payload|response|request))?(?: (?:for|of|on|in) (?<what>.{3,80}?))?';
const patterns: readonly RegExp[] = [
  `^in ${place},? (?:please )?(?:use|show|put|have|write) ${value('fresh')} (?:instead of|rather than|not) ${value('old')}$`,
  `^(?:use|show|put|have|write) ${value('fresh')} (?:instead of|rather than|not) ${value('old')} in ${place}$`,
  `^in ${place},? (?:please )?(?:replace|change) ${value('old')} (?:with|by|to|into) ${value('fresh')}$`,
  `^(?:replace|change) ${value('old')} (?:with|by|to|into) ${value('fresh')} in ${place}$`,
].map((one) => new RegExp(one, 'iu'));

/** "In the example use L instead of S": a value of the examples, and of nothing else. */
export const exampleValue: ExactReader = (words, draft) => {
  const { what, fresh, old } = groupsOf(patterns, words) ?? {};
  if (fresh === undefined || old === undefined || operationsIn(draft).length === 0) return null;
  const calls = what === undefined ? operationsIn(draft) : callsAlone(what, draft);
  if (calls.length === 0) return null;
  return (now) => {
    const splices = sameOperations(now, calls).flatMap((call) => changedSamples(now, call, old, fresh));
    return splices.length === 0
      ? noEffect(now, `No example has the value ${old}.`)
      : applied(now, splice(now.text, splices), `The examples show ${fresh} in the place of ${old}.`);
  };
};

function changedSamples(draft: Draft, { section }: OperationPlace, old: string, fresh: string): Splice[] {
  const newline = lineBreakOf(draft.text);
  return section.nodes
    .filter((node): node is Code => node.type === 'code' && /^json/iu.test(node.lang ?? ''))
    .flatMap((node): Splice[] => {
      const sample = parsed(node.value);
      const text = JSON.stringify(exchanged(sample, old, fresh), null, 2);
      const written = node.value.replaceAll('\n', newline);
      const start = draft.text.indexOf(written, startOf(node));
      if (sample === undefined || start < 0 || start > endOf(node)) return [];
      if (text === JSON.stringify(sample, null, 2)) return [];
      return [{ start, end: start + written.length, text: text.replaceAll('\n', newline) }];
    });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A JSON value in which one value stands in the place of another; numbers and truth values as they are written. */
function exchanged(sample: unknown, old: string, fresh: string): unknown {
  if (Array.isArray(sample)) return sample.map((one) => exchanged(one, old, fresh));
  if (isJsonObject(sample))
    return Object.fromEntries(Object.entries(sample).map(([key, one]) => [key, exchanged(one, old, fresh)]));
  if (String(sample) !== old) return sample;
  if (typeof sample === 'string') return fresh;
  return /^(?:-?\d+(?:\.\d+)?|true|false|null)$/u.test(fresh) ? JSON.parse(fresh) : fresh;
}
