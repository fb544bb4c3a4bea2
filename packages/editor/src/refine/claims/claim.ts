import { contentWords } from '../../document/content-words.ts';
import { type Measure, measuresIn } from './measure.ts';

/** What a clause of feedback states: of what, and which value it has. */
export interface Claim {
  /** The clause without remarks around it and without the value it speaks against. */
  readonly text: string;
  /** Stemmed words of what it speaks of. */
  readonly topic: readonly string[];
  readonly measures: readonly Measure[];
  /** What it says is no longer so: "30 days" of "15 days, not 30 days". */
  readonly against: string | null;
}

const against =
  /,?\s(?:(?:and|but|und|aber) )?(?:not|no longer|instead of|rather than|nicht(?: mehr)?|statt|anstatt|pas|plus|au lieu de|no|en vez de|en lugar de|não|niet|non|nie)\s(?:just |only |the |nur )?(?<old>[^,]{1,60}?)(?: any ?more)?$/isu;
const before =
  /^(?:fyi|note|by the way|btw|also|actually|in fact|remember|keep in mind|be aware|just so you know|to clarify|correction|sorry|update|no)[,:]?\s(?:that\s)?/iu;
const after =
  /,?\s(?:actually|in fact|by the way|btw|now|these days|nowadays|today|instead|already|though|tho|as of (?:now|today)|übrigens|jetzt)$/iu;
/** Words that bind or point and say nothing of a subject. */
const empty = new Set(
  contentWords(
    'must should shall may can will have has had need needs be is are was only most least max maximum minimum everywhere now actually get got do does allow allowed possible value number set time times per about around exactly currently already changed soll sollen muss müssen darf dürfen kann können wird werden',
  ),
);

/** Reads a clause as a claim. */
export function claimOf(clause: string): Claim {
  let text = clause.trim().replace(before, '');
  const old = against.exec(text)?.groups?.['old'] ?? null;
  if (old !== null) text = text.replace(against, '');
  text = withoutComment(text)
    .replace(after, '')
    .replace(/[.!;,]+$/u, '');
  const measures = measuresIn(text, 0, text.length);
  const rest = measures.reduceRight((left, one) => left.slice(0, one.start) + left.slice(one.end), text);
  return {
    text,
    topic: [...new Set(contentWords(rest).filter((word) => !empty.has(word)))],
    measures,
    against: old,
  };
}

/** "It is 5 now, product changed their mind": what follows a value and gives none is a comment. */
function withoutComment(text: string): string {
  const at = text.search(/,\s|\s[–—-]\s|;\s/u);
  if (at < 0) return text;
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  return measuresIn(head, 0, head.length).length > 0 && measuresIn(tail, 0, tail.length).length === 0
    ? head
    : text;
}
