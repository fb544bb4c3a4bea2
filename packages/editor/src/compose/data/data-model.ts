import { contentWords } from '../../document/content-words.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { columnsIn } from '../../understand/columns.ts';
import { choicesIn } from '../../understand/entities/aliases.ts';
import { typeEntities } from '../../understand/entities/types.ts';
import { isDemand, type Kind, type Statement } from '../../understand/statement.ts';
import { code, fixedBullets, gapParagraph, paragraph } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import { assumptionsSection, questionsSection } from '../closing.ts';
import { columnBlocks } from '../column-list.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Document } from '../document.ts';
import { leftOut } from '../left-out.ts';
import { overviewBlocks } from '../overview.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { askOwnQuestions, askVagueWords } from '../questions/raised.ts';
import { requirementLine } from '../requirement.ts';
import { type GapName, gapBlock, orGap } from '../shared-gaps.ts';
import { datesBlocks } from '../spec/operation.ts';
import { summaryOf } from '../summary.ts';
import { accessBlocks } from './access.ts';
import { constraintBlocks } from './constraints.ts';
import { diagramOf } from './diagram.ts';
import { fieldSections } from './field-tables.ts';
import { isInTables } from './in-tables.ts';
import { type Model, modelOf } from './model.ts';
import { ddlBlocks, entityBlocks, enumerationBlocks, relationBlocks } from './model-blocks.ts';
import { placeOf } from './placement.ts';

/** Composes a data model. */
export function dataModel(composition: Composition): Document {
  const { understanding } = composition;
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  const model = modelOf(understanding);
  noteAssumptions(model, composition);
  const fields = fieldSections(model.tables, composition);
  const related = relatingBlocks(composition);
  const ddl = ddlBlocks(model, composition);
  const described = new Set(understanding.entities.flatMap((one) => one.statements));
  const columns = columnBlocks(
    composition.pool.take((one) => columnsIn(one) !== null && !described.has(one.index)),
  );
  // What the input writes as types or samples stands with the tables that were read from it.
  const written = carriedBlocksOf(
    composition,
    composition.pool.takeCarried(
      (one) =>
        roleOf(one, composition) === 'data' ||
        typeEntities(one.text).length > 0 ||
        choicesIn(one.text).size > 0,
    ),
  );
  const placed = (id: SectionId, gap: GapName, derived: readonly Block[] = []) =>
    section(
      composition,
      id,
      2,
      orGap(
        composition,
        [
          ...derived,
          ...placedBlocks(composition, (one) => placeOf(one.text) === id, [
            'assumption',
            'problem',
            ...(id === 'freshness' ? (['schedule'] as const) : []),
          ]),
        ],
        gap,
      ),
    );
  const constraints = placed('constraints-indexes', 'constraints', constraintBlocks(model, composition));
  const enumerations = placed('enumerations', 'enumerations', enumerationBlocks(model, composition));
  const freshness = placed('freshness', 'freshness');
  const retention = section(
    composition,
    'retention',
    2,
    orGap(composition, placedBlocks(composition, isKeptSoLong, ['definition']), 'retention'),
  );
  const migration = placed('migration-backfill', 'migration');
  const reads = accessBlocks(model.tables, composition);
  const calls = new Set(understanding.endpoints.flatMap((endpoint) => endpoint.statements));
  const isRead = (one: Statement) => calls.has(one.index) || placeOf(one.text) === 'access-patterns';
  const told = placedBlocks(composition, isRead, ['assumption']);
  const access = section(
    composition,
    'access-patterns',
    2,
    orGap(composition, [...told, ...reads], 'access'),
  );
  composition.pool.take(
    (one) =>
      (one.kind === 'definition' || (plans.has(one.kind) && described.has(one.index))) &&
      isInTables(one, model, understanding.entities),
  );
  const rules = placedBlocks(composition, (one) => isDemand(one) && bindsData(one, model));
  const demands = placedBlocks(composition, isDemand);
  const quality = section(composition, 'quality-rules', 2, orGap(composition, rules, 'qualityRules'));
  const assumptions = assumptionsSection(composition);
  const purpose = section(composition, 'purpose-owner', 2, purposeBlocks(composition));
  return {
    title: understanding.title,
    sections: [
      purpose,
      ...(demands.length > 0 ? [section(composition, 'requirements', 2, demands)] : []),
      section(composition, 'entities', 2, entityBlocks(model, composition)),
      section(
        composition,
        'field-tables',
        2,
        fields.length > 0
          ? [paragraph(say(composition, 'fieldsIntro')), ...written, ...columns]
          : columns.length > 0
            ? [...written, ...columns]
            : [gapBlock(composition, 'fields'), ...written],
      ),
      ...fields,
      section(composition, 'relationships', 2, [...related, ...relationBlocks(model, composition)]),
      section(
        composition,
        'er-diagram',
        2,
        model.tables.length > 0
          ? [code('mermaid', diagramOf(model.tables, model.relations))]
          : [gapParagraph(say(composition, 'noDiagram'))],
      ),
      constraints,
      enumerations,
      quality,
      freshness,
      retention,
      migration,
      access,
      ...(ddl.length > 0 ? [section(composition, 'ddl', 2, ddl)] : []),
      assumptions,
      questionsSection(composition, 'open-questions', further),
    ],
  };
}

