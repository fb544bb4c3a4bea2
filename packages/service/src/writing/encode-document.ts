import type { ResponseFormat } from '@faircopy/contract';
import type { DocumentProperties, TextWork } from './text-work.ts';

/** A document in the encoding its caller asked for; Markdown unless they say otherwise. `input` is the text it was made of. */
export async function encodeDocument(
  text: TextWork,
  markdown: string,
  encoding: ResponseFormat | undefined,
  properties: DocumentProperties,
  input: string,
): Promise<string> {
  if (encoding !== 'xml') return markdown;
  const { format, audience, context, tone } = properties;
  return text.toXml({ markdown, input, format, audience, context, tone });
}
