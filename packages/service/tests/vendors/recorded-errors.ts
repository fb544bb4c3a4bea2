import { readFileSync } from 'node:fs';
import type { ProviderType } from '@faircopy/contract';
import type { FailureKind } from '../../src/models/vendors/failure.ts';

/** An answer by which a vendor was seen to refuse, and what it means. */
interface RecordedError {
  readonly provider: ProviderType;
  readonly what: string;
  readonly status: number;
  readonly kind: FailureKind;
  readonly waitMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const RECORDED_ERRORS: readonly RecordedError[] = JSON.parse(
  readFileSync(new URL('../fixtures/wires/errors.json', import.meta.url), 'utf8'),
);
