import { type DeclaredOperation, declaredOperations } from '../../understand/api/declared-operations.ts';
import { typeEntities } from '../../understand/entities/types.ts';
import { paragraph, table } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { carriedBlocksOf } from '../prose.ts';

/** The operations that a schema declares, with what each takes and returns: they have names and neither methods nor paths. */
export function declaredTable(operations: readonly DeclaredOperation[], { phrases }: Composition): Block[] {
  return table(
    [phrases.colName, phrases.requestLabel, phrases.responsesLabel],
    operations.map(({ name, request, takes, returns }) => [
      `\`${name}\``,
      request === null
        ? takes.map((one) => `\`${one.name}\``).join(', ') || phrases.noneCell
        : `\`${request}\``,
      `\`${returns}\``,
    ]),
  );
}

/** What one declared operation takes and returns, under its name. */
export function declaredSection(
  { name, request, takes, returns }: DeclaredOperation,
  { phrases }: Composition,
): Section {
  const isToldRequired = takes.some(({ isRequired }) => isRequired !== null);
  const heads = [phrases.colName, phrases.colType, ...(isToldRequired ? [phrases.colRequired] : [])];
  const rows = takes.map((one) => [
    `\`${one.name}\``,
    `\`${one.type}\``,
    ...(isToldRequired
      ? [one.isRequired === null ? phrases.notStated : one.isRequired ? phrases.yes : phrases.no]
      : []),
  ]);
  return {
    id: null,
    heading: `\`${name}\``,
    level: 3,
    blocks: [
      ...(request === null ? [] : [paragraph(`**${phrases.requestLabel}:** \`${request}\``)]),
      ...(rows.length > 0 ? [paragraph(`**${phrases.parametersLabel}**`), ...table(heads, rows)] : []),
      paragraph(`**${phrases.responsesLabel}:** \`${returns}\``),
    ],
  };
}

/** The schema itself, with the resources that were read from it. */
export function schemaBlocks(declared: readonly DeclaredOperation[], composition: Composition): Block[] {
  if (declared.length === 0) return [];
  return carriedBlocksOf(
    composition,
    composition.pool.takeCarried(
      ({ text }) => declaredOperations(text).length > 0 || typeEntities(text).length > 0,
    ),
  );
}

/** How requests are written: what goes over gRPC is no JSON, though its fields are named as they are. */
export function formatOf(declared: readonly DeclaredOperation[], composition: Composition): Block[] {
  const [, ...others] = say(composition, 'conventionJson').split(/(?<=[.。])\s?(?=\S)/u);
  const isRemote = declared.length > 0 && declared.every(({ request }) => request !== null);
  return [paragraph(isRemote ? others.join(' ') : say(composition, 'conventionJson'))];
}
