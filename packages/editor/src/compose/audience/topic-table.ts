import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Kind } from '../../understand/statement.ts';
import { joined, table } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Block } from '../document.ts';
import { gist } from '../scenario/split.ts';

/** A thing an audience looks for, and the words by which the input speaks of it. */
export interface Topic {
  readonly name: PhraseKey;
  readonly words: RegExp;
  /** Kinds of statements that speak of it; every kind but a question where it has none of its own. */
  readonly kinds?: ReadonlySet<Kind>;
}

/**
 * A table of topics with what the input says of each: the numbers of the requirements, or the sentence's core. What
 * the input does not mention is open; one question asks for all of that.
 */
export function topicTable(topics: readonly Topic[], ask: PhraseKey, composition: Composition): Block[] {
  const { phrases } = composition;
  const found = topics.map((topic) => ({ topic, said: saidOf(topic, composition) }));
  const open = found.filter((one) => one.said === null).map((one) => phrases[one.topic.name]);
  const mark =
    open.length > 0
      ? composition.questions.ask({
          key: ask,
          text: say(composition, ask, { points: joinedPoints(open, composition) }),
          weight: 72,
          point: joinedPoints(open, composition),
        })
      : '';
  return table(
    [phrases.colTopic, phrases.colState],
    found.map(({ topic, said }) => [
      phrases[topic.name],
      said ?? say(composition, 'openPoint', { questions: mark }),
    ]),
  );
}

function joinedPoints(points: readonly string[], { phrases }: Composition): string {
  const lowered = points.map((point) =>
    /^\p{Lu}\p{Ll}/u.test(point) && phrases.lowersNouns === 'yes'
      ? point.charAt(0).toLowerCase() + point.slice(1)
      : point,
  );
  return joined(lowered, phrases.and);
}

function saidOf({ words, kinds }: Topic, { understanding, requirements }: Composition): string | null {
  const statements = understanding.statements.filter(
    (statement) =>
      (kinds === undefined ? statement.kind !== 'question' : kinds.has(statement.kind)) &&
      words.test(statement.text),
  );
  if (statements.length === 0) return null;
  const ids = requirements.filter((one) => statements.includes(one.statement)).map((one) => one.id);
  if (ids.length > 0) return ids.slice(0, 4).join(', ');
  const [first] = statements;
  const sentence = (first?.text ?? '').replace(/[.!。]+$/u, '');
  const core = gist(sentence);
  const said = words.test(core) ? core : (sentence.split(/[,;]\s/u).find((part) => words.test(part)) ?? core);
  return said.replaceAll('|', '/').replace(/\s+/gu, ' ');
}
