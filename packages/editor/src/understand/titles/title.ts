import type { Source } from '../../read/source.ts';
import type { Statement } from '../statement.ts';
import { bestTitle } from './best-title.ts';
import { givenTitle } from './given-title.ts';
import { toldTitle } from './told-title.ts';

/**
 * A title of at most 80 characters from the input's own words: the one its author gave it, by a heading or by asking for a
 * document of it; else whatever it says that names its subject best.
 */
export function titleOf(
  source: Source,
  statements: readonly Statement[],
  requestedTopic: string | null,
  language: string,
): string {
  const given = givenTitle(source, requestedTopic, language);
  if (given !== null) return given;
  const told = toldTitle(source, statements, language);
  return told === '' ? told : bestTitle(told, statements, language);
}
