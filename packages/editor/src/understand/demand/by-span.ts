import type { Parts } from './parts.ts';

/** "Max 60 seconds until the new episode is visible": how long it may take. English only. */
export function boundUntil(said: string): Parts | null {
  const [, span = '', state = ''] =
    /^(?:max(?:imum)?\.?|at most|no more than) ([\d\uE010]\S*(?: \p{L}+)?) ((?:until|till|before) .{4,})$/isu.exec(
      said,
    ) ?? [];
  return span === ''
    ? null
    : { subject: 'It', strength: null, isNegative: false, action: `take at most ${span} ${state}` };
}
