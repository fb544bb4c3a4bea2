import type { ModelRequest } from '../../models/model.ts';

/**
 * An answer with what it lost put back. An improved text that lost something is given up for the input itself, since
 * no place in it is right for the missing part; a document lists the parts at its end.
 */
export function putBack(request: ModelRequest, output: string, missing: readonly string[]): string {
  if (request.stage === 'optimize') return request.input;
  if (request.stage === 'translate' && request.format === 'Optimize') return request.input;
  return `${output.trimEnd()}\n\n${missing.map(asBlock).join('\n')}\n`;
}

/** A part of several lines, such as a fenced block, stands alone; a short one is an item of a list. */
function asBlock(part: string): string {
  return part.includes('\n') ? `\n${part}\n` : `- ${part}`;
}
