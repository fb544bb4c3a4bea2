import type { Source } from '../../read/source.ts';
import { speakersOf, withoutSpeaker } from '../chat/speaker.ts';
import type { Statement } from '../statement.ts';
import { bestTitle } from './best-title.ts';
import { isForeignSentence } from './foreign-subject.ts';
import { givenTitle } from './given-title.ts';
import { goodTitle } from './good-title.ts';
import { namesKindOfText } from './kind-of-text.ts';
import { titleOfRequest } from './request-title.ts';
import { toldTitle } from './told-title.ts';
import { isTalk } from './untelling.ts';
import { wantedElsewhere } from './wanted-elsewhere.ts';
import { lengthened } from './wanted-title.ts';

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
  const isEnglish = language === 'en';
  const given = givenTitle(source, requestedTopic, language);
  if (given !== null) return isEnglish ? lengthened(given, statements, source) : given;
  const speakers = speakersOf(source);
  const telling = statements.filter(({ text }) => !namesKindOfText(text));
  const said = speakers.size > 0 ? telling.map((one) => withoutSpeaker(one, speakers)) : telling;
  const requested = isEnglish ? titleOfRequest(said) : null;
  if (requested !== null) return requested;
  const told = toldTitle(source, said, language);
  if (told === '') return told;
  const best = bestTitle(told, said, language);
  if (isEnglish) return lengthened(goodTitle(best, said), said, source);
  const wanted = wantedElsewhere(said, language);
  const isSaidInFull = wanted !== null && best.toLowerCase().endsWith(wanted.toLowerCase());
  return wanted !== null && (isSaidInFull || isForeignSentence(best, language) || isTalk(best))
    ? wanted
    : best;
}
