import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { type OperationPlace, operationsIn } from '../../endpoints/operations.ts';
import {
  type ParameterPlace,
  parametersIn,
  withChangedParameters,
  withoutParameters,
} from '../../endpoints/parameter-edits.ts';
import { applied } from '../../instruction.ts';
import { resourcesIn } from '../../records/resource-record.ts';
import { addedParameters } from './added-parameters.ts';
import { namesStatus } from './answer-words.ts';
import { type CallsNamed, callsNamed } from './calls-named.ts';
import { spokenName } from './names.ts';
import { changeOf, toldOf } from './parameter-traits.ts';
import { bounds, parameterCue as cue, parameterCues as cues } from './parameter-words.ts';
import { again, callsOf, spokenOf } from './parameters-spoken.ts';
import { type OrderReader, type Reading, type Spoken, unclear } from './reading.ts';
import { exchangedParameters, renamedParameters } from './renamed-parameters.ts';
import { areTold, asWell, readTraits } from './traits.ts';
import { says, unread, withoutForeignPlace, withoutVerbs } from './wording.ts';

/** An order about parameters of operations: to have them, not to have them, by another name, or otherwise than they are. */
export const parameterOrder: OrderReader = (said, draft, before) => {
  const operations = operationsIn(draft);
  if (operations.length === 0) return null;
  const words = said.replace(bounds, '`$1`$2`$3`');
  if (namesStatus(words) && !cue.test(words)) return null;
  const calls = callsNamed(words, draft);
  if (calls.fresh.length > 0) return null;
  const all = parametersIn(draft);
  if (namesMember(words, all, draft)) return null;
  const scope = scopeOf(calls, operations, before);
  const own = all.filter((one) => scope.some(({ endpoint }) => endpoint.key === one.operation.endpoint.key));
  return (
    exchangedParameters(calls, own) ??
    renamedParameters(calls, own) ??
    removed(calls, own, all) ??
    changed(calls, own, before) ??
    addedParameters(calls, scope, own, words, before)
  );
};

/** Whether a name as code has it is one of a field, and of no parameter: "member_id" where a parameter is called "memberId". */
function namesMember(words: string, all: readonly ParameterPlace[], draft: Draft): boolean {
  const coded: readonly string[] =
    words.match(
      /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_])\p{Ll}+(?:\p{Lu}\p{Ll}+)+/gu,
    ) ?? [];
  const isField = (name: string) => resourcesIn(draft).some(({ fields }) => fields.includes(name));
  return !cue.test(words) && coded.some((name) => !all.some((one) => one.name === name) && isField(name));
}

/** The operations an order is about: those it names, else those spoken of before, else any. */
function scopeOf(
  { known, isOfAll }: CallsNamed,
  operations: readonly OperationPlace[],
  before: Spoken,
): readonly OperationPlace[] {
  if (isOfAll || (known.length === 0 && before.operations.length === 0)) return operations;
  return known.length > 0
    ? known
    : operations.filter(({ endpoint }) => before.operations.includes(endpoint.key));
}

interface Mention {
  readonly name: string;
  readonly places: readonly ParameterPlace[];
}

/** The parameters that words name, and the words without them. */
function mentioned(words: string, own: readonly ParameterPlace[]): { mentions: Mention[]; rest: string } {
  const names = [...new Set(own.map(({ name }) => name))].toSorted(
    (left, right) => right.length - left.length,
  );
  const mentions: Mention[] = [];
  let rest = words;
  for (const name of names) {
    const found = spokenName(name).exec(rest);
    if (!found) continue;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    mentions.push({ name, places: own.filter((one) => one.name === name) });
  }
  return { mentions, rest };
}

