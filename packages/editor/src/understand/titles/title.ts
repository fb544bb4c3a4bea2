import type { Source } from '../../read/source.ts';
import { withoutSpeaker } from '../chat/speaker.ts';
import { speakersOf } from '../chat/speakers.ts';
import type { Statement } from '../statement.ts';
import { bestTitle } from './best-title.ts';
import { englishTitle } from './english-title.ts';
import { isForeignSentence } from './foreign-subject.ts';
import { givenTitle } from './given-title.ts';
import { goodTitle } from './good-title.ts';
import { namesKindOfText } from './kind-of-text.ts';
import { nominalTitle } from './nominal-title.ts';
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
  const { title, isGiven, said } = ruledTitle(source, statements, requestedTopic, language);
  if (isGiven || title === '') return title;
  if (language === 'en') return nominalTitle(englishTitle(title, said, source), said);
  const best = bestTitle(title, said, language);
  const wanted = wantedElsewhere(said, language);
  const isSaidInFull = wanted !== null && best.toLowerCase().endsWith(wanted.toLowerCase());
  return wanted !== null && (isSaidInFull || isForeignSentence(best, language) || isTalk(best))
    ? wanted
    : best;
}

/** The title of a text by the rules. */
interface RuledTitle {
  readonly title: string;
  /** Whether its author gave it, or asks for a document of it. */
  readonly isGiven: boolean;
  /** What the text says, without who said it. */
  readonly said: readonly Statement[];
}

/** What a text is called by the rules alone, from which training learns as well. */
export function ruledTitle(
  source: Source,
  statements: readonly Statement[],
  requestedTopic: string | null,
  language: string,
): RuledTitle {
  const isEnglish = language === 'en';
  const speakers = speakersOf(source);
  const telling = statements.filter(({ text }) => !namesKindOfText(text));
  const said = speakers.size > 0 ? telling.map((one) => withoutSpeaker(one, speakers)) : telling;
  const given = givenTitle(source, requestedTopic, language);
  if (given !== null)
    return { title: isEnglish ? lengthened(given, statements, source) : given, isGiven: true, said };
  const requested = isEnglish ? titleOfRequest(said) : null;
  if (requested !== null) return { title: requested, isGiven: true, said };
  const told = toldTitle(source, said, language);
  const isNamed = isEnglish && told !== '';
  return { title: isNamed ? lengthened(goodTitle(told, said), said, source) : told, isGiven: false, said };
}
