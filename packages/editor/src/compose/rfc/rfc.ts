import type { Statement } from '../../understand/statement.ts';
import { backgroundBlocks, evidenceBlocks } from '../background.ts';
import { bullets, paragraph } from '../blocks.ts';
import { assumptionsSection, questionsSection } from '../closing.ts';
import { type Composition, section } from '../composition.ts';
import type { Block, Document } from '../document.ts';
import { tellsOfFailure } from '../failure-report.ts';
import { goalPoints } from '../goal-points.ts';
import { leftOut } from '../left-out.ts';
import { askOwnQuestions, askVagueWords } from '../questions/raised.ts';
import { riskBlocks } from '../risks.ts';
import { explained, orNone } from '../shared-gaps.ts';
import { alternativeBlocks } from './alternatives.ts';
import { arranged } from './arranged.ts';
import { guideBlocks } from './guide.ts';
import { metadataBlocks } from './metadata.ts';
import { migrationBlocks } from './migration.ts';
import { priorArtBlocks } from './prior-art.ts';
import { referenceSections } from './reference.ts';
import { summaryParagraph } from './summary-paragraph.ts';

/** Composes a request for comments. */
export function rfc(original: Composition): Document {
  const { composition, proposal } = arranged(original);
  const { pool, phrases } = composition;
  const metadata = metadataBlocks(composition);
  // What the proposal answers is no open question.
  pool.take(({ index }) => index === proposal.question?.index);
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  const evidence = evidenceBlocks(composition);
  const summary = summaryParagraph(composition, proposal);
  const goals = bullets(goalPoints(composition));
  const nonGoals = bullets(leftOut(pool, 'nonGoal'));
  const future = bullets(pool.takeKinds('future').map((statement) => statement.text));
  const migration = migrationBlocks(composition);
  const priorArt = priorArtBlocks(composition);
  const drawbacks = riskBlocks(composition);
  const alternatives = alternativeBlocks(composition, proposal);
  const told = storyOf(composition);
  const guide = guideBlocks(composition);
  const reference = referenceSections(composition);
  const assumptions =
    composition.assumptions.size > 0 || pool.left.some((statement) => statement.kind === 'assumption')
      ? [assumptionsSection(composition)]
      : [];
  const background = backgroundBlocks(composition, told, evidence);
  const motivation: Block[] = [
    ...explained(composition, background, 'motivation'),
    ...labelled(phrases.rfcGoals, goals),
    ...labelled(phrases.epicOutOfScope, nonGoals),
  ];
  return {
    title: composition.understanding.title.replace(/^RFC\s?[:–-]\s/iu, ''),
    sections: [
      section(composition, 'metadata', 2, metadata),
      section(composition, 'summary', 2, [summary]),
      section(composition, 'motivation', 2, motivation),
      section(composition, 'guide-explanation', 2, guide),
      section(composition, 'reference-explanation', 2, []),
      ...reference,
      section(composition, 'drawbacks', 2, orNone(composition, drawbacks, 'drawbacks')),
      section(composition, 'rationale-alternatives', 2, alternatives),
      section(composition, 'prior-art', 2, priorArt),
      section(composition, 'migration-rollback', 2, migration),
      ...assumptions,
      questionsSection(composition, 'unresolved-questions', further),
      section(composition, 'future-possibilities', 2, orNone(composition, future, 'future-possibilities')),
    ],
  };
}

/** In a report, how it is reproduced and what is known of it belong to the story, not to the design of the remedy. */
function storyOf({ pool, understanding }: Composition): Statement[] {
  return tellsOfFailure(understanding) ? pool.takeKinds('step', 'context', 'design', 'failure') : [];
}

function labelled(label: string, blocks: readonly Block[]): Block[] {
  return blocks.length > 0 ? [paragraph(`**${label}**`), ...blocks] : [];
}
