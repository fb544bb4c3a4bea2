import { expected, type Parsed, parsed } from './variable.ts';

const WHOLE = /^\d{1,10}$/;

/** A whole number in decimal digits from `least` to `most`. */
export function wholeNumber(least: number, most: number): (text: string) => Parsed<number> {
  return (text) => {
    const value = WHOLE.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most
      ? parsed(value)
      : expected(`a whole number from ${least} to ${most}`);
  };
}

/** One of a few words, spelled exactly so. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Parsed<Word> {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    return word === undefined ? expected(`one of ${words.join(', ')}`) : parsed(word);
  };
}

/** Any text that is one line. */
export function line(what: string): (text: string) => Parsed<string> {
  return (text) => (/[\r\n\0]/.test(text) ? expected(`${what} on one line`) : parsed(text));
}

/** A comma-separated list; what the item parser expects is said of the first item it refuses. */
export function list<Item>(item: (text: string) => Parsed<Item>): (text: string) => Parsed<readonly Item[]> {
  return (text) => {
    const items: Item[] = [];
    for (const part of text.split(',').map((piece) => piece.trim())) {
      if (part === '') continue;
      const result = item(part);
      if (!result.ok) return expected(`a comma-separated list of ${result.expected}, unlike "${part}"`);
      items.push(result.value);
    }
    return parsed(items);
  };
}
