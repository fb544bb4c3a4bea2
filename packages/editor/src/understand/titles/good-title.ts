import { lowerWord } from '../lower-word.ts';
import type { Statement } from '../statement.ts';
import { keyPhrase } from './key-phrase.ts';
import { isSentence, subjectIn } from './sentence-title.ts';
import { longest, short } from './short.ts';
import { asSubject } from './topic-words.ts';
import { nameOfTrouble } from './trouble-title.ts';
import { wantedIn } from './wanted-title.ts';
import { wishedFor } from './wished-title.ts';

/** What asks, is code or a trace of it, is a bare figure, or two who talk. */
const unnaming =
  /^1[:-]1(?!\d)|^(?:why|how come|can|could|does|do|is|are|did|has|have|should)(?!\p{L})|^(?:panic|fatal|error|warning|exception|traceback|def|func|function|class|import|const|let \p{L}+ =|select|var)(?!\p{L})(?=.*[:(={])|[{}]|\p{L}\(\p{L}+\)|^\d[\d.,]*\s?\p{Lu}{1,3}(?!\p{L})/iu;

/** What a question or a complaint is about: "why does the pollen widget still show yesterday". */
const askedOf =
  /^(?:why|how come|when|what) (?:does|do|did|is|are|was|has|have|can|will) ((?:the |our |my |this )?(?:\p{L}+ ){1,4}?)(?=(?:still|not|never|always|again|keep|only|just|so|being|show|say|take|get|need|look|come|go|stop)(?!\p{L}))/iu;

/**
 * A title that names what is built or changed, as a thing or an order. A question, a line of code, and a figure name nothing: the
 * text is named by what else it says. A tale of how things are names its subject, with what is wanted of it behind. Where nothing better is
 * said, the title remains. English.
 */
export function goodTitle(title: string, statements: readonly Statement[]): string {
  if (unnaming.test(title)) return namedElsewhere(title, statements) ?? title;
  const from = statements.find(({ text }) => text.includes(title.slice(1, 20)));
  const tells =
    from !== undefined && (from.kind === 'problem' || from.kind === 'context') && isSentence(title);
  const subject =
    tells && !/^(?:as|until|when|if|while|once)(?!\p{L})/iu.test(title) ? subjectIn(title) : null;
  const said = subject === null ? null : wantedIn(statements);
  const wanted = said !== null && /^provide(?!\p{L})/iu.test(said) ? null : said;
  const whole = `${subject ?? ''}: ${lowerWord(wanted ?? '')}`;
  return subject === null || wanted === null || [...whole].length > longest ? title : whole;
}

/** The subject of the question that the title is, what its writers order, what they wish for, what they complain of, what they speak of most. */
function namedElsewhere(title: string, statements: readonly Statement[]): string | null {
  const asked = askedOf.exec(title)?.[1];
  const trouble = statements.find(({ kind }) => kind === 'problem');
  const others = [
    asked === undefined ? null : short(asSubject(asked)),
    wantedIn(statements),
    wishedFor(statements),
    trouble === undefined ? null : nameOfTrouble(trouble, 'en'),
    keyPhrase(statements, null),
  ];
  return others.find((other) => other !== null && !unnaming.test(other) && other.includes(' ')) ?? null;
}
