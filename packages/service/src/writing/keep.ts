import type { TranslationMetadata } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import { newId } from '../storage/ids.ts';
import { saveTranslation, type Translation } from './history/save-translation.ts';
import type { WritingParts } from './parts.ts';

/** Keeps an answer in its caller's history, under the id they chose or a new one. A test key writes no history. */
export async function keep(
  parts: Pick<WritingParts, 'db'>,
  principal: Principal,
  chosenId: string | undefined,
  item: Omit<Translation, 'id' | 'wordCount' | 'latencyMs' | 'model' | 'provider'>,
  metadata: TranslationMetadata,
): Promise<TranslationMetadata> {
  if (principal.credential.mode === 'test') return metadata;
  const id = chosenId ?? newId('tr');
  const { wordCount, latencyMs, model, provider } = metadata;
  await saveTranslation(parts.db, principal.userId, {
    ...item,
    id,
    wordCount,
    latencyMs,
    model,
    provider: provider ?? null,
  });
  return { ...metadata, translationId: id };
}
