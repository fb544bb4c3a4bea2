/**
 * Stands in for the editor's worker, which needs seconds to load its dictionaries: it corrects one word, and gives back
 * the contexts whole.
 */

interface StageRequest {
  readonly stage: 'optimize' | 'translate' | 'refine';
  readonly input: string;
  readonly previousOutput: string;
  readonly feedback: string;
  readonly workspaceContext?: string;
}

export async function answer(request: StageRequest) {
  const usage = { inputTokens: 1, outputTokens: 1, thinkingTokens: 0 };
  const quality = { checks: 1, failed: [] };
  if (request.stage === 'optimize') {
    return { output: request.input.replaceAll('servise', 'service'), usage, report: { edits: [] } };
  }
  if (request.stage === 'translate') {
    const extracts = request.workspaceContext === undefined ? '' : `\n${request.workspaceContext}`;
    return { output: `# Document\n\n${request.input}\n${extracts}`, usage, report: { quality } };
  }
  const isOutOfScope = request.feedback.includes('weather');
  const output = isOutOfScope ? request.previousOutput : `${request.previousOutput}\n${request.feedback}\n`;
  return { output, usage, report: { isOutOfScope, applied: [], quality } };
}

export async function inspect({ output }: { output: string }) {
  return { missing: [], words: output.split(/\s+/).length };
}

export async function toDocumentXml() {
  return '<document/>';
}

export async function readDocumentSchema() {
  return '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>';
}

export async function assembleContext({ chunks }: { chunks: readonly { path: string; content: string }[] }) {
  const contextText = chunks.map(({ path, content }) => `## ${path}\n${content}`).join('\n');
  return { contextText, includedCount: chunks.length, excluded: { count: 0, paths: [] }, tokenEstimate: 1 };
}

export async function warmUp() {
  return null;
}
