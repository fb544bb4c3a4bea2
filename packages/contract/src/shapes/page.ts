import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';

/** Query of a list that is read by offset. Nothing in it is refused, see `pageWindow`. */
export const PageQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({
        description: `Items wanted. Moved into ${LIMITS.page.minimum}..${LIMITS.page.maximum}; anything but a whole number counts as left out.`,
        default: LIMITS.page.default,
        examples: [20],
      }),
    ),
    offset: Type.Optional(
      Type.Integer({
        description: 'Items to skip. Negative is read as 0; anything but a whole number counts as left out.',
        default: 0,
        examples: [40],
      }),
    ),
  },
  {
    title: 'PageQuery',
    description: 'Which part of a list is wanted.',
    examples: [{ limit: 20, offset: 40 }],
  },
);
export type PageQuery = Static<typeof PageQuery>;

/** A part of a list: `limit` items after the first `offset`. Both are whole and in range. */
export interface PageWindow {
  readonly limit: number;
  readonly offset: number;
}

/** What counts as a whole number in a query: neither `1e2` nor `0x10`, and no space around it. */
const DIGITS = /^-?\d+$/;

const greatestOffset = 2_147_483_647;

/**
 * Reads the part of a list that a query asks for. Whole numbers out of range are moved into it; what is no whole
 * number counts as left out, so every query has an answer.
 *
 * @param query parsed query values, as text or as numbers
 */
export function pageWindow(query: { readonly limit?: unknown; readonly offset?: unknown }): PageWindow {
  return {
    limit: whole(query.limit, LIMITS.page.minimum, LIMITS.page.maximum, LIMITS.page.default),
    offset: whole(query.offset, 0, greatestOffset, 0),
  };
}

function whole(value: unknown, minimum: number, maximum: number, fallback: number): number {
  const number = typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return fallback;
  if (Number.isFinite(number) && !Number.isInteger(number)) return fallback;
  return Math.min(Math.max(number, minimum), maximum);
}
