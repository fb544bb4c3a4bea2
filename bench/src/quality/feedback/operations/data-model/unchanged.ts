import { strays } from '../../judging/strays.ts';
import { naming } from '../../judging/touched.ts';
import { type DataModel, dataModelOf, disagreements, type Field } from '../../reading/data-model.ts';
import type { Revision } from '../../revision.ts';

/** Both versions of a data model. */
export function modelsOf({ before, after }: Revision): {
  readonly before: DataModel;
  readonly after: DataModel;
} {
  return { before: dataModelOf(before), after: dataModelOf(after) };
}

/** A field in a version of a model. */
export function fieldIn(model: DataModel, entity: string, field: string): Field | undefined {
  return model.tables.get(entity)?.get(field);
}

/**
 * What is wrong with a data model whatever was asked: its places differ now, a field that was not meant is another one, or a sentence
 * changed that names none of the words.
 *
 * @param meant fields as `entity.field`
 * @param words what changed lines may name: fields, entities
 */
export function modelFaults(
  revision: Revision,
  meant: readonly string[],
  words: readonly string[],
): string[] {
  const { before, after } = modelsOf(revision);
  const former = new Set(disagreements(before));
  const said = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'iu');
  const names = naming(revision.aligned.added);
  return [
    ...disagreements(after).filter((fault) => !former.has(fault)),
    ...[...before.tables].flatMap(([entity, fields]) =>
      [...fields]
        .filter(
          ([name, field]) =>
            !meant.includes(`${entity}.${name}`) &&
            JSON.stringify(fieldIn(after, entity, name)) !== JSON.stringify(field),
        )
        .map(([name]) => `${entity}.${name} is another one`),
    ),
    ...strays(
      revision,
      (unit) => said.test(unit.text) || names(unit) || (unit.code && !/\p{L}/u.test(unit.text)),
    ),
  ];
}
