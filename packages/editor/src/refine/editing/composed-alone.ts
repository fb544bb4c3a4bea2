import type { Format } from '@faircopy/contract';
import { compose } from '../../compose/compose.ts';
import { read } from '../../read/read.ts';
import type { Draft } from '../draft.ts';

/** What a document of its own would make of words under a title, that of the draft where none is given, for the same readers. */
export function composedAlone(draft: Draft, words: string, format: Format, title = titleOf(draft)): string {
  const { audience, context, tone } = draft.request;
  const source = { ...read(`${title}\n\n${words}`), language: draft.language };
  return compose(source, { audience, context, tone, format });
}

function titleOf({ outline }: Draft): string {
  return outline.sections.find((one) => one.level === 1)?.title ?? '';
}
