import { parse } from '../../syntax/parse.ts';
import type { Tag } from '../../syntax/tags.ts';
import type { Word } from '../../syntax/tree.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { WorkItem } from './work-item.ts';

/** A thing that a demand names. */
export interface NamedThing {
  /** In small letters and the singular, so that it meets the same thing elsewhere: "recovery code". */
  readonly key: string;
  /** As the input has it: "recovery codes". */
  readonly words: string;
  /** Whether it stands there as one of several ("a code", "each code") or as the one that is known; null where nothing says so. */
  readonly article: 'one' | 'the' | null;
}

/** Whether a text speaks of a thing, whatever part of speech its words were taken for. */
export function isNamedIn({ key }: NamedThing, words: ReadonlySet<string>): boolean {
  return key.split(' ').every((word) => words.has(word));
}

/** The words of a text in small letters and the singular. */
export function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    (text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []).flatMap((word) => [word, singularOf(word)]),
  );
}

/** Words a name has at most. */
const most = 3;

/**
 * The things an English demand names, by the parts of speech of its words: "ten recovery codes" names a recovery code and a code. People, times
 * and what any demand may name are left out.
 */
export function thingsNamedIn({ statement }: Pick<WorkItem, 'statement'>): NamedThing[] {
  const tree = parse(statement.masked.text);
  const found = (tree?.words ?? []).flatMap((word, at, words) =>
    isNoun(word) && !isNoun(words[at + 1]) ? namesEndingAt(words, at) : [],
  );
  return found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at);
}

function namesEndingAt(words: readonly Word[], end: number): NamedThing[] {
  const head = words[end]?.text ?? '';
  if (head.length < 3 || !/^\p{L}[\p{L}-]*$/u.test(head) || unspecific.test(singularOf(head.toLowerCase())))
    return [];
  const names: NamedThing[] = [];
  for (let start = end; start > end - most && start >= 0; start -= 1) {
    const first = words[start];
    if (first === undefined || (start < end && !describes(first))) break;
    const said = words.slice(start, end + 1).map(({ text }) => text);
    names.push({
      key: [...said.slice(0, -1), singularOf(head)].join(' ').toLowerCase(),
      words: said.join(' '),
      article: articleIn(words[start - 1]?.text ?? ''),
    });
  }
  return names.filter(({ words: said }) => cuesIn(said, 'en').get('actor') === undefined);
}

function articleIn(word: string): NamedThing['article'] {
  if (/^(?:an?|each|every|any|one|per|same|another)$/iu.test(word)) return 'one';
  return /^(?:the|this|our|its|their)$/iu.test(word) ? 'the' : null;
}

const nouns: ReadonlySet<Tag> = new Set(['NN', 'NNS']);

function isNoun(word: Word | undefined): boolean {
  return word !== undefined && nouns.has(word.tag);
}

/** "Failed", "recovery": what tells one kind of a thing from another. */
function describes({ tag, text }: Word): boolean {
  return (
    (nouns.has(tag) || tag === 'JJ' || tag === 'VBN') &&
    /^\p{L}[\p{L}-]+$/u.test(text) &&
    !/^(?:own|same|other|whole|new|old|more|less|next|last|one|two|three|first|second|third|current|existing|many|such|certain|given|each|every|maximum|minimum|optional|possible)$/iu.test(
      text,
    )
  );
}

/** Times, measures and words for anything. */
const unspecific =
  /^(?:system|app|application|thing|way|case|time|date|day|night|hour|minute|second|week|month|year|number|amount|part|kind|type|maximum|minimum|max|min|limit|percent|percentile|end|start|beginning|reason|example|moment|rest|change|one|nothing|something|anything|everything|somebody|nobody|everybody|everyone|anybody|other|value|place|line|use|need|text|name|work|row|ms|sec|gb|mb|kb|usd|eur|euro|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|error|data|information|support|problem|result|rule|step|hand|back|side|get|kept|logging|writing)$/u;