function removed(
  calls: CallsNamed,
  own: readonly ParameterPlace[],
  all: readonly ParameterPlace[],
): Reading | null {
  if (!says.remove.test(calls.rest)) return null;
  const { mentions, rest } = mentioned(withoutVerbs(calls.rest, 'remove'), own);
  if (mentions.length === 0) {
    const elsewhere = mentioned(withoutVerbs(calls.rest, 'remove'), all);
    const [other] = elsewhere.mentions;
    return other && calls.known.length > 0 && unread(elsewhere.rest.replace(cues, ' ')).length === 0
      ? unclear(
          `${calls.known.map(({ endpoint }) => endpoint.key).join(', ')} has no parameter ${other.name}.`,
        )
      : null;
  }
  const places = mentions.flatMap((one) => one.places);
  const left = rest.replace(cues, ' ');
  const isAlone = places.length === 1 && calls.known.length === 0;
  if (unread(isAlone ? withoutForeignPlace(left) : left).length > 0) return null;
  if (calls.known.length === 0 && !calls.isOfAll && !cue.test(calls.rest) && isFieldToo(mentions))
    return null;
  const names = mentions.map(({ name }) => name).join(', ');
  const several = new Set(places.map(({ operation }) => operation.endpoint.key)).size;
  if (calls.known.length === 0 && !calls.isOfAll && several > 1 && !/s(?!\p{L})/iu.test(names))
    return unclear(
      `${callsOf(places)} each take ${names}; say which is meant, such as: remove ${names} from ${callsOf(places.slice(0, 1))}, or: remove ${names} everywhere.`,
    );
  return {
    spoken: spokenOf(places, null),
    change: (now) => {
      const meant = again(now, places);
      const text = splice(now.text, withoutParameters(now, meant));
      const keys = new Set(meant.map(({ operation }) => operation.endpoint.key));
      return applied(
        now,
        withoutIdempotency(draftOf(text, now.request), keys, names),
        `Removed the parameter ${names} from ${callsOf(meant)}.`,
      );
    },
  };
}

/** A line that only tells what a header does goes with it. */
function withoutIdempotency(draft: Draft, keys: ReadonlySet<string>, name: string): string {
  const lines = operationsIn(draft)
    .filter(({ endpoint }) => keys.has(endpoint.key))
    .flatMap(({ section }) => {
      const body = draft.text.slice(section.headingEnd, section.bodyEnd);
      const line = new RegExp(`\\n\\*\\*[^*\\n]{3,40}:\\*\\*[^\\n]*\`${name}\`[^\\n]*\\n`, 'u').exec(body);
      return line
        ? [
            {
              start: section.headingEnd + line.index,
              end: section.headingEnd + line.index + line[0].length,
              text: '',
            },
          ]
        : [];
    });
  return splice(draft.text, lines);
}

/** A word that may just as well name a thing of the body. */
function isFieldToo(mentions: readonly Mention[]): boolean {
  return mentions.some(({ name }) => /^\p{Ll}{2,12}$/u.test(name));
}

/** What an order makes of parameters that are there: required, of another type, with bounds, values or a default. */
function changed(calls: CallsNamed, own: readonly ParameterPlace[], before: Spoken): Reading | null {
  const { mentions, rest: beside } = mentioned(calls.rest, own);
  const isBack = mentions.length === 0 && before.names.length > 0 && pointsBack.test(calls.rest);
  const places = isBack
    ? own.filter((one) => before.names.includes(one.name))
    : mentions.flatMap((one) => one.places);
  if (places.length === 0) return null;
  const { traits: told, rest } = readTraits(
    isBack ? calls.rest.replace(pointsBack, ' ') : beside.replace(cues, ' '),
  );
  const isSame = !areTold(told) && before.traits !== null && asWell.test(rest);
  const traits = isSame ? (before.traits ?? told) : told;
  if (!areTold(traits) || traits.isKey || traits.target !== undefined || traits.isUnique !== undefined)
    return null;
  const left = isSame ? rest.replace(asWell, ' ') : rest;
  const isAlone = places.length === 1 && calls.known.length === 0;
  if (unread(isAlone ? withoutForeignPlace(left) : left).length > 0) return null;
  const names = [...new Set(places.map(({ name }) => name))].join(', ');
  return {
    spoken: spokenOf(places, traits),
    change: (now) => {
      const meant = again(now, places);
      return applied(
        now,
        splice(now.text, withChangedParameters(now, meant, changeOf(traits))),
        `Changed the parameter ${names} of ${callsOf(meant)}: ${toldOf(traits)}.`,
      );
    },
  };
}

const pointsBack =
  /^(?:so |and |but )?(?:it|they|both|all(?: of them)?|each|the former|the latter|beide|alle|les deux|tous|ambos|todos|er|sie)(?!\p{L})/iu;
