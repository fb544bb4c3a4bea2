import type { SectionId } from '../../formats/headings/table.ts';
import {
  type DeclaredOperation,
  declaredOperations,
  pagedOperations,
} from '../../understand/api/declared-operations.ts';
import { allEndpoints } from '../../understand/api/endpoints.ts';
import { speakersOf } from '../../understand/chat/speakers.ts';
import { columnsIn } from '../../understand/columns.ts';
import type { Statement } from '../../understand/statement.ts';
import { code, fixedBullets, gapParagraph, paragraph, table } from '../blocks.ts';
import { assumptionsSection, questionsSection } from '../closing.ts';
import { columnBlocks } from '../column-list.ts';
import { type Composition, list, say, section } from '../composition.ts';
import type { Block, Document, Section } from '../document.ts';
import { leftOut } from '../left-out.ts';
import { overviewBlocks } from '../overview.ts';
import { proseBlocks } from '../prose.ts';
import { askOwnQuestions, askUnreachable, askVagueWords } from '../questions/raised.ts';
import { type Requirement, requirementLine } from '../requirement.ts';
import { type GapName, gapBlock, orGap } from '../shared-gaps.ts';
import { datesBlocks } from '../spec/operation.ts';
import { problemAndGoal, summaryOf } from '../summary.ts';
import { declaredSection, declaredTable, formatOf, schemaBlocks } from './declared-sections.ts';
import { endpointSection } from './endpoint-section.ts';
import { errorShapeOf } from './error-shape.ts';
import { eventBlocks } from './events.ts';
import { openApiOf } from './openapi.ts';
import { type Operation, operationsOf } from './operation.ts';
import { placeOf, speaksOf } from './placement.ts';
import { resourceBlocks, shownFields } from './resources.ts';
import { isRowOfCalls } from './row-of-calls.ts';

/** Composes the design of an API. */
export function apiDesign(composition: Composition): Document {
  const { pool, understanding } = composition;
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  askUnreachable(composition);
  const declared = declaredOperations(understanding.source.text);
  // Where a schema names the operations, sentences tell of these, and no paths come of them.
  const endpoints =
    declared.length > 0
      ? understanding.endpoints.filter(({ isDerived }) => !isDerived)
      : allEndpoints(
          understanding.endpoints,
          understanding.statements,
          understanding.language,
          understanding.entities,
          speakersOf(understanding.source).size > 0,
        );
  const operations = operationsOf(endpoints, composition);
  if (endpoints.some((endpoint) => endpoint.isDerived))
    composition.assumptions.add(say(composition, 'assumeDerivedPaths'));
  if (operations.length > 0) composition.assumptions.add(say(composition, 'assumeShapes'));
  const shown = shownFields(operations, composition);
  const details = [
    ...operations.map((operation) =>
      endpointSection(operation, composition, demandsFor(operation, composition)),
    ),
    ...declared.map((operation) => declaredSection(operation, composition)),
  ];
  const events = eventBlocks(composition);
  const placed = (id: SectionId) => placedBlocks(composition, id);
  const consumers = placed('consumers-auth');
  const limits = placed('limits');
  const pagination = placed('pagination');
  const versioning = placed('versioning');
  const errors = placed('error-model');
  const security = placed('security');
  const conventions = placed('conventions');
  const requirements = requirementsLeft(composition);
  const resources = [
    ...resourceBlocks(operations, shown, composition),
    ...columnBlocks(pool.take((one) => columnsIn(one) !== null)),
    ...schemaBlocks(declared, composition),
  ];
  const nonGoals = leftOut(pool, 'nonGoal', 'future');
  const dates = datesBlocks(composition);
  const assumptions =
    composition.assumptions.size > 0 || pool.left.some((one) => one.kind === 'assumption')
      ? [assumptionsSection(composition)]
      : [];
  const shape = errorShapeOf(understanding.source.text);
  const overview = [...purposeBlocks(operations, nonGoals, composition), ...dates];
  return {
    title: understanding.title,
    sections: [
      section(composition, 'overview', 2, overview),
      ...requirements,
      section(composition, 'consumers-auth', 2, orSaid(composition, consumers, 'consumers-auth', 'auth')),
      section(composition, 'conventions', 2, [...formatOf(declared, composition), ...conventions]),
      section(composition, 'resources', 2, orGap(composition, resources, 'resources')),
      section(composition, 'endpoints', 2, endpointTable(operations, declared, composition)),
      section(
        composition,
        'endpoint-details',
        2,
        details.length > 0
          ? operations.length > 0
            ? [paragraph(say(composition, 'detailsIntro'))]
            : []
          : [gapParagraph(say(composition, 'noDetails'))],
      ),
      ...details,
      ...(operations.length > 0
        ? [section(composition, 'openapi', 2, [code('json', openApiOf(operations, composition))])]
        : []),
      ...(events.length > 0 ? [section(composition, 'events', 2, events)] : []),
      section(composition, 'pagination', 2, pagesOf(pagination, declared, composition)),
      section(composition, 'error-model', 2, [
        ...errors,
        ...(shape.isGiven ? [] : [paragraph(say(composition, 'errorShape'))]),
        code('json', JSON.stringify(shape.sample, null, 2)),
      ]),
      section(composition, 'limits', 2, orSaid(composition, limits, 'limits', 'limits')),
      section(
        composition,
        'versioning',
        2,
        orGap(composition, versioning, versionOf(operations) ? 'versionInPath' : 'versioning'),
      ),
      section(composition, 'security', 2, orSaid(composition, security, 'security', 'security')),
      ...assumptions,
      questionsSection(composition, 'open-questions', further),
    ],
  };
}

