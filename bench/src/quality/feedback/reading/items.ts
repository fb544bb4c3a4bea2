/** The kinds of numbered parts: requirements, questions, risks, assumptions, tickets, tests. */
type Prefix = 'FR' | 'NFR' | 'Q' | 'R' | 'A' | 'US' | 'T';

/** A numbered part where it is defined. */
export interface Item {
  readonly id: string;
  readonly prefix: Prefix;
  readonly number: number;
  /** What it says, without its id. */
  readonly text: string;
  /** A requirement in a coverage map, which repeats it in small letters. */
  readonly mapped?: true;
}

const DEFINED =
  /^(?:\s*(?:[-*]|\d+\.) \*\*|\*\*|### )(?:\*\*)?(N?FR|Q|R|A|US|T)-(\d+)(?:\*\*)?:?(?:\*\*)?:?\s*(.*)$/u;

const MAPPED = /^\| (N?FR)-(\d+): (.*?) \| [^|]*\|$/u;

/** Any mention of a numbered part. */
export const MENTION = /\b(N?FR|Q|R|A|US|T)-(\d+)\b/gu;

/** The numbered parts of a document in reading order. */
export function itemsOf(document: string): Item[] {
  return document.split('\n').flatMap((line) => {
    const mapped = MAPPED.exec(line);
    const found = mapped ?? DEFINED.exec(line);
    if (!found) return [];
    const [, prefix, number, text] = found;
    const id = `${prefix}-${number}`;
    return [
      {
        id,
        prefix: prefix as Prefix,
        number: Number(number),
        text: text ?? '',
        ...(mapped ? { mapped: true as const } : {}),
      },
    ];
  });
}

/** The requirements of a document where they are worded, not where a coverage map lists them. */
export function requirementsOf(document: string): Item[] {
  return itemsOf(document).filter(({ prefix, mapped }) => !mapped && (prefix === 'FR' || prefix === 'NFR'));
}

/** The ids a text mentions. */
export function mentionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION)].map(([id]) => id))];
}
