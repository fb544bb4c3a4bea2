import { derivedPhrasesOf } from '../formats/phrases/derived/by-language.ts';
import { fill, type PhraseKey } from '../formats/phrases/phrase.ts';
import { measuresIn } from '../understand/measures.ts';
import { isPast } from '../understand/past.ts';
import { gapParagraph } from './blocks.ts';
import { type Composition, say } from './composition.ts';
import type { Block } from './document.ts';
import { gist } from './scenario/split.ts';

/** A kind of question that a missing part of the input raises. */
interface Gap {
  readonly say: PhraseKey;
  readonly ask: PhraseKey;
  readonly point: PhraseKey;
  readonly weight: number;
}

/** What the input may leave out, what the document says then, and what it asks. Heavier gaps are asked first. */
const gaps = {
  problem: { say: 'gapProblem', ask: 'askProblem', point: 'pointProblem', weight: 62 },
  goals: { say: 'gapGoals', ask: 'askGoals', point: 'pointGoals', weight: 56 },
  nonGoals: { say: 'gapNonGoals', ask: 'askNonGoals', point: 'pointNonGoals', weight: 32 },
  functional: { say: 'gapFunctional', ask: 'askFunctional', point: 'pointFunctional', weight: 95 },
  qualities: { say: 'gapQualities', ask: 'askQualities', point: 'pointQualities', weight: 50 },
  design: { say: 'gapDesign', ask: 'askDesign', point: 'pointDesign', weight: 45 },
  interfaces: { say: 'gapInterfaces', ask: 'askInterfaces', point: 'pointInterfaces', weight: 44 },
  failures: { say: 'gapFailures', ask: 'askFailuresAny', point: 'pointFailuresAny', weight: 57 },
  rollout: { say: 'gapRollout', ask: 'askRollout', point: 'pointRollout', weight: 58 },
  observability: {
    say: 'gapObservability',
    ask: 'askObservability',
    point: 'pointObservability',
    weight: 48,
  },
  alternatives: { say: 'gapAlternatives', ask: 'askAlternatives', point: 'pointAlternatives', weight: 24 },
  risks: { say: 'gapRisks', ask: 'askRisks', point: 'pointRisks', weight: 28 },
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
  access: { say: 'gapAccess', ask: 'askAccess', point: 'pointAccess', weight: 64 },
  dataOwner: { say: 'gapOwner', ask: 'askDataOwner', point: 'pointDataOwner', weight: 44 },
} as const satisfies Readonly<Record<string, Gap>>;

export type GapName = keyof typeof gaps;

/** The figure that tells how bad it is today: the goal is the value it is to be replaced by. */
function measuredProblem({ understanding }: Composition): string | null {
  const problem = understanding.statements.find(
    ({ kind, text }) => kind === 'problem' && text.length < 200 && !isPast(text) && measured(text),
  );
  return problem ? inShort(problem.text) : null;
}

/** Whether the figure is still there once the sentence is cut to its core. */
function measured(text: string): boolean {
  const said = inShort(text).replace(/\([^()]*\)/gu, '');
  return (
    !/^(?:this|that|it|these|those|they)(?!\p{L})/iu.test(said) &&
    measuresIn(said.replace(/ (?:since|because|after|when) .*$/iu, '')).length > 0
  );
}

function inShort(text: string): string {
  return gist(text.replace(/[.!。]+$/u, '')).replaceAll(/["“”„«»]/gu, '');
}

/** Weight from which on a question stands alone, though any project could be asked it: nothing can be built without its answer. */
const pressing = 60;

/** Asks what a gap raises and gives the mark of the question. */
export function askGap(composition: Composition, name: GapName): string {
  const gap = gaps[name];
  // What has to happen halfway is asked already, of a demand that names it.
  const asked = name === 'failures' ? composition.questions.markOf('askStep') : null;
  if (asked !== null) return asked;
  const measured = name === 'goals' ? measuredProblem(composition) : null;
  return composition.questions.ask({
    key: gap.ask,
    text:
      measured === null
        ? say(composition, gap.ask, { part: say(composition, 'quoted', { text: composition.topic }) })
        : fill(derivedPhrasesOf(composition.language).askTarget, { text: measured }),
    weight: gap.weight,
    point: say(composition, gap.point),
    isGeneral: measured === null && gap.weight < pressing,
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
