import type { Audience } from '@faircopy/contract';

const READERS: Readonly<Record<Audience, string>> = {
  'Junior Dev':
    'a developer at the start: explain terms at first use, small steps, no unexplained abbreviations',
  'Senior Dev': 'an experienced developer: the design and its reasons first, no basics',
  'Tech Lead': 'a technical lead: decisions, trade-offs, risks and what depends on what first',
  SRE: 'a reliability engineer: failure cases, limits, rollout, rollback and observability first',
  'Data Engineer': 'a data engineer: data, schemas, volumes, freshness and quality first',
};

/** How a request's reader and field shape the text; facts stay as they are. */
export function readerRules(audience: Audience, context: string): string[] {
  return [
    `The reader is ${READERS[audience]}.`,
    `The field is ${context}; use its usual terms. This changes order and wording only, never a fact.`,
  ];
}

export const COPYING =
  'Copy code, inline code, URLs, e-mail addresses, file paths, identifiers, flags, versions and numbers character by character.';
export const ALONE =
  'Answer with the finished text alone: no greeting, no remark about your work, no fence around the whole.';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Each asked for once: that takes as long as the rest of a prompt. */
const known = new Map<string, string | undefined>();

function nameOf(language: string): string | undefined {
  if (!known.has(language)) known.set(language, names.of(language));
  return known.get(language);
}

/** @param language of the input, as a BCP 47 primary subtag; `und` or left out: not known */
export function languageRule(language = 'und'): string {
  const name = language === 'und' ? undefined : nameOf(language);
  return `Write in the language of the input${name === undefined ? '' : `, which is ${name}`}.`;
}

/**
 * What holds for the answer of every stage.
 *
 * @param language as for `languageRule`
 */
export function faithfulness(language?: string): string[] {
  return [
    'Keep every fact. Add none: no number, name, date, technology, limit or promise that the material does not state.',
    COPYING,
    languageRule(language),
    ALONE,
  ];
}

/** @param tone 0 to 100 */
export function toneRule(tone: number): string {
  return `On a scale from 0, conversational, to 100, formal, write at ${tone}.`;
}

/** Rules as a numbered list, which models follow better than prose. */
export function numbered(rules: readonly string[]): string {
  return rules.map((rule, index) => `${index + 1}. ${rule}`).join('\n');
}
