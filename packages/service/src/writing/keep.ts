import type { TranslationMetadata } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import { newId } from '../storage/ids.ts';
import type { Statement } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import type { Translation } from './history/item.ts';
import { savingTranslation } from './history/save-translation.ts';

/** An answer that is about to be kept: what to say of it, and what stores it. */
interface Kept {
  readonly metadata: TranslationMetadata;
  readonly saving?: readonly Statement[];
}

/**
 * How an answer gets into its caller's history, under the id they chose or a new one. A test key writes no history.
 */
export function keep(
  db: Database,
  principal: Principal,
  chosenId: string | undefined,
  item: Omit<Translation, 'id' | 'wordCount' | 'latencyMs' | 'model' | 'provider'>,
  metadata: TranslationMetadata,
): Kept {
  if (principal.credential.mode === 'test') return { metadata };
  const id = chosenId ?? newId('tr');
  const { wordCount, latencyMs, model, provider } = metadata;
  const translation = { ...item, id, wordCount, latencyMs, model, provider: provider ?? null };
  return {
    metadata: { ...metadata, translationId: id },
    saving: savingTranslation(db, principal.userId, translation),
  };
}
