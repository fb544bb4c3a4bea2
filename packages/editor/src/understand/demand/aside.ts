/**
 * "p95 under 150 ms, that is our peak": what a figure is, said behind it, stands in brackets. "See, per ward, the number
 * of meals": what parts a verb from its thing stands behind both.
 */
export function withAside(prose: string): string {
  const told = prose.replace(
    /(?<=(?:^|\s)(?:see|get|show|list|store|send|give|know|export|print)s?), ((?:per|for each|for every|by) \p{L}+), (.+)$/isu,
    ' $2, $1',
  );
  return told.replace(/, (?:that|this|it)(?: is|['’]s) ((?:our|the|about|an?) [^,;:]{3,50})$/iu, ' ($1)');
}
