import type { ModelRequest } from '../model.ts';

/** What was wrong with an earlier answer to the same request. It quotes the caller's text, so it is told as data. */
export interface SecondAttempt {
  readonly rules: readonly string[];
  readonly blocks: Readonly<Record<'must-keep' | 'faults', string>>;
}

export function secondAttempt(work: ModelRequest): SecondAttempt {
  const { faults = [] } = work;
  const mustKeep = ('mustKeep' in work && work.mustKeep) || [];
  const lost =
    'An earlier attempt lost the parts in the block "must-keep". Each of them must stand in your answer as it is.';
  const wrong = 'The block "faults" says what else was wrong with that attempt. Do better this time.';
  return {
    rules: [...(mustKeep.length === 0 ? [] : [lost]), ...(faults.length === 0 ? [] : [wrong])],
    blocks: { 'must-keep': mustKeep.join('\n'), faults: faults.join('\n') },
  };
}
