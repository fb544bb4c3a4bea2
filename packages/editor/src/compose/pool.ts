import { contentWords } from '../document/content-words.ts';
import type { Source } from '../read/source.ts';
import type { Carried } from '../understand/carried.ts';
import type { Statement } from '../understand/statement.ts';
import { framedTopic } from '../understand/titles/framed-topic.ts';
import type { Understanding } from '../understand/understand.ts';

/** "Webhooks v2 - braindump", "Minutes: vaccination reminders": the line above everything, which only says what text it is of what. */
export function entitles({ index, kind, text, masked }: Statement, title: string): boolean {
  const said = contentWords(text.replace(labelled, '').replace(ofOccasion, ' '));
  const named = new Set(contentWords(title));
  return (
    index === 0 &&
    (kind === 'context' || labelled.test(text)) &&
    text.split(' ').length <= mostInTitle &&
    ((masked.tokens.every((token) => title.includes(token)) && said.every((word) => named.has(word))) ||
      framesTitle(text, title))
  );
}

/** "Right so here's how returns should work in the new shop": only says what it is going to tell of. */
function framesTitle(text: string, title: string): boolean {
  const topic = framedTopic(text.replace(/\s\([^()]{1,40}\)(?=[.!?]?$)/u, ''));
  return topic !== null && title.toLowerCase().startsWith(topic.toLowerCase());
}

/** "Title: CSV import": that it is the title, as its author says. */
const labelled = /^(?:title|subject|titel|betreff|titre|objet|título|asunto|titolo|oggetto)\s?[:：]\s/iu;

/** What kind of notes they are; when they were taken, and at what, is said. */
const ofOccasion =
  /(?<!\p{L})(?:rfc-ish|rfc|proposal|thoughts|idea|minutes|notes|braindump|brain dump|dump|draft|recap|summary|protokoll|notizen|compte[- ]rendu|acta|notas|verbale|appunti|ata|notulen|notatki)(?!\p{L})/giu;

/** Words of such a line at most. */
const mostInTitle = 15;

/** A line that is no sentence and that the title repeats word for word. */
function repeatsTitle({ kind, text, start, end }: Statement, title: string, source: Source): boolean {
  const plain = (said: string) => said.replace(/^[*_]{1,3}|[.!?:;。\s*_]+$/gu, '').toLowerCase();
  return (
    kind === 'context' &&
    !/[.!?。！？]\s*$/u.test(source.text.slice(start, end)) &&
    plain(text).endsWith(plain(title)) &&
    contentWords(plain(text)).length <= contentWords(plain(title)).length + 1
  );
}

/** "Payments" before "payments are the other vendor's": what is asked about and left out in the answer stands there once. */
function isSaidNext({ kind, text }: Statement, next: Statement | undefined): boolean {
  if (kind !== 'nonGoal' || next?.kind !== 'nonGoal') return false;
  const words = contentWords(text);
  const said = new Set(contentWords(next.text));
  return words.length < said.size && words.every((word) => said.has(word));
}

/** What of the input has not found its place yet. Whatever is taken is written once. */
export class Pool {
  #statements: Statement[];
  #carried: Carried[];

  constructor(understanding: Understanding) {
    this.#statements = understanding.statements.filter(
      (statement) =>
        !entitles(statement, understanding.title) &&
        !isSaidNext(statement, understanding.statements[statement.index + 1]) &&
        !repeatsTitle(statement, understanding.title, understanding.source),
    );
    this.#carried = [...understanding.carried];
  }

  /** Takes the statements for which the test holds, in reading order. */
  take(test: (statement: Statement) => boolean): Statement[] {
    const taken = this.#statements.filter(test);
    this.#statements = this.#statements.filter((statement) => !taken.includes(statement));
    return taken;
  }

  /** Takes the statements of the given kinds. */
  takeKinds(...kinds: readonly Statement['kind'][]): Statement[] {
    return this.take((statement) => kinds.includes(statement.kind));
  }

  /** Looks at the carried blocks for which the test holds. */
  peekCarried(test: (carried: Carried) => boolean): Carried[] {
    return this.#carried.filter(test);
  }

  /** Takes the carried blocks for which the test holds. */
  takeCarried(test: (carried: Carried) => boolean): Carried[] {
    const taken = this.#carried.filter(test);
    this.#carried = this.#carried.filter((carried) => !taken.includes(carried));
    return taken;
  }

  /** Looks at what is left without taking it. */
  get left(): readonly Statement[] {
    return this.#statements;
  }
}
