/** What of a caller's instructions a document can honour. Whatever else they say is left alone. */
export interface Wishes {
  /** Subjects of sections asked for, as written. */
  readonly sections: readonly string[];
  /** Things to leave out, in small letters: "diagram", "openapi", "ddl", "examples". */
  readonly without: ReadonlySet<string>;
  /** Terms to write instead of others. */
  readonly terms: readonly { readonly from: string; readonly to: string }[];
  /** BCP 47 subtag of the language asked for, else null. */
  readonly language: string | null;
  /** The title asked for, else null. */
  readonly title: string | null;
}

const sectionWish =
  /(?:add|include|append|with|ergänze|füge|ajoute[rz]?|inclu[sy]\p{L}{0,3}|añad\p{L}{1,3}|incluy\p{L}{1,3})\s(?:also\s)?(?:an?\s|ein(?:en)?\s|une\s|una\s)?(?:extra\s|separate\s|short\s)?(?:section|chapter|abschnitt|kapitel|section|sección)\s(?:on|about|for|called|named|titled|über|zu|namens|sur|intitulée|sobre|llamada)\s["“']?([\p{L}\p{N}][^"”'.;,\n]{1,60})/giu;
const withoutWish =
  /(?<!\p{L})(?:no|without|skip|omit|leave out|don['’]t (?:add|include)|do not (?:add|include)|kein(?:e|en)?|ohne|sans|pas de|sin)\s(?:an?\s|the\s|any\s)?((?:mermaid |er |entity-relationship )?(?:diagrams?|diagramm\p{L}?|openapi(?: fragment)?|ddl|sql|worked examples?|prerequisites|delivery plan|related(?: context)?|examples?))(?!\p{L})/giu;
const termWishes: readonly { readonly pattern: RegExp; readonly fromFirst: boolean }[] = [
  {
    pattern:
      /(?:use|say|write)\s(?:the (?:term|word)\s)?["“']([^"”'\n]{2,40})["”']\s(?:instead of|rather than|not|for)\s["“']([^"”'\n]{2,40})["”']/giu,
    fromFirst: false,
  },
  {
    pattern:
      /(?:call|rename|replace)\s["“']([^"”'\n]{2,40})["”']\s(?:as\s|by\s|with\s|to\s)?["“']([^"”'\n]{2,40})["”']/giu,
    fromFirst: true,
  },
];
const titleWish =
  /(?:title(?: it| the document)?|call (?:it|the document)|titel|titre|título)\s?(?:is|:|should be|as)?\s["“']([^"”'\n]{3,80})["”']/iu;
const languages: readonly (readonly [RegExp, string])[] = [
  [/(?:in|auf|en)\s(?:english|englisch|anglais|inglés)(?!\p{L})/iu, 'en'],
  [/(?:in|auf|en)\s(?:german|deutsch|allemand|alemán)(?!\p{L})/iu, 'de'],
  [/(?:in|auf|en)\s(?:french|französisch|français|francés)(?!\p{L})/iu, 'fr'],
  [/(?:in|auf|en)\s(?:spanish|spanisch|espagnol|español)(?!\p{L})/iu, 'es'],
];

/** Reads a caller's instructions. */
export function wishesIn(instructions: string): Wishes {
  return {
    sections: [...instructions.matchAll(sectionWish)].map((match) => (match[1] ?? '').trim()),
    without: new Set([...instructions.matchAll(withoutWish)].map((match) => (match[1] ?? '').toLowerCase())),
    terms: termWishes.flatMap(({ pattern, fromFirst }) =>
      [...instructions.matchAll(pattern)].map((match) => ({
        from: (fromFirst ? match[1] : match[2]) ?? '',
        to: (fromFirst ? match[2] : match[1]) ?? '',
      })),
    ),
    language: languages.find(([pattern]) => pattern.test(instructions))?.[1] ?? null,
    title: titleWish.exec(instructions)?.[1] ?? null,
  };
}
