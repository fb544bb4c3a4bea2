import { assumptionsSection, questionsSection } from '../closing.ts';
import type { Composition } from '../composition.ts';
import { section } from '../composition.ts';
import type { Document } from '../document.ts';
import { askOwnQuestions, askVagueWords } from '../questions/raised.ts';
import { riskBlocks } from '../risks.ts';
import { orNone } from '../shared-gaps.ts';
import { alternativesBlocks } from './alternatives.ts';
import { designSections } from './design.ts';
import { failureBlocks } from './failures.ts';
import { flowSteps } from './flow.ts';
import { openingSections } from './opening.ts';
import { operationSections } from './operation.ts';
import { requirementSections } from './requirements.ts';
import { testPlanBlocks } from './test-plan.ts';

/** Composes a technical specification. */
export function technicalSpec(composition: Composition): Document {
  const further = askOwnQuestions(composition);
  askVagueWords(composition);
  const requirements = requirementSections(composition);
  // What the design tells as the flow no other section need tell.
  for (const step of flowSteps(composition)) composition.pointed.add(step);
  const operation = operationSections(composition);
  const risks = orNone(composition, riskBlocks(composition), 'risks');
  const alternatives = orNone(composition, alternativesBlocks(composition), 'alternatives');
  const failures = failureBlocks(composition);
  const tests = testPlanBlocks(composition);
  const design = designSections(composition);
  const assumptions = assumptionsSection(composition);
  const opening = openingSections(composition);
  return {
    title: composition.understanding.title,
    sections: [
      ...opening,
      ...requirements,
      ...design,
      section(composition, 'failure-cases', 2, failures),
      section(composition, 'test-plan', 2, tests),
      ...operation,
      section(composition, 'alternatives', 2, alternatives),
      section(composition, 'risks', 2, risks),
      assumptions,
      questionsSection(composition, 'open-questions', further),
    ],
  };
}
