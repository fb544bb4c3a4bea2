import { literal } from '../../../read/literal.ts';

/** What a stretch of feedback names: parts that the document holds, and what only an order about them can bring. */
export type MentionKind =
  | 'ticket'
  | 'call'
  | 'freshCall'
  | 'path'
  | 'freshPath'
  | 'status'
  | 'limit'
  | 'entity'
  | 'field'
  | 'shape'
  | 'state';

/** One part that feedback names. */
export interface Mention {
  readonly kind: MentionKind;
  /** What it is called in an order: the key of a ticket, the name of a field with that of its entity. */
  readonly name: string;
  /** As it stands in the feedback. */
  readonly said: string;
}

/** Feedback with a mark in the place of each part that it names: its other words say what is to become of them, whatever they are called. */
export interface Masked {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** Words that name a part, longest first; `isExact` where another case is another word. */
export interface Named {
  readonly kind: MentionKind;
  readonly words: string;
  readonly name: string;
  readonly isExact?: boolean;
}

/** What names a part by its form alone: a path, a status. */
export interface Formed {
  readonly kind: MentionKind;
  readonly form: RegExp;
  readonly nameOf?: (match: RegExpExecArray | RegExpMatchArray) => string | null;
}

const open = '[`"“„«\']?';
/** A path behind a method is that of a call. */
const unledByMethod = '(?<!(?:GET|POST|PUT|PATCH|DELETE)\\s`?)';
const close = '[`"”“»\']?';

/** Puts marks in the place of what names parts: of names first, then of forms. */
export function masked(feedback: string, names: readonly Named[], forms: readonly Formed[]): Masked {
  const mentions: Mention[] = [];
  let text = feedback;
  const mark = (kind: MentionKind, name: string, said: string) => {
    mentions.push({ kind, name, said });
    return `⟦${mentions.length - 1}⟧`;
  };
  for (const { kind, words, name, isExact } of names.toSorted((a, b) => b.words.length - a.words.length)) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}_/⟦}.-])${kind === 'path' ? unledByMethod : ''}${open}${literal(words)}${close}(?![\\p{L}\\p{N}_⟧/]|-\\p{L}|\\.\\p{L})`,
      isExact === true ? 'gu' : 'giu',
    );
    text = text.replace(pattern, (said) => mark(kind, name, said));
  }
  for (const { kind, form, nameOf } of forms)
    text = text.replace(form, (...found) => {
      const said = String(found[0]);
      const match = form.flags.includes('g')
        ? new RegExp(form.source, form.flags.replace('g', '')).exec(said)
        : null;
      const name = nameOf && match ? nameOf(match) : said;
      return name === null ? said : mark(kind, name, said);
    });
  return { text, mentions };
}

/** Words as they stood before parts were masked in them. */
export function unmasked(words: string, { mentions }: Masked): string {
  let plain = words;
  // a part may be named within another
  while (/⟦\d+⟧/u.test(plain))
    plain = plain.replace(/⟦(\d+)⟧/gu, (_, at: string) => mentions[Number(at)]?.said ?? '');
  return plain;
}

/** The parts of a kind that words name, in their order. */
export function namedIn(words: string, { mentions }: Masked, ...kinds: readonly MentionKind[]): Mention[] {
  return [...words.matchAll(/⟦(\d+)⟧/gu)].flatMap(([, at]) => {
    const one = mentions[Number(at)];
    return one && kinds.includes(one.kind) ? [one] : [];
  });
}
