import type { Principal } from '../access/principal.ts';
import type { Quota } from '../access/quota.ts';
import { type Model, type ModelRequest, sourceOf, type Usage } from '../models/model.ts';
import type { Statement } from '../storage/statement.ts';
import { totalTokens } from './total-tokens.ts';

/** Work that is done. What it stores is stored together with what it cost. */
export interface Done<Result> {
  readonly result: Result;
  readonly usage: Usage;
  readonly saving?: readonly Statement[] | undefined;
}

/**
 * Does a piece of work within its caller's quota: tokens are held back before a model is called, and what was spent is
 * booked when it is done, in one transaction with its saving; where the model does not say what that was, what was held. Work that
 * fails costs nothing but what was spent in vain. A test key spends nothing, nor does a model that its caller pays for.
 *
 * @param inVain tokens that work which failed has cost all the same, as when its reader went away
 * @throws {Fault} ERR_QUOTA_EXCEEDED, or whatever the work throws
 */
export async function metered<Result>(
  quota: Omit<Quota, 'held'>,
  principal: Principal,
  model: Pick<Model, 'credentialSource'>,
  request: ModelRequest,
  work: () => Promise<Done<Result>>,
  inVain: () => Promise<number> = async () => 0,
): Promise<Result> {
  if (principal.credential.mode === 'test') return (await work()).result;
  const isFree = model.credentialSource === 'user';
  const expected = isFree ? 0 : expectedTokens(request);
  const reservation = isFree
    ? await quota.reserveNothing(principal)
    : await quota.reserve(principal, expected);
  try {
    const { result, usage, saving } = await work();
    const spent = isFree ? 0 : (totalTokens(usage) ?? expected);
    await reservation.settle(spent, request.stage === 'refine' ? 1 : 0, saving);
    return result;
  } catch (error) {
    const spent = isFree ? 0 : await inVain();
    await (spent > 0 ? reservation.settle(spent) : reservation.refund());
    throw error;
  }
}

/** Prose has about four bytes of UTF-8 a token in every script, code somewhat fewer. */
const BYTES_PER_TOKEN = 3;
/** Headings, questions and checklists a document has beside what it says of the input. */
const DOCUMENT_TOKENS = 1_500;
/** How much longer than its input an answer is at most, as a rule. */
const GROWTH = { optimize: 1, translate: 3, refine: 1, summarize: 1 } as const;

/** A generous estimate of what a request will cost, since counting exactly means doing the work. */
function expectedTokens(request: ModelRequest): number {
  const read = Object.values(request).reduce(
    (sum: number, value: unknown) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );
  const written = Buffer.byteLength(sourceOf(request));
  const overhead = request.stage === 'translate' ? DOCUMENT_TOKENS : 0;
  return Math.ceil((read + written * GROWTH[request.stage]) / BYTES_PER_TOKEN) + overhead;
}
