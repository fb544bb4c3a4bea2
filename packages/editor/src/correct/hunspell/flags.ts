/** How an affix file writes flags: one character, two characters, or numbers between commas. */
export type FlagFormat = 'short' | 'long' | 'num';

/** Flags of a word or affix, each as a string. */
export type Flags = readonly string[];

const NONE: Flags = [];

/** Splits a flag field of a `.aff` or `.dic` file; equal fields give one shared array. */
export function flagReader(format: FlagFormat): (field: string | undefined) => Flags {
  const seen = new Map<string, Flags>();
  return (field) => {
    if (field === undefined || field === '') return NONE;
    let flags = seen.get(field);
    if (flags === undefined) {
      flags = split(field, format);
      seen.set(field, flags);
    }
    return flags;
  };
}

function split(field: string, format: FlagFormat): Flags {
  if (format === 'num') return field.split(',');
  if (format === 'long') return field.match(/../gu) ?? NONE;
  return [...field];
}
