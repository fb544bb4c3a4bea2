import { type Section, sectionsOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { homeOfAdded } from '../added/place.ts';
import type { Draft } from '../draft.ts';
import { gapOf } from '../place/fill-gap.ts';

/**
 * Whether what settles an open question stands best as a decision: no section speaks of its matter but those that tell why something is
 * made or sum it up, or its section lists decisions. Where a question still asks for the design, nothing takes the place of that.
 *
 * @param home where the words would stand by what they speak of
 */
export function isDecision(draft: Draft, home: Section | null): boolean {
  const decisions = homeOfAdded(draft, 'decision');
  if (decisions === null || gapOf(draft, decisions)) return false;
  const label = `**${phrasesOf(draft.language).decidedLabel}**`;
  return (
    home === null ||
    home.level === 1 ||
    sectionsOf(draft.outline, ...telling).some(({ start }) => start === home.start) ||
    (home.start === decisions.start && draft.text.slice(home.headingEnd, home.bodyEnd).includes(label))
  );
}

const telling = [
  'context-problem',
  'context',
  'motivation',
  'epic-goal',
  'summary',
  'overview',
  'purpose-owner',
  'guide-explanation',
] as const;
