import type { SectionId } from '../formats/headings/table.ts';
import type { PhraseKey } from '../formats/phrases/phrase.ts';
import { withoutReference } from '../formats/phrases/reference.ts';
import type { Kind } from '../understand/statement.ts';
import { gapParagraph, openGap } from './blocks.ts';
import { type Composition, say } from './composition.ts';
import type { Block } from './document.ts';

/** A kind of question that a missing part of the input raises. */
interface Gap {
  readonly say: PhraseKey;
  readonly ask: PhraseKey;
  readonly point: PhraseKey;
  readonly weight: number;
}

/** What the input may leave out, what the document says then, and what it asks. Heavier gaps are asked first. */
const gaps = {
  problem: { say: 'gapNone', ask: 'askProblem', point: 'pointProblem', weight: 62 },
  functional: { say: 'gapFunctional', ask: 'askFunctional', point: 'pointFunctional', weight: 95 },
  rollout: { say: 'gapNone', ask: 'askRollout', point: 'pointRollout', weight: 58 },
  owner: { say: 'gapOwner', ask: 'askOwner', point: 'pointOwner', weight: 40 },
  auth: { say: 'gapAuth', ask: 'askAuth', point: 'pointAuth', weight: 82 },
  resources: { say: 'gapResources', ask: 'askResources', point: 'pointResources', weight: 72 },
  endpoints: { say: 'gapEndpoints', ask: 'askEndpoints', point: 'pointEndpoints', weight: 96 },
  pagination: { say: 'gapPagination', ask: 'askPagination', point: 'pointPagination', weight: 42 },
  limits: { say: 'gapLimits', ask: 'askLimits', point: 'pointLimits', weight: 46 },
  versioning: { say: 'gapVersioning', ask: 'askVersioning', point: 'pointVersioning', weight: 36 },
  versionInPath: { say: 'gapVersionInPath', ask: 'askVersioning', point: 'pointVersioning', weight: 36 },
  security: { say: 'gapSecurity', ask: 'askSecurity', point: 'pointSecurity', weight: 66 },
  entities: { say: 'gapEntities', ask: 'askEntities', point: 'pointEntities', weight: 96 },
  fields: { say: 'gapFields', ask: 'askEntities', point: 'pointEntities', weight: 96 },
  relations: { say: 'gapRelations', ask: 'askEntities', point: 'pointEntities', weight: 96 },
  constraints: { say: 'gapConstraints', ask: 'askConstraints', point: 'pointConstraints', weight: 48 },
  enumerations: { say: 'gapEnumerations', ask: 'askConstraints', point: 'pointConstraints', weight: 48 },
  qualityRules: { say: 'gapQualityRules', ask: 'askConstraints', point: 'pointConstraints', weight: 48 },
  freshness: { say: 'gapFreshness', ask: 'askFreshness', point: 'pointFreshness', weight: 56 },
  retention: { say: 'gapRetention', ask: 'askRetention', point: 'pointRetention', weight: 68 },
  migration: { say: 'gapMigration', ask: 'askMigration', point: 'pointMigration', weight: 54 },
  access: { say: 'gapAccess', ask: 'askAccess', point: 'pointAccess', weight: 58 },
  dataOwner: { say: 'gapOwner', ask: 'askDataOwner', point: 'pointDataOwner', weight: 44 },
} as const satisfies Readonly<Record<string, Gap>>;

export type GapName = keyof typeof gaps;

/** Weight from which on a question stands alone, though any project could be asked it: nothing can be built without its answer. */
const pressing = 60;

/** Asks what a gap raises and gives the mark of the question. */
export function askGap(composition: Composition, name: GapName): string {
  const gap = gaps[name];
  return composition.questions.ask({
    key: gap.ask,
    text: say(composition, gap.ask),
    weight: gap.weight,
    point: say(composition, gap.point),
    isGeneral: gap.weight < pressing,
  });
}

/** The sentence that stands in a section the input gives nothing for, with its question. */
export function gapBlock(composition: Composition, name: GapName): Block {
  return gapParagraph(say(composition, gaps[name].say, { questions: askGap(composition, name) }));
}

/** The blocks, or the gap where there are none. */
export function orGap(composition: Composition, blocks: readonly Block[], name: GapName): Block[] {
  return blocks.length > 0 ? [...blocks] : [gapBlock(composition, name)];
}

/**
 * The blocks, or that nothing of their own is said under this heading, with the question about it where one is asked; what other
 * sections hold may touch it all the same.
 */
export function orNone({ phrases }: Composition, blocks: readonly Block[], id: SectionId): Block[] {
  return blocks.length > 0 ? [...blocks] : [openGap(withoutReference(phrases.gapNone), id)];
}

/** The background, and the question for the problem where nothing tells what is wrong, how it is today or what is wanted. */
export function explained(composition: Composition, background: readonly Block[], id: SectionId): Block[] {
  const isTold = composition.understanding.statements.some(
    ({ kind, topics }) => telling.has(kind) || topics.has('problem') || topics.has('current'),
  );
  if (isTold) return orNone(composition, background, id);
  const gap = gapBlock(composition, 'problem');
  return background.length > 0 ? [...background] : [gap];
}

const telling: ReadonlySet<Kind> = new Set<Kind>(['problem', 'event', 'goal', 'alternative', 'decision']);
