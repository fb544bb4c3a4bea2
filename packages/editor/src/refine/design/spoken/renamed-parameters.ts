import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import {
  type ParameterChange,
  type ParameterPlace,
  withChangedParameters,
  withoutParameters,
} from '../../endpoints/parameter-edits.ts';
import { withParameters } from '../../endpoints/parameters.ts';
import { applied, noEffect } from '../../instruction.ts';
import type { CallsNamed } from './calls-named.ts';
import { namesIn, renamingsIn } from './names.ts';
import { wishOf } from './parameter-traits.ts';
import { parameterCues as cues } from './parameter-words.ts';
import { again, callsOf, spokenOf } from './parameters-spoken.ts';
import type { Reading } from './reading.ts';
import { readTraits } from './traits.ts';
import { unread } from './wording.ts';

/** "From and to instead of date": other parameters in the place of one. */
export function exchangedParameters(calls: CallsNamed, own: readonly ParameterPlace[]): Reading | null {
  const name = '[`"]?[\\p{L}_][\\p{L}\\p{N}_-]*[`"]?';
  const several = `(?<fresh>${name}(?:(?:, | and |, and | und | et | y )${name})+)`;
  const found = [
    new RegExp(
      `${several},? (?:instead of|rather than|statt|anstelle von|au lieu de|en vez de|en lugar de) (?:the |just |only )?(?<old>${name})`,
      'iu',
    ),
    new RegExp(
      `(?:replace|split|change|ersetze|teile|remplace|sépare|reemplaza|divide) (?:the )?(?<old>${name})(?: param\\p{L}*)? (?:with|by|into|to|durch|in|par|en|por) ${several}`,
      'iu',
    ),
  ]
    .map((pattern) => pattern.exec(calls.rest))
    .find((one) => one !== null);
  const { old = '', fresh = '' } = found?.groups ?? {};
  const gone = own.filter((one) => one.name.toLowerCase() === old.replace(/[`"]/gu, '').toLowerCase());
  if (!found || gone.length === 0) return null;
  const { traits, rest } = readTraits(
    `${calls.rest.slice(0, found.index)} ${calls.rest.slice(found.index + found[0].length)}`,
  );
  if (unread(rest.replace(cues, ' ')).length > 0) return null;
  const names = namesIn(fresh);
  const [first] = gone;
  return {
    spoken: { ...spokenOf(gone, traits), names },
    change: (now) => {
      const places = again(now, gone);
      const operation = places[0]?.operation;
      if (!operation || !first) return noEffect(now, `${old} is not there any more.`);
      const isRequired =
        traits.isRequired ?? now.text.slice(first.cells[2]?.start, first.cells[2]?.end) === 'yes';
      const without = draftOf(splice(now.text, withoutParameters(now, places)), now.request);
      let current = without;
      for (const place of places) {
        const there = operationsIn(current).find(
          ({ endpoint }) => endpoint.key === place.operation.endpoint.key,
        );
        const wished = names.map((one) => wishOf(one, { ...traits, isRequired }, 'query'));
        if (there)
          current = draftOf(splice(current.text, withParameters(current, there, wished)), now.request);
      }
      return applied(now, current.text, `${callsOf(places)} takes ${names.join(', ')} instead of ${old}.`);
    },
  };
}

/** Parameters by other names. */
export function renamedParameters(calls: CallsNamed, own: readonly ParameterPlace[]): Reading | null {
  const isKnown = (name: string) => own.some((one) => one.name.toLowerCase() === name.toLowerCase());
  const pairs = renamingsIn(calls.rest.replace(cues, ' ').replace(/\s+/gu, ' ').trim(), isKnown);
  if (!pairs) return null;
  const places = own.filter((one) => pairs.some(({ old }) => old.toLowerCase() === one.name.toLowerCase()));
  // the name of a path parameter is a part of the path
  if (places.some(({ name, operation }) => operation.endpoint.path.includes(`{${name}}`))) return null;
  return {
    spoken: spokenOf(places, null),
    change: (now) => {
      let current = now;
      for (const { old, fresh } of pairs) {
        const meant = again(current, places).filter((one) => one.name.toLowerCase() === old.toLowerCase());
        const change: ParameterChange = { name: fresh, notes: [], schema: (schema) => schema };
        current = draftOf(splice(current.text, withChangedParameters(current, meant, change)), now.request);
        current = draftOf(inProse(current, meant, old, fresh), now.request);
      }
      const told = pairs.map(({ old, fresh }) => `${old} to ${fresh}`).join(', ');
      return applied(now, current.text, `Renamed ${told} in ${callsOf(places)}.`);
    },
  };
}

/** What the sentences of the operations call a parameter, where they write it as code or as a part of a query. */
function inProse(draft: Draft, places: readonly ParameterPlace[], old: string, fresh: string): string {
  const keys = new Set(places.map(({ operation }) => operation.endpoint.key));
  const splices = operationsIn(draft)
    .filter(({ endpoint }) => keys.has(endpoint.key))
    .flatMap(({ section }) => {
      const body = draft.text.slice(section.headingEnd, section.bodyEnd);
      const pattern = new RegExp(`(?<=[?&])${old}(?==)|(?<=\`)${old}(?=\`)`, 'gu');
      return [...body.matchAll(pattern)].map((match) => ({
        start: section.headingEnd + match.index,
        end: section.headingEnd + match.index + old.length,
        text: fresh,
      }));
    });
  return splice(draft.text, splices);
}
