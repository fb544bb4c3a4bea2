import type { Catalogue } from '../models/catalogue.ts';
import type { Model, OptimizeWork } from '../models/model.ts';
import { sha256Of } from '../sha256.ts';
import { addMilliseconds, now } from '../storage/instant.ts';
import { createSealer } from '../storage/seal.ts';
import type { Storage } from '../storage/storage.ts';
import { createFlights } from './flights.ts';
import type { GuardedAnswer } from './guard/guarding.ts';

const KEPT_MS = 24 * 60 * 60_000;

export interface KeptAnswers {
  /**
   * The answer to a request as it was given in the last 24 hours, by any process; else the one that `answer` gives. Equal
   * requests at once are answered once. An answer that was kept cost nothing now: `isKept` says so.
   *
   * @param answer takes what is aborted when nobody waits for the answer any more
   * @param leaving aborted when this caller does not wait any more
   */
  of(
    model: Model,
    userId: string,
    work: OptimizeWork,
    answer: (unwanted?: AbortSignal) => Promise<GuardedAnswer>,
    leaving?: AbortSignal,
  ): Promise<GuardedAnswer & { readonly isKept: boolean }>;
}

/** Keeps answers by what was asked, sealed, so that optimize is deterministic whatever model answers. */
export function createKeptAnswers(
  { db, secret }: Pick<Storage, 'db' | 'secret'>,
  catalogue: Pick<Catalogue, 'find'>,
  clock: () => number = now,
): KeptAnswers {
  const sealer = createSealer(secret, 'kept answers');
  const flights = createFlights<GuardedAnswer>();

  const read = async (hash: string, model: Model): Promise<GuardedAnswer | null> => {
    const row = await db
      .selectFrom('keptAnswers')
      .select('sealedAnswer')
      .where('hash', '=', hash)
      .where('expiresAt', '>', clock())
      .executeTakeFirst();
    const text = row === undefined ? null : sealer.open(row.sealedAnswer, hash);
    if (text === null) return null;
    const { answeredBy, ...rest } = JSON.parse(text);
    return { ...rest, model: catalogue.find(answeredBy, 'optimize') ?? model };
  };
  const keep = async (hash: string, { model, ...rest }: GuardedAnswer): Promise<void> => {
    const text = JSON.stringify({
      ...rest,
      answeredBy: model.credentialSource === 'managed' ? model.id : null,
    });
    await db.deleteFrom('keptAnswers').where('expiresAt', '<=', clock()).execute();
    await db
      .insertInto('keptAnswers')
      .values({ hash, sealedAnswer: sealer.seal(text, hash), expiresAt: addMilliseconds(clock(), KEPT_MS) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  };
  const askAndKeep = async (hash: string, asked: Promise<GuardedAnswer>, model: Model) => {
    const given = await asked;
    await keep(hash, given);
    // Where another process was first, its answer is the answer.
    return (await read(hash, model)) ?? given;
  };
  return {
    of: async (model, userId, work, answer, leaving) => {
      if (model.deterministic) return { ...(await answer(leaving)), isKept: false };
      const hash = hashOf(model, userId, work);
      const kept = await read(hash, model);
      if (kept !== null) return { ...kept, isKept: true };
      const ask = (unwanted: AbortSignal) => askAndKeep(hash, answer(unwanted), model);
      const { result, isFirst } = await flights.join(hash, ask, leaving);
      return { ...result, isKept: !isFirst };
    },
  };
}

/** A caller's own model is theirs, so what it answered is nobody else's. */
function hashOf(model: Model, userId: string, work: OptimizeWork): string {
  const owner = model.credentialSource === 'user' ? userId : null;
  const { provider, id, endpointHost } = model;
  const { input, correctionsOnly, audience, context, instructions } = work;
  const asked = [
    owner,
    ...(model.keptAs === undefined ? [provider, id, model.model, endpointHost] : [model.keptAs]),
    input,
    correctionsOnly,
    audience,
    context,
    instructions,
  ];
  return sha256Of(JSON.stringify(asked));
}
