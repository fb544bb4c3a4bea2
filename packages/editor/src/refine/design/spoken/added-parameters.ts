import { draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { type OperationPlace, operationsIn } from '../../endpoints/operations.ts';
import type { ParameterPlace } from '../../endpoints/parameter-edits.ts';
import { type WishedParameter, withParameters } from '../../endpoints/parameters.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import type { CallsNamed } from './calls-named.ts';
import { itemsIn } from './items.ts';
import { wishOf } from './parameter-traits.ts';
import { bounds, parameterCue as cue, parameterCues as cues } from './parameter-words.ts';
import { type Reading, type Spoken, unclear } from './reading.ts';
import type { Traits } from './traits.ts';
import { says } from './wording.ts';

/** Parameters that an operation is to take besides those it has. */
export function addedParameters(
  calls: CallsNamed,
  scope: readonly OperationPlace[],
  own: readonly ParameterPlace[],
  words: string,
  before: Spoken,
): Reading | null {
  const isAsked =
    says.add.test(words) ||
    /(?<!\p{L})(?:should|want|ought|soll|sollte|doit|debe|as|als|comme|como)(?!\p{L})/iu.test(words);
  if (!cue.test(calls.rest) || !isAsked || says.remove.test(calls.rest)) return null;
  const wished = wishedIn(calls.rest);
  if (!wished) return null;
  const isClear = calls.known.length > 0 || calls.isOfAll || before.operations.length > 0;
  const names = wished.map(({ name }) => name).join(', ');
  if (!isClear) return unclear(`Which operation takes ${names} is not clear; name it, such as: GET /items.`);
  const fresh = (place: OperationPlace) =>
    wished.filter(
      ({ name }) =>
        !own.some((one) => one.name === name && one.operation.endpoint.key === place.endpoint.key),
    );
  const places = scope.filter((one) => fresh(one).length > 0);
  return {
    spoken: {
      operations: scope.map(({ endpoint }) => endpoint.key),
      entity: null,
      names: wished.map(({ name }) => name),
      traits: null,
    },
    change: (now): Outcome => {
      if (places.length === 0)
        return noEffect(
          now,
          `${scope.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).join(', ')} takes ${names} already.`,
        );
      let current = now;
      for (const place of places) {
        const there = operationsIn(current).find(({ endpoint }) => endpoint.key === place.endpoint.key);
        if (there)
          current = draftOf(splice(current.text, withParameters(current, there, fresh(place))), now.request);
      }
      const calledBy = places.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).join(', ');
      return applied(now, current.text, `Added the parameter ${names} to ${calledBy}.`);
    },
  };
}

/** The parameters that words list, each with what is said of it; null where not all is understood. */
export function wishedIn(words: string): WishedParameter[] | null {
  const place = /(?<!\p{L})(?:header|en-tête|cabecera|kopfzeile)(?!\p{L})/iu.test(words)
    ? 'header'
    : /(?<!\p{L})path(?!\p{L})/iu.test(words)
      ? 'path'
      : 'query';
  const optional =
    /(?<!\p{L})(?:optional|facultati\p{L}+|optionnel\p{L}*|opcional\p{L}*)\s(?:query |header |path )*(?:param\p{L}*|parámetro\p{L}*|filter\p{L}*)/iu.exec(
      words,
    );
  const mandatory =
    /(?<!\p{L})(?:required|mandatory)\s(?:query |header |path )*(?:param\p{L}*|filter\p{L}*)/iu.exec(words);
  const general: Traits = optional ? { isRequired: false } : mandatory ? { isRequired: true } : {};
  const bare = words
    .replace(bounds, '`$1`$2`$3`')
    .replace(
      /(?<!\p{L})(?:optional|required|mandatory)(?=\s(?:query |header |path )*(?:param|filter))/giu,
      ' ',
    )
    .replace(cues, ' ');
  return itemsIn(bare, general)?.map(({ name, traits }) => wishOf(name, traits, place)) ?? null;
}
