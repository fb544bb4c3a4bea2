import { languageWished } from './wished-language.ts';
import { sectionsWished } from './wished-sections.ts';
import { type TermWish, termsWished } from './wished-terms.ts';

/** What of a caller's instructions a document can honour. Whatever else they say is left alone. */
export interface Wishes {
  /** Subjects of sections asked for, as written. */
  readonly sections: readonly string[];
  /** Things to leave out, in small letters: "diagram", "openapi", "ddl", "examples". */
  readonly without: ReadonlySet<string>;
  /** Terms to write instead of others. */
  readonly terms: readonly TermWish[];
  /** BCP 47 subtag of the language asked for, else null. */
  readonly language: string | null;
  /** The title asked for, else null. */
  readonly title: string | null;
}

const withoutWish =
  /(?<!\p{L})(?:no|without|skip|omit|leave out|don['’]t (?:add|include)|do not (?:add|include)|kein(?:e|en)?|ohne|sans|pas de|sin)\s(?:an?\s|the\s|any\s)?((?:mermaid |er |entity-relationship )?(?:diagrams?|diagramm\p{L}?|openapi(?: fragment)?|ddl|sql|worked examples?|prerequisites|delivery plan|related(?: context)?|examples?))(?!\p{L})/giu;
const titleWish =
  /(?:title(?: it| the document)?|call (?:it|the document)|titel|titre|título)\s?(?:is|:|should be|as)?\s["“']([^"”'\n]{3,80})["”']/iu;
/** Reads a caller's instructions. */
export function wishesIn(instructions: string): Wishes {
  return {
    sections: sectionsWished(instructions),
    without: new Set([...instructions.matchAll(withoutWish)].map((match) => (match[1] ?? '').toLowerCase())),
    terms: termsWished(instructions),
    language: languageWished(instructions),
    title: titleWish.exec(instructions)?.[1] ?? null,
  };
}