/** How long lists are read: the operations that take the next page say so themselves. */
function pagesOf(
  told: readonly Block[],
  declared: readonly DeclaredOperation[],
  composition: Composition,
): readonly Block[] {
  const paged = pagedOperations(declared).map((name) => `\`${name}\``);
  return told.length > 0 || paged.length === 0
    ? orSaid(composition, told, 'pagination', 'pagination')
    : [paragraph(say(composition, 'saidIn', { ids: list(composition, paged) }))];
}

function endpointTable(
  operations: readonly Operation[],
  declared: readonly DeclaredOperation[],
  composition: Composition,
): Block[] {
  const { phrases } = composition;
  const rows = operations.map(({ endpoint, resource }) => [
    endpoint.method,
    `\`${endpoint.path}\``,
    `\`${resource}\``,
  ]);
  const blocks = [
    ...table([phrases.colMethod, phrases.colPath, phrases.colResource], rows),
    ...declaredTable(declared, composition),
  ];
  return blocks.length > 0 ? blocks : [gapBlock(composition, 'endpoints')];
}

/** What the API is for, with everything no other section took. */
function purposeBlocks(
  operations: readonly Operation[],
  excluded: readonly string[],
  composition: Composition,
): Block[] {
  const goals = composition.pool.takeKinds('goal').map((statement) => statement.text);
  const told = new Set(operations.flatMap(({ endpoint }) => endpoint.statements));
  const covers = say(composition, 'apiCovers');
  const summary = (
    operations.length > 0
      ? [covers, operationsInBrief(operations, composition), ...problemAndGoal(composition)]
      : summaryOf(composition, covers)
  ).filter((sentence) => !goals.includes(sentence));
  // A bare row of calls is the table of endpoints.
  return overviewBlocks(
    composition,
    { summary, goals, excluded },
    (one) => told.has(one.index) && isRowOfCalls(one.text),
  );
}

/** What the operations are about. */
function operationsInBrief(operations: readonly Operation[], composition: Composition): string {
  const resources = [...new Set(operations.map(({ resource }) => `\`${resource}\``))];
  return say(composition, 'apiOperations', { resources: list(composition, resources) });
}

/** What the input demands of one operation: taken from the pool, written under its heading. */
function demandsFor({ statements, endpoint }: Operation, composition: Composition): string[] {
  const taken = composition.pool.take(
    (statement) =>
      statements.includes(statement) && (statement.kind !== 'problem' || !statement.topics.has('problem')),
  );
  return taken
    .filter(
      ({ text }) =>
        text.replace(/[`.:\s]+/gu, '') !== `${endpoint.method}${endpoint.path}` && !isRowOfCalls(text),
    )
    .map((statement) => demandLine(statement, composition));
}

function demandLine(statement: Statement, { requirements }: Composition): string {
  const requirement = requirements.find((one) => one.statement === statement);
  return requirement ? requirementLine(requirement) : statement.text;
}

/** The statements that belong to a section by what they touch: demands as numbered lines, the rest as prose. */
function placedBlocks(composition: Composition, id: SectionId): Block[] {
  const taken = composition.pool.take(
    (statement) =>
      (['requirement', 'quality', 'context', 'design', 'failure', 'decision'].includes(statement.kind) ||
        // "Auth: JWT, scopes wheels:read and wheels:write"
        (id === 'consumers-auth' && statement.kind === 'definition')) &&
      placeOf(statement) === id,
  );
  const demands = taken.filter((statement) =>
    composition.requirements.some((one) => one.statement === statement),
  );
  return [
    ...proseBlocks(taken.filter((statement) => !demands.includes(statement))),
    ...fixedBullets(demands.map((one) => demandLine(one, composition))),
  ];
}

/** Demands that no endpoint and no other section took. */
function requirementsLeft(composition: Composition): Section[] {
  const taken = composition.pool.takeKinds('requirement', 'quality');
  const left = composition.requirements.filter((one: Requirement) => taken.includes(one.statement));
  return left.length > 0
    ? [section(composition, 'requirements', 2, fixedBullets(left.map(requirementLine)))]
    : [];
}

/** A section that no statement is left for: where demands of an operation speak of it, it names them. */
function orSaid(
  composition: Composition,
  blocks: readonly Block[],
  id: SectionId,
  gap: GapName,
): readonly Block[] {
  const ids = composition.requirements
    .filter(({ statement }) => speaksOf(statement, id))
    .map((one) => one.id);
  if (blocks.length > 0 || ids.length === 0) return orGap(composition, blocks, gap);
  return [paragraph(say(composition, 'saidIn', { ids: list(composition, ids) }))];
}

function versionOf(operations: readonly Operation[]): boolean {
  return operations.some(({ endpoint }) => /\/v\d{1,3}(?:\/|$)/u.test(endpoint.path));
}
