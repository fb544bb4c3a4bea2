import { contentWords } from '../../document/content-words.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { choicesIn } from '../../understand/entities/aliases.ts';
import { typeEntities } from '../../understand/entities/types.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import { bullets, code, fixedBullets, gapParagraph, paragraph, table } from '../blocks.ts';
import { roleOf } from '../carried-role.ts';
import { assumptionsSection, questionsSection } from '../closing.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Block, Document } from '../document.ts';
import { carriedBlocksOf, proseBlocks } from '../prose.ts';
import { askOwnQuestions, askVagueWords } from '../questions/raised.ts';
import { requirementLine } from '../requirement.ts';
import { type GapName, gapBlock, orGap } from '../shared-gaps.ts';
import { datesBlocks } from '../spec/operation.ts';
import { summaryOf } from '../summary.ts';
import { unsaid } from '../unsaid.ts';
import { accessBlocks } from './access.ts';
import type { Table } from './column.ts';
import { constraintBlocks } from './constraints.ts';
import { ddlOf } from './ddl.ts';
import { diagramOf } from './diagram.ts';
import { fieldSections } from './field-tables.ts';
import { type Model, modelOf } from './model.ts';
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
          ...placedBlocks(composition, (one) => placeOf(one.text) === id, ['assumption', 'problem']),
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
  const told = placedBlocks(composition, isRead, ['assumption', 'problem']);
  const access = section(
    composition,
    'access-patterns',
    2,
    orGap(composition, [...told, ...reads], 'access'),
  );
  const described = new Set(understanding.entities.flatMap((one) => one.statements));
  composition.pool.take((one) => one.kind === 'definition' && isInTables(one, model, described));
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
          ? [paragraph(say(composition, 'fieldsIntro')), ...written]
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

function isDemand({ kind }: Statement): boolean {
  return kind === 'requirement' || kind === 'quality';
}

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

/** The field tables say all of it: an item of a list of fields, or "greenhouse: id, name". */
function isInTables(
  { block, start, index, text }: Statement,
  { tables }: Model,
  described: ReadonlySet<number>,
): boolean {
  if (block.kind === 'listItem') return start === block.start || described.has(index);
  const named = (said: string) => /^`?([\p{L}\p{N}_]{2,50})`?\s?[:(]/u.exec(said)?.[1]?.toLowerCase();
  const names = [named(block.text), ...(described.has(index) ? [named(text)] : [])];
  return tables.some((one) => names.includes(one.name.toLowerCase()));
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

function entityBlocks({ tables, joins }: Model, composition: Composition): Block[] {
  const { phrases } = composition;
  const rows = tables.map((one) => [
    `\`${one.name}\``,
    one.columns
      .filter((column) => column.isKey)
      .map((column) => `\`${column.name}\``)
      .join(', '),
    joins.includes(one.name)
      ? say(composition, 'joinEntity')
      : one.columns.map((column) => `\`${column.name}\``).join(', '),
  ]);
  const blocks = table([phrases.colEntity, phrases.colKey, phrases.colFields], rows);
  return blocks.length > 0 ? blocks : [gapBlock(composition, 'entities')];
}

function relationBlocks({ tables, relations }: Model, composition: Composition): Block[] {
  const lines = relations.map(({ from, to }) => {
    const column = tables.find((one) => one.name === to)?.columns.find((one) => one.target?.entity === from);
    return say(composition, 'relationLine', {
      from: `\`${from}\``,
      to: `\`${to}\``,
      column: `\`${to}.${column?.name ?? ''}\``,
    });
  });
  if (lines.length > 0) return bullets(lines);
  return tables.length > 0
    ? [gapParagraph(say(composition, 'noRelations'))]
    : [gapBlock(composition, 'relations')];
}

function enumerationBlocks({ tables }: Model, { phrases }: Composition): Block[] {
  const rows = tables.flatMap((one) =>
    one.columns
      .filter((column) => column.values.length > 0)
      .map((column) => [
        `\`${one.name}.${column.name}\``,
        column.values.map((value) => `\`${value}\``).join(', '),
      ]),
  );
  return table([phrases.colField, phrases.colValues], rows);
}

/** The input's own DDL as it stands, then statements for the entities it does not define. */
function ddlBlocks({ tables }: Model, composition: Composition): Block[] {
  const given = composition.pool.takeCarried(
    (one) => roleOf(one, composition) === 'data' && /create\s+table/iu.test(one.text),
  );
  const text = given.map((one) => one.text.toLowerCase()).join('\n');
  const missing = tables.filter(
    (one) => !new RegExp(`create\\s+table[^(]{0,60}\\b${one.name.toLowerCase()}\\b`, 'u').test(text),
  );
  // What the given statements refer to has to be there before them.
  const isReferredTo = ({ name }: Table) =>
    new RegExp(`references\\s+[\\w."]{0,60}\\b${name.toLowerCase()}\\b`, 'u').test(text);
  const sql = (made: readonly Table[]) => (made.length > 0 ? [code('sql', ddlOf(made))] : []);
  return [
    ...sql(missing.filter(isReferredTo)),
    ...carriedBlocksOf(composition, given),
    ...sql(missing.filter((one) => !isReferredTo(one))),
  ];
}

/** What the data is for and who owns it, with everything no other section took. */
function purposeBlocks(composition: Composition): Block[] {
  const { pool, phrases } = composition;
  const goals = pool.takeKinds('goal').map((statement) => statement.text);
  const people = datesBlocks(composition);
  const excluded = pool.takeKinds('nonGoal', 'future').map((statement) => statement.text);
  const summary = summaryOf(composition, say(composition, 'modelCovers')).filter(
    (sentence) => !goals.includes(sentence),
  );
  const rest = proseBlocks(
    unsaid(
      pool.take(() => true),
      summary,
    ),
  );
  const carried = carriedBlocksOf(
    composition,
    pool.takeCarried(() => true),
  );
  return [
    paragraph([...summary, ...goals].join(' ')),
    ...rest,
    ...carried,
    ...(excluded.length > 0 ? [paragraph(`**${phrases.epicOutOfScope}**`), ...bullets(excluded)] : []),
    ...(people.length > 0 ? people : [gapBlock(composition, 'dataOwner')]),
  ];
}
