import type { Word } from './message.ts';
import type { WishKind } from './wish-kinds.ts';

/** Letters of a word that are seen together, so that its other forms and its misspellings count too. */
const LETTERS = [3, 4, 5] as const;

/** What can be seen of a message as a whole: its words and their letters, and in what order what it names stands among them. */
export function messageSignals(words: readonly Word[]): string[] {
  const frame = frameOf(words);
  const after = (at: number) => frame[at] ?? '>';
  return [
    ...new Set([
      ...frame.map((word) => `w ${word}`),
      ...['<', ...frame].map((word, at) => `2 ${word} ${after(at)}`),
      ...namingSignals(frame),
      ...words.flatMap(({ mention }) => (mention?.kind === 'heading' ? headingSignals(mention.name) : [])),
      ...words.flatMap(lettersOf),
    ]),
  ];
}

/**
 * How much each signal of a message counts: what is seen of its words as much as what is seen of its letters, and of a long message as
 * much as of a short one.
 */
export function strengthsOf(signals: readonly string[]): (signal: string) => number {
  const letters = signals.filter(isOfLetters).length;
  const ofLetters = 1 / Math.sqrt(Math.max(1, letters));
  const ofWords = 1 / Math.sqrt(Math.max(1, signals.length - letters));
  return (signal) => (isOfLetters(signal) ? ofLetters : ofWords);
}

const isOfLetters = (signal: string) => signal.startsWith('l ');

/** What a message names, how often, and what of it together: who moves a section names two, who renames a field names its entity and brings a name. */
function namingSignals(frame: readonly string[]): string[] {
  const named = frame.filter((word) => word.startsWith('<'));
  const kinds = [...new Set(named)].sort();
  return [
    `all ${kinds.join(' ')}`,
    ...kinds.map((kind) => `n ${kind} ${named.filter((one) => one === kind).length}`),
  ];
}

/** A section may be where wishes of one kind go: "Risks". */
const headingSignals = (title: string) =>
  (title.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => `in ${word}`);

function lettersOf({ text, mention }: Word): string[] {
  if (mention || !/^[\p{L}'’-]{2,}$/u.test(text)) return [];
  const padded = ` ${text.toLowerCase()} `;
  return LETTERS.flatMap((size) =>
    Array.from(
      { length: Math.max(0, padded.length - size + 1) },
      (_, at) => `l ${padded.slice(at, at + size)}`,
    ),
  );
}

/** The words of a message, what it names as what that is, and a quotation as one. */
function frameOf(words: readonly Word[]): string[] {
  const frame = words.map(seenAs);
  return frame.filter((word, at) => !(word === '<quoted>' && frame[at - 1] === word));
}

function seenAs({ text, mention, quotation, isTold }: Word): string {
  if (isTold) return '<told>';
  if (mention) return `<${mention.kind}${mention.kind === 'value' && mention.isHeld ? ' held' : ''}>`;
  if (quotation > 0) return '<quoted>';
  if (/^\p{N}/u.test(text)) return '<number>';
  if (text.startsWith('`') || /_|\p{Ll}\p{Lu}/u.test(text)) return '<code>';
  return text.toLowerCase();
}

/** What can be seen of each word of a phrasing of a kind: itself, what stands around it, and whether the document has it. */
export function wordSignals(
  words: readonly Word[],
  kind: WishKind,
  isHeld: (word: string) => boolean,
): string[][] {
  const seen = (at: number) => {
    const word = words[at];
    return word ? seenAs(word) : at < 0 ? '<' : '>';
  };
  const shape = (at: number) => {
    const word = words[at];
    return word ? shapeOf(word) : 'none';
  };
  return words.map(({ text, quotation, mention }, at) => {
    const held = mention ? mention.isHeld : /^\p{L}/u.test(text) && isHeld(text);
    const around = [
      `w ${seen(at)}`,
      `-1 ${seen(at - 1)}`,
      `+1 ${seen(at + 1)}`,
      `-2 ${seen(at - 2)} ${seen(at - 1)}`,
      `+2 ${seen(at + 1)} ${seen(at + 2)}`,
      `-1w ${seen(at - 1)} ${seen(at)}`,
      `w+1 ${seen(at)} ${seen(at + 1)}`,
      `s ${shape(at)}`,
      `ss ${shape(at - 1)} ${shape(at)} ${shape(at + 1)}`,
      `q ${quotation > 0} ${words[at - 1]?.quotation === quotation}`,
      `h ${held} ${shape(at)}`,
      `e ${text.toLowerCase().slice(-3)}`,
      `nth ${mention?.kind ?? ''} ${mention ? words.slice(0, at).filter((one) => one.mention?.kind === mention.kind).length : ''}`,
    ];
    return [
      ...around,
      ...around.map((signal) => `${kind} ${signal}`),
      `${kind} place ${Math.min(at, 3)} ${Math.min(words.length - at, 3)}`,
      `${kind} -2 ${seen(at - 2)}`,
      `${kind} +2 ${seen(at + 2)}`,
      `${kind} behind ${markBefore(words, at)}`,
    ];
  });
}

/** The last mark before a word: what is told often stands behind a colon, and ends before the next full stop. */
function markBefore(words: readonly Word[], at: number): string {
  for (let before = at - 1; before >= 0; before -= 1) {
    const text = words[before]?.text ?? '';
    if (words[before]?.mention === null && /^(?:[:.,;!?()—–-]|->|→|=>)$/u.test(text)) return text;
  }
  return '';
}

function shapeOf({ text, mention, quotation }: Word): string {
  if (mention) return mention.kind;
  if (/^\p{N}/u.test(text)) return 'number';
  if (text.startsWith('`')) return 'code';
  if (/_|\p{Ll}\p{Lu}|\p{L}\.\p{L}/u.test(text)) return 'identifier';
  if (quotation > 0) return 'quoted';
  if (/^\p{Lu}{2,}$/u.test(text)) return 'capitals';
  if (/^\p{Lu}/u.test(text)) return 'capital';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
}
