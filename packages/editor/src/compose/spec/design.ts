import type { ProtectedKind } from '../../read/source.ts';
import { columnsIn } from '../../understand/columns.ts';
import { hintOf } from '../../understand/hints.ts';
import type { Statement } from '../../understand/statement.ts';
import { bullets, paragraph, table } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import { columnBlocks } from '../column-list.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Section } from '../document.ts';
import { endpointRows } from '../endpoint-rows.ts';
import { demandPoint } from '../goal-points.ts';
import { pointedAt } from '../pointed-at.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { orNone } from '../shared-gaps.ts';
import { concerning } from './concerning.ts';
import { flowBlocks, numberedSteps } from './flow.ts';

/** Design, then interfaces and data. */
export function designSections(composition: Composition): Section[] {
  const { pool, phrases } = composition;
  const walked = numberedSteps(composition);
  const interfaces = interfaceBlocks(composition);
  const decisions = pool.takeKinds('decision');
  const steps = pool.takeKinds('design', 'step', 'mitigation');
  const carried = carriedBlocksOf(
    composition,
    pool.takeCarried((one) => ['code', 'commands', 'table'].includes(roleOf(one, composition))),
  );
  const blocks: Block[] = [
    ...(decisions.length > 0
      ? [
          paragraph(`**${phrases.decidedLabel}**`),
          ...bullets(decisions.map((one) => decided(one, composition))),
        ]
      : []),
    ...walked,
    ...proseBlocks(steps),
    // A proposal tells its behaviour where it is explained.
    ...(walked.length > 0 || composition.request.format === 'RFC' ? [] : flowBlocks(composition)),
    ...carried,
    ...partBlocks(composition),
  ];
  return [
    section(
      composition,
      'design',
      2,
      orNone(composition, blocks.length > 0 ? blocks : demandedBelow(composition), 'design'),
    ),
    section(
      composition,
      'interfaces-data',
      2,
      orNone(
        composition,
        [interfaces, demandedInterfaces(composition), concerning(composition, 'interfaces-data')].find(
          (some) => some.length > 0,
        ) ?? [],
        'interfaces-data',
      ),
    ),
  ];
}

/** Where nothing else tells of the design: the demands that stand below a heading of it. */
function demandedBelow(composition: Composition): Block[] {
  const told = composition.requirements.filter(
    ({ statement }) => statement.heading !== null && hintOf(statement.heading) === 'design',
  );
  return pointedAt(told, composition);
}

/** A decision; one that is a demand as well at its core, with the number it has there. */
function decided(statement: Statement, composition: Composition): string {
  const demanded = composition.requirements.find((one) => one.statement === statement);
  return demanded ? demandPoint(demanded, composition) : statement.text;
}

/** What the input says of endpoints, messages, tables and their fields, with the code that shows them. */
function interfaceBlocks(composition: Composition): Block[] {
  const { pool, understanding, phrases } = composition;
  const rows = endpointRows(composition);
  const described = new Set(understanding.entities.flatMap((entity) => entity.statements));
  const statements = pool.take(
    (one) =>
      one.kind === 'definition' ||
      columnsIn(one) !== null ||
      (['context', 'design', 'example'].includes(one.kind) && described.has(one.index)) ||
      (one.kind === 'design' && isAboutData(one)),
  );
  return [
    ...table([phrases.colMethod, phrases.colPath, phrases.colRequirements], rows),
    ...proseBlocks(statements.filter((one) => columnsIn(one) === null)),
    ...columnBlocks(statements),
    ...carriedBlocksOf(
      composition,
      pool.takeCarried((one) => roleOf(one, composition) === 'data'),
    ),
  ];
}

const dataWord =
  /(?<!\p{L})(?:tables?|columns?|fields?|endpoints?|apis?|urls?|header|json|payload|schema|database|db|topic|queue|response|answer|tabelle|spalten?|feld(?:er)?|schnittstelle|datenbank|colonnes?|champs?|base de données|en-tête|tablas?|columnas?|campos?|base de datos|cabecera)(?!\p{L})|`/iu;

function isAboutData({ text, block }: Statement): boolean {
  return dataWord.test(text) && (block.kind !== 'paragraph' || /tab(?:le|elle|la)/iu.test(text));
}

/** Where nothing else tells of interfaces: the demands that name an address, a path or a piece of code, or tell what a thing holds. */
function demandedInterfaces(composition: Composition): Block[] {
  const { requirements, understanding } = composition;
  const named = understanding.source.protectedSpans.filter(
    ({ kind, text }) =>
      interfacing.has(kind) && /\p{L}/u.test(text) && (kind !== 'identifier' || isCoded.test(text)),
  );
  const described = new Set(understanding.entities.flatMap((entity) => entity.statements));
  const naming = requirements.filter(
    ({ statement }) =>
      described.has(statement.index) ||
      named.some(({ start, end }) => start >= statement.start && end <= statement.end),
  );
  return pointedAt(naming, composition);
}

const interfacing: ReadonlySet<ProtectedKind> = new Set(['code', 'url', 'path', 'identifier']);

/** "lot_id", "customerGroup", "a.b": no acronym and no name of an algorithm. */
const isCoded = /[_./]|^\p{Ll}+\p{Lu}/u;

/** Which requirement touches which part: for parts that more than one statement or any requirement names. */
function partBlocks(composition: Composition): Block[] {
  const { understanding, requirements, phrases } = composition;
  const rows = understanding.parts.flatMap((part) => {
    const ids = requirements
      .filter((one) => part.statements.includes(one.statement.index))
      .map((one) => one.id);
    return ids.length > 0 ? [[part.name, ids.join(', ')]] : [];
  });
  return rows.length >= 2
    ? [
        paragraph(say(composition, 'partsIntro')),
        ...table([phrases.colPart, phrases.colRequirements], rows.slice(0, 8)),
      ]
    : [];
}
