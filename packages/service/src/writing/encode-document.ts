import type { ResponseFormat } from '@faircopy/contract';
import type { DocumentProperties, TextWork } from './text-work.ts';

/** A document in the encoding its caller asked for; Markdown unless they say otherwise. */
export async function encodeDocument(
  text: TextWork,
  markdown: string,
  encoding: ResponseFormat | undefined,
  properties: DocumentProperties,
): Promise<string> {
  if (encoding !== 'xml') return markdown;
  const { format, audience, context, tone } = properties;
  return text.toXml({ markdown, format, audience, context, tone });
}
