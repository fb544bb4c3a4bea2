import type { Audience, Context, Format } from '@faircopy/contract';
import type { OnConflictBuilder } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** A finished text, as it is kept. */
export interface Translation {
  readonly id: string;
  /** Empty where the request did not repeat it; an item that has one then keeps it. */
  readonly inputText: string;
  readonly output: string;
  readonly audience: Audience;
  readonly context: Context;
  readonly format: Format;
  readonly tone: number;
  readonly wordCount: number;
  readonly latencyMs: number;
  readonly model: string;
  readonly provider: string | null;
}

export type Item = Translation & { readonly userId: string };

/** The event that tells of an item. */
export interface Saving {
  readonly userId: string;
  readonly id: string;
  readonly eventId: string;
  readonly payload: string;
}

/** What an item that is put under the id of another takes over from it: when that was made, and its input where there is none now. */
export function replacedItem(conflict: OnConflictBuilder<Tables, 'translations'>) {
  return conflict.columns(['userId', 'id']).doUpdateSet(({ eb, ref }) => ({
    output: ref('excluded.output'),
    audience: ref('excluded.audience'),
    context: ref('excluded.context'),
    format: ref('excluded.format'),
    tone: ref('excluded.tone'),
    wordCount: ref('excluded.wordCount'),
    latencyMs: ref('excluded.latencyMs'),
    model: ref('excluded.model'),
    provider: ref('excluded.provider'),
    inputText: eb
      .case()
      .when(ref('excluded.inputText'), '=', '')
      .then(ref('translations.inputText'))
      .else(ref('excluded.inputText'))
      .end(),
    updatedAt: ref('excluded.updatedAt'),
  }));
}
