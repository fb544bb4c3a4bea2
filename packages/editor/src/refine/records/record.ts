import type { Field } from '../../understand/entities/entity.ts';
import type { Draft } from '../draft.ts';

/**
 * A thing whose fields a document lists: an entity of a data model, a resource of an API. Each change gives the whole
 * text anew, changed wherever the document shows the field; what it does not show stays as it is.
 */
export interface DocumentedRecord {
  readonly name: string;
  readonly fields: readonly string[];
  /** What a field of a name in words is called here: like its neighbours, and by the key of what it points to. */
  nameOf(draft: Draft, words: string): string;
  /** With one more field; its name, type and values are those of `field`. */
  withField(draft: Draft, field: Field): string;
  withoutField(draft: Draft, field: string): string;
  renamedField(draft: Draft, field: string, fresh: string): string;
  /** The values that a field may take; none where the document lists none. */
  valuesOf(draft: Draft, field: string): readonly string[];
  /** With the values that a field may take, in the place of those it had. */
  withValues(draft: Draft, field: string, values: readonly string[]): string;
}
