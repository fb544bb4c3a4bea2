import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { oncePerDraft } from '../per-draft.ts';
import { isHijack } from '../scope/hijack.ts';
import { leaningsOf } from '../scope/leanings.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { isRelevant } from '../scope/relevance.ts';
import { particularity } from './particularity.ts';
import { scopeSigns } from './scope-signs.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** Quotations, code, keys, numbers, words and the marks that tell a question, an order in signs or code. */
const token =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»|`[^`\n]{1,300}`|[A-Z]{1,8}-?\d{1,4}(?![\p{L}\d])|\d+(?:[.,:]\d+)*|[\p{L}\p{M}][\p{L}\p{M}'’]*|->|=>|→|[?？!:;<>{}$=+*/]/gu;
const quoted = /^["“„«`]/u;
const key = /^[A-Z]{1,8}-?\d{1,4}$/u;
/** Scripts without spaces, whose words are told apart by pairs of characters well enough. */
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** A token of a clause: as it is written in small letters, and as what it is to the document. */
interface Token {
  readonly word: string;
  /** A word that carries no meaning stays itself; one the document holds is `@`, one it lacks `~`. */
  readonly role: string;
  /** How much it says of a subject; 0 for what is no word or carries no meaning. */
  readonly weight: number;
}

/**
 * What can be seen of a clause of feedback beside a document, as names that the learned weights know: its words, how
 * they stand to the document's own, its shape, and what came before it.
 *
 * @param before what the clause before it was taken for; 'none' for the first
 */
export function signalsOf(clause: string, document: Draft, before: string): string[] {
  return [...signalsBeside(clause, document), `before:${before}`];
}

/** Those of a clause on its own: it is judged more than once. */
const signalsBeside = oncePerDraft((clause, document): readonly string[] => {
  const known = vocabularyOf(document);
  const tokens = tokensOf(clause, known, document.language);
  const words = tokens.map((one) => one.word);
  const roles = tokens.map((one) => one.role);
  const carrying = [...new Set(contentWords(clause))].filter((word) => !/^\d+$/u.test(word));
  const held = carrying.filter((word) => known.words.has(word));
  const particular = held.filter((word) => (known.words.get(word) ?? 0) > 2 || known.headings.has(word));
  const signals = [
    ...words.map((word) => `w:${word}`),
    ...words.flatMap((word) => (word.length > 4 ? [`s:${word.slice(-3)}`, `p:${word.slice(0, 4)}`] : [])),
    ...(clause.match(han) ?? []).flatMap((run) =>
      [...run].flatMap((character, at, all) => [`w:${character}`, `w:${character}${all[at + 1] ?? ''}`]),
    ),
    `1:${words[0]}`,
    `2:${words[0]} ${words[1]}`,
    `3:${roles.slice(0, 3).join(' ')}`,
    `last:${roles.at(-1)}`,
    `held:${carrying.length === 0 ? 'none' : Math.round((4 * held.length) / carrying.length)}`,
    `own:${Math.min(3, held.length)}`,
    `particular:${Math.min(3, particular.length)}`,
    ...weightsOf(tokens),
    `strange:${Math.min(4, carrying.length - held.length)}`,
    `length:${Math.min(5, Math.floor(words.length / 3))}`,
    ...namesIn(clause, known),
    ...(isHijack(clause, document) ? ['x:hijack'] : []),
    ...(isOffTopic(clause, document) ? ['x:off-topic'] : []),
    ...(isRelevant(clause, document) ? ['x:relevant'] : []),
    ...leaningsOf(clause, document),
    ...Object.entries(scopeSigns).flatMap(([name, sign]) => (sign.test(clause) ? [`x:${name}`] : [])),
  ];
  return [...new Set(signals)];
});

function tokensOf(clause: string, known: Vocabulary, language: string): Token[] {
  return (clause.match(token) ?? []).map((written) => {
    const word = written.toLowerCase().replaceAll('’', "'");
    if (quoted.test(written)) return same(known.text.includes(word.slice(1, -1)) ? 'QUOTED' : 'quoted');
    if (key.test(written)) return same(known.keys.has(written) ? 'KEY' : 'key');
    if (/^\d/u.test(written)) return same(known.numbers.has(written) ? '#KNOWN' : '#');
    const [stem] = contentWords(word);
    if (stem === undefined) return same(word);
    const weight = particularity(word, language);
    if (known.words.has(stem)) return { word, role: '@', weight };
    return { word, role: weight < EVERYDAY ? word : '~', weight };
  });
}

const same = (word: string): Token => ({ word, role: word, weight: 0 });

/** Words less particular than this stand for themselves: everybody uses them of everything. */
const EVERYDAY = 6;

/** How much of what a clause speaks of the document speaks of too, and how much of it is strange there. */
function weightsOf(tokens: readonly Token[]): string[] {
  const total = tokens.reduce((sum, { weight }) => sum + weight, 0);
  const held = tokens.reduce((sum, { role, weight }) => sum + (role === '@' ? weight : 0), 0);
  return [
    `share:${total === 0 ? 'none' : Math.round((6 * held) / total)}`,
    `shared:${Math.min(6, Math.round(held / 7))}`,
    `foreign:${Math.min(6, Math.round((total - held) / 7))}`,
  ];
}

/** Names in the midst of a clause, which a document knows or does not. */
function namesIn(clause: string, known: Vocabulary): string[] {
  const names = clause.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu) ?? [];
  return names.map((name) => (known.text.includes(name.toLowerCase()) ? 'name:known' : 'name:strange'));
}
