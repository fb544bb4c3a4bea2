import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';

/** What a section says where there is nothing for it. */
const phrases: Readonly<Partial<Record<SectionId, PhraseKey>>> = {
  'context-problem': 'gapNone',
  motivation: 'gapNone',
  goals: 'gapNone',
  'non-goals': 'gapNone',
  'functional-requirements': 'gapFunctional',
  'non-functional-requirements': 'gapNone',
  design: 'gapNone',
  'interfaces-data': 'gapNone',
  'failure-cases': 'gapNone',
  'rollout-rollback': 'gapNone',
  'migration-rollback': 'gapNone',
  observability: 'gapNone',
  alternatives: 'gapNone',
  'rationale-alternatives': 'gapNone',
  risks: 'gapNone',
  drawbacks: 'gapNone',
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
