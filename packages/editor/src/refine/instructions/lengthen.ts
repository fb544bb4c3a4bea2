import type { Section } from '../../document/outline.ts';
import { type Draft, draftOf } from '../draft.ts';
import { factsAbout, unusedFacts } from '../facts.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { homeOfFact } from '../place/home.ts';
import { placeFact } from '../place/place-fact.ts';
import { findTarget } from '../target/find.ts';

const patterns = [
  /^(?:make|write) (?<what>.{1,120}?) (?:much |a lot |a bit |a little |somewhat |slightly |even )?(?:longer|more detailed|more in-depth|more thorough|more comprehensive|more complete|more elaborate|bigger)$/iu,
  /^(?:expand|lengthen|extend|elaborate|flesh out|beef up|enlarge)(?: (?:on|upon))?(?: (?<what>.{1,120}?))?(?: (?:a bit|further|more|some more))?$/iu,
  /^(?<what>.{1,120}?) (?:is|are|feels?|seems?) (?:way |far |much |a bit |a little )?too (?:short|brief|thin|terse|vague|shallow|high[- ]level)$/iu,
  /^(?:longer|more details?|more detailed|more depth|too short|(?:go into|add|give|provide) more details?|i(?:'d| would)? (?:want|like|need) more details?)(?: (?:in|to|for) (?<what>.{1,100}))?$/iu,
];

/** Makes the document or a part of it longer, with facts of the original input alone. */
export const lengthen: Instruction = {
  meta: {
    id: 'lengthen',
    does: 'Adds what the original input says and the document does not yet; invents nothing.',
    examples: ['make it longer', 'expand the Design section', 'more detail', 'the context is too short'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const match = pattern.exec(clause);
      if (!match) continue;
      const what = match.groups?.['what'] ?? 'it';
      if (!findTarget(draft, what)) continue;
      return (now) => longer(now, what);
    }
    return null;
  },
};

function longer(draft: Draft, what: string): Outcome {
  const target = findTarget(draft, what);
  const section = target?.kind === 'section' ? target.section : null;
  const rest = section ? factsFor(draft, section) : unusedFacts(draft);
  if (rest.length === 0) {
    return noEffect(
      draft,
      'The original input says nothing that the document does not; send the facts to add in the feedback.',
    );
  }
  let text = draft.text;
  for (const fact of rest) {
    const now = draftOf(text, draft.request);
    const where = section ? (now.outline.sections.find((one) => one.title === section.title) ?? null) : null;
    text = placeFact(now, fact, where ? 'fact' : undefined, where).text;
  }
  return applied(
    draft,
    text,
    `Added ${rest.length} statement${rest.length > 1 ? 's' : ''} of the original input.`,
  );
}

/** The unused facts that speak of a section's subject, or that belong there by their kind. */
function factsFor(draft: Draft, section: Section): string[] {
  const about = new Set(factsAbout(draft, section.title));
  return unusedFacts(draft).filter(
    (fact) => about.has(fact) || homeOfFact(draft, fact)?.start === section.start,
  );
}
