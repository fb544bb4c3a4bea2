import type { Item } from '../../document/items.ts';
import { type Section, sectionsOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';

/** The parts of a prompt that hold its rules, each with the ids its heading has. */
const ids = {
  instructions: 'instructions',
  constraints: 'constraints',
  output: 'output-format',
  success: 'success-criteria',
} as const;

export type RulePart = keyof typeof ids;

/** A prompt with the sections that wishes about it change. */
export interface Prompt {
  readonly sections: Readonly<Record<RulePart, Section | null>>;
  readonly role: Section | null;
  readonly inputs: Section | null;
  readonly examples: Section | null;
  /** What to do when information is missing. */
  readonly missing: Section | null;
}

/** Reads a draft as a prompt; null for other formats, and for a text that gives no instructions. */
export const promptOf = readOnce((draft: Draft): Prompt | null => {
  const [instructions] = sectionsOf(draft.outline, 'instructions');
  if (draft.request.format !== 'Prompt' || !instructions) return null;
  const first = (id: (typeof ids)[RulePart] | 'role' | 'inputs' | 'examples' | 'missing-information') =>
    sectionsOf(draft.outline, id)[0] ?? null;
  return {
    sections: {
      instructions,
      constraints: first(ids.constraints),
      output: first(ids.output),
      success: first(ids.success),
    },
    role: first('role'),
    inputs: first('inputs'),
    examples: first('examples'),
    missing: first('missing-information'),
  };
});

/** The items that stand directly under a heading. */
export function itemsUnder(draft: Draft, section: Section | null): Item[] {
  return section === null
    ? []
    : draft.items.filter((item) => item.depth === 1 && item.section?.start === section.start);
}

/** The words of an item as they are written, without what marks it as one. */
export function writtenOf(draft: Draft, item: Item): { readonly text: string; readonly start: number } {
  const raw = draft.text.slice(item.start, item.end);
  const marker = /^(?:[*+-]|\d{1,9}[.)])[ \t]+/u.exec(raw)?.[0].length ?? 0;
  return { text: raw.slice(marker), start: item.start + marker };
}

/** Whether an item is the last step that each prompt is composed with: what is added comes before it. */
export function isLastStep(draft: Draft, item: Item): boolean {
  return item.text === phrasesOf(draft.language).promptStepCheck;
}

/** Whether a sentence under a heading of a prompt is one of its rules or inputs, and none of those each prompt is composed with. */
export function isRule(draft: Draft, section: Section | null, sentence: string): boolean {
  const prompt = promptOf(draft);
  if (!prompt || !section) return false;
  const { instructions, constraints, output } = prompt.sections;
  const { promptStepCheck, promptFactsOnly } = phrasesOf(draft.language);
  return (
    [instructions, constraints, output, prompt.inputs].some((one) => one?.start === section.start) &&
    !`${promptStepCheck} ${promptFactsOnly}`.includes(sentence)
  );
}
