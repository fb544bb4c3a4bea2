import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import type { Understanding } from '../../understand/understand.ts';
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
  /** Kinds that speak of it whatever their words. */
  readonly wholly?: ReadonlySet<Kind>;
  /** What else of the input says it, where no sentence does; null where nothing does. */
  otherwise?(composition: Composition): string | null;
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

function saidOf(topic: Topic, composition: Composition): string | null {
  const { understanding, requirements } = composition;
  const speaking = understanding.statements.filter((statement) => speaksOf(topic, statement, understanding));
  // What is wrong today is no answer where something else is said of it.
  const planned = speaking.filter(({ kind }) => kind !== 'problem' && kind !== 'context');
  const statements = planned.length > 0 ? planned : speaking;
  const [first] = statements;
  if (!first) return topic.otherwise?.(composition) ?? null;
  const ids = requirements.filter((one) => statements.includes(one.statement)).map((one) => one.id);
  if (ids.length > 0) return ids.slice(0, 4).join(', ');
  const risks = riskIds(statements, composition);
  if (risks.length > 0) return risks.slice(0, 4).join(', ');
  const sentence = first.text.replace(/[.!。]+$/u, '');
  const core = gist(sentence);
  const said = topic.words.test(core)
    ? core
    : (sentence.split(/[,;]\s/u).find((part) => topic.words.test(part)) ?? core);
  return said.replaceAll('|', '/').replace(/\s+/gu, ' ');
}

function speaksOf(
  { words, kinds, wholly }: Topic,
  { kind, text, start, end }: Statement,
  { source }: Understanding,
): boolean {
  if (wholly?.has(kind)) return true;
  // A label that announces a sentence stands in the source, and in the sentence no longer.
  const said = `${source.text.slice(start, end)} ${text}`;
  return (kinds === undefined ? kind !== 'question' : kinds.has(kind)) && words.test(said);
}

/** The numbers of those statements that are risks, where the document numbers its risks. */
function riskIds(statements: readonly Statement[], { understanding, request }: Composition): string[] {
  if (request.format !== 'Technical Spec' && request.format !== 'RFC') return [];
  return understanding.statements
    .filter(({ kind }) => kind === 'risk')
    .flatMap((risk, index) => (statements.includes(risk) ? [`R-${index + 1}`] : []));
}
