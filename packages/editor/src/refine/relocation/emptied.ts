import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';

/** What a section says where there is nothing for it. */
const phrases: Readonly<Partial<Record<SectionId, PhraseKey>>> = {
  'context-problem': 'gapProblem',
  motivation: 'gapProblem',
  goals: 'gapGoals',
  'non-goals': 'gapNonGoals',
  'functional-requirements': 'gapFunctional',
  'non-functional-requirements': 'gapQualities',
  design: 'gapDesign',
  'interfaces-data': 'gapInterfaces',
  'failure-cases': 'gapFailures',
  'rollout-rollback': 'gapRollout',
  'migration-rollback': 'gapRollout',
  observability: 'gapObservability',
  alternatives: 'gapAlternatives',
  'rationale-alternatives': 'gapAlternatives',
  risks: 'gapRisks',
  drawbacks: 'gapRisks',
  assumptions: 'gapAssumptions',
  'open-questions': 'gapQuestions',
  'unresolved-questions': 'gapQuestions',
  'consumers-auth': 'gapAuth',
  pagination: 'gapPagination',
  limits: 'gapLimits',
  versioning: 'gapVersioning',
  security: 'gapSecurity',
  retention: 'gapRetention',
  freshness: 'gapFreshness',
};

/** What a section says once it holds nothing; null where it has no words of its own for that. It leads to no question: none was asked. */
export function emptyPhrase(section: Section, language: string): string | null {
  const key = section.ids.map((id) => phrases[id]).find((one) => one !== undefined);
  if (key === undefined) return null;
  const [said = ''] = phrasesOf(language)[key].split(/[;；,，]\s?[^;；,，]*\{questions\}/u);
  return /[.。]$/u.test(said)
    ? said
    : `${said}${/[\p{Script=Han}\p{Script=Hiragana}]$/u.test(said) ? '。' : '.'}`;
}
