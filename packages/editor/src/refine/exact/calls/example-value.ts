import { isJsonObject } from '../../../document/json-object.ts';
import { splice } from '../../editing/splice.ts';
import { jsonSamples, writtenSample } from '../../endpoints/json-samples.ts';
import { operationsIn, sameOperations } from '../../endpoints/operations.ts';
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
    const splices = sameOperations(now, calls).flatMap(({ section }) =>
      jsonSamples(now, section.nodes).flatMap((sample) =>
        writtenSample(now, sample, exchanged(sample.value, old, fresh)),
      ),
    );
    return splices.length === 0
      ? noEffect(now, `No example has the value ${old}.`)
      : applied(now, splice(now.text, splices), `The examples show ${fresh} in the place of ${old}.`);
  };
};

/** A JSON value in which one value stands in the place of another; numbers and truth values as they are written. */
function exchanged(sample: unknown, old: string, fresh: string): unknown {
  if (Array.isArray(sample)) return sample.map((one) => exchanged(one, old, fresh));
  if (isJsonObject(sample))
    return Object.fromEntries(Object.entries(sample).map(([key, one]) => [key, exchanged(one, old, fresh)]));
  if (String(sample) !== old) return sample;
  if (typeof sample === 'string') return fresh;
  return /^(?:-?\d+(?:\.\d+)?|true|false|null)$/u.test(fresh) ? JSON.parse(fresh) : fresh;
}
