import type { Strength } from '../statement.ts';

/** A way of English to bind somebody. */
export interface Modal {
  readonly pattern: string;
  readonly strength: Strength;
  readonly isNegative: boolean;
}

/** The modal phrases of demands, the longest reading first. */
export const modals: readonly Modal[] = [
  {
    pattern:
      "must (?:not|never)|mustn['’]t|may (?:not|never)|shall (?:not|never)|shan['’]t|is not allowed to|are not allowed to|cannot|can not|can['’]t",
    strength: 'MUST',
    isNegative: true,
  },
  { pattern: "should (?:not|never)|shouldn['’]t", strength: 'SHOULD', isNegative: true },
  {
    pattern: 'must|shall|needs? to|ha(?:s|ve) to|will need to|(?:is|are) required to|(?:is|are) to(?= be)',
    strength: 'MUST',
    isNegative: false,
  },
  {
    pattern:
      "should|ought to|wants? to|would like to|['’]d like to|(?:is|are) supposed to|(?:is|are) expected to",
    strength: 'SHOULD',
    isNegative: false,
  },
];

/** Any of them. */
export const anyModal = new RegExp(
  `(?:(?<!\\p{L})(?:${modals.map((modal) => modal.pattern).join('|')})|['’]d like to)(?!\\p{L})`,
  'iu',
);
