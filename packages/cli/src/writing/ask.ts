import type { TranslationResponse } from '@faircopy/contract';
import type { Output } from '../report/output.ts';
import type { CallOptions } from '../requests/call-service.ts';
import type { Caller } from '../sign-in/callers.ts';

/** How long a command with a person in front of it keeps asking a busy service. */
const PATIENCE_MS = 20_000;
/** Long enough for a service that is just being started again. */
const UNREACHABLE_MS = 1_500;
/** A wait that a person would wonder about. */
const LONG_WAIT_MS = 2_000;

export function patientCall(output: Pick<Output, 'say'>): CallOptions {
  return {
    patience: { totalMs: PATIENCE_MS, unreachableMs: UNREACHABLE_MS },
    onWait: (reason, waitMs) => {
      if (waitMs >= LONG_WAIT_MS)
        output.say(`${reason.message} Asking again in ${Math.round(waitMs / 1000)} s.`);
    },
  };
}

/** The answer of one of the three stages. */
export async function askStage(
  call: Caller,
  stage: 'optimize' | 'translate' | 'refine',
  body: object,
): Promise<TranslationResponse> {
  return (await call({ method: 'POST', path: `/api/v1/${stage}`, body })) as TranslationResponse;
}