/** "Alarm: rule, started, ended" is taken for a plan, too. */
const plans: ReadonlySet<Kind> = new Set(['owner', 'schedule']);

/** Whether a demand is about what may be stored: it speaks of values and rows, or names a field or a thing of the model. */
function bindsData({ masked, text }: Statement, { tables }: Model): boolean {
  if (ofData.test(masked.text)) return true;
  const words = new Set(contentWords(text));
  return tables.some(({ name, columns }) =>
    [name, ...columns.filter(({ isKey }) => !isKey).map((column) => column.name)].some((one) => {
      const own = contentWords(one);
      return own.length > 0 && own.every((word) => words.has(word));
    }),
  );
}

const ofData =
  /(?<!\p{L})(?:values?|rows?|records?|columns?|fields?|stored?|saved?|unique|twice|duplicates?|empty|null|negative|positive|required|format|digits?|characters?|wert\p{L}{0,2}|zeilen?|datens\p{L}{2,6}|felder?|spalten?|doppelt\p{L}{0,2}|eindeutig|leer|gespeichert|valeurs?|lignes?|champs?|colonnes?|vides?|doublons?|enregistr\p{L}{1,4}|valor(?:es)?|filas?|campos?|columnas?|vací[oa]s?|duplicad[oa]s?|guard\p{L}{1,4})(?!\p{L})/iu;

function noteAssumptions({ tables, joins }: Model, composition: Composition): void {
  const add = (key: 'assumeTypes' | 'assumeKeys' | 'assumeJoins') =>
    composition.assumptions.add(say(composition, key));
  if (tables.some((one) => one.columns.some((column) => column.isTypeAssumed))) add('assumeTypes');
  if (tables.some((one) => one.isKeyAssumed)) add('assumeKeys');
  if (joins.length > 0) add('assumeJoins');
}

/** How long something is kept; an item of a list of fields says it in its table. */
function isKeptSoLong({ text, kind, block }: Statement): boolean {
  return placeOf(text) === 'retention' && (kind !== 'definition' || block.kind === 'paragraph');
}

/** The sentences that tell how many of one thing another has. */
function relatingBlocks({ pool, understanding }: Composition): Block[] {
  const indexes = new Set(understanding.relations.flatMap((relation) => relation.statements));
  return proseBlocks(pool.take(({ index, kind }) => kind === 'definition' && indexes.has(index)));
}

/** Demands as numbered lines, the rest as prose; of definitions only where `further` says so. */
function placedBlocks(
  composition: Composition,
  test: (statement: Statement) => boolean,
  further: readonly Kind[] = [],
): Block[] {
  const kinds = new Set<Kind>([
    ...further,
    'requirement',
    'quality',
    'context',
    'design',
    'failure',
    'decision',
    'goal',
    'rollout',
    'observability',
  ]);
  const taken = composition.pool.take((statement) => kinds.has(statement.kind) && test(statement));
  const demands = composition.requirements.filter((one) => taken.includes(one.statement));
  const prose = taken.filter((statement) => !demands.some((one) => one.statement === statement));
  return [...proseBlocks(prose), ...fixedBullets(demands.map(requirementLine))];
}

/** What the data is for and who owns it, with everything no other section took. */
function purposeBlocks(composition: Composition): Block[] {
  const { pool } = composition;
  const goals = pool.takeKinds('goal').map((statement) => statement.text);
  const people = datesBlocks(composition);
  const excluded = leftOut(pool, 'nonGoal', 'future');
  const summary = summaryOf(composition, say(composition, 'modelCovers')).filter(
    (sentence) => !goals.includes(sentence),
  );
  return [
    ...overviewBlocks(composition, { summary, goals, excluded }),
    ...(people.length > 0 ? people : [gapBlock(composition, 'dataOwner')]),
  ];
}
