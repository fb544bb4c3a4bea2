import { onceALanguage } from '../../once-a-language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { type CueName, cueNames, type Lexicon } from './lexicon.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

const byLanguage: Readonly<Record<string, Lexicon>> = { de, en, es, fr, it, ja, nl, pl, pt, zh };

/** Languages written without spaces between words: a cue is found wherever it stands. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'zh']);

/** A cue found in a text, at a UTF-16 offset. */
export interface CueMatch {
  readonly cue: string;
  readonly index: number;
}

/** The first occurrence of every cue of a text. */
export type Cues = ReadonlyMap<CueName, CueMatch>;

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly name: CueName;
  readonly words: readonly string[];
  /** Whether the last word may go on ("deploy*"). */
  readonly open: boolean;
}

/** "ist zu langsam" complains, where "ist zu prüfen" demands: no infinitive ends the clause. */
const tooMuch = /^\s(?!\p{Ll}{0,30}(?:en|ern|eln|un)(?!\p{L}))\p{Ll}{2,20}\s{0,2}(?:[.,;:!?]|$)/u;

/**
 * Finds every cue of the language's lexicon in one pass over the words. Case, hyphens and the form of an
 * apostrophe do not matter; a mark of punctuation breaks a phrase. Languages without a lexicon are read as English.
 */
export function cuesIn(text: string, language: string): Cues {
  if (unspaced.has(language)) return cuesWithin(text, byLanguage[language] ?? en);
  const table = tableOf(language in byLanguage ? language : 'en');
  const tokens = tokensOf(text);
  const found = new Map<CueName, CueMatch>();
  tokens.forEach((token, at) => {
    for (const key of [token.word, token.word.slice(0, prefixLength)]) {
      for (const entry of table.get(key) ?? []) {
        if (found.has(entry.name) || !standsAt(entry, tokens, at)) continue;
        const last = tokens[at + entry.words.length - 1] ?? token;
        if (entry.words[1] === 'zu' && tooMuch.test(text.slice(last.end))) continue;
        found.set(entry.name, { cue: text.slice(token.start, last.end), index: token.start });
      }
    }
  });
  return found;
}

function cuesWithin(text: string, lexicon: Lexicon): Cues {
  const found = new Map<CueName, CueMatch>();
  for (const name of cueNames) {
    for (const cue of lexicon[name]) {
      const index = text.indexOf(cue);
      const known = found.get(name);
      if (index >= 0 && (!known || index < known.index)) found.set(name, { cue, index });
    }
  }
  return found;
}

/** Open cues of one word are filed under so many letters. */
const prefixLength = 4;

const tableOf = onceALanguage((language): ReadonlyMap<string, readonly Entry[]> => {
  const lexicon = byLanguage[language] ?? en;
  const table = new Map<string, Entry[]>();
  for (const name of cueNames) {
    for (const cue of lexicon[name]) {
      const open = cue.endsWith('*');
      const words = tokensOf(open ? cue.slice(0, -1) : cue).map((token) => token.word);
      const [first = ''] = words;
      const key = open && words.length === 1 ? first.slice(0, prefixLength) : first;
      const entries = table.get(key) ?? [];
      entries.push({ name, words, open });
      table.set(key, entries);
    }
  }
  return table;
});

function standsAt(entry: Entry, tokens: readonly Token[], at: number): boolean {
  return entry.words.every((word, offset) => {
    const actual = tokens[at + offset]?.word;
    if (actual === undefined) return false;
    return entry.open && offset === entry.words.length - 1 ? actual.startsWith(word) : actual === word;
  });
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}\p{N}_]+)*|[,;:()!?]/gu)) {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    const elided = /^(?:l|d|j|n|s|c|m|t|qu|lorsqu|jusqu|puisqu)'/u.exec(word)?.[0];
    if (elided) {
      tokens.push({ word: elided.slice(0, -1), start: match.index, end: match.index + elided.length });
    }
    const skip = elided?.length ?? 0;
    tokens.push({ word: word.slice(skip), start: match.index + skip, end: match.index + match[0].length });
  }
  return tokens;
}
