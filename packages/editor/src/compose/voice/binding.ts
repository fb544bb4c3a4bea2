import { fill, type Phrases } from '../../formats/phrases/phrase.ts';
import { changed, restore } from '../../understand/mask.ts';
import type { Statement, Strength } from '../../understand/statement.ts';
import { expand } from './contractions.ts';

/** Words that bind, in the form sentences use them, by language. The first one found is raised to capitals. */
const binding: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}'’])(?:must|shall|should)(?![\p{L}'’])/iu,
  de: /(?<!\p{L})(?:muss|muß|müssen|soll|sollen|sollte|sollten|darf|dürfen)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:doit|doivent|devrait|devraient)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:debe|deben|debería|deberían|(?<=no )(?:puede|pueden))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:deve|devono|dovrebbe|dovrebbero)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:deve|devem|deveria|deveriam)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:moet|moeten)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:musi|muszą|powinien|powinna|powinno|powinny)(?!\p{L})/iu,
};
/** Binding words of languages without capitals: a sentence that has one says its strength itself. */
const unspacedBinding = /必须|必須|应该|應該|可以|すべき|してもよい|なければならない/u;
const loud =
  /(?<!\p{L})(?:MUST|SHALL|SHOULD|MAY|REQUIRED|RECOMMENDED|OPTIONAL|MUSS|MÜSSEN|SOLL|SOLLEN|SOLLTE|SOLLTEN|DARF|DÜRFEN|KANN|KÖNNEN|DOIT|DOIVENT|DEVRAIT|DEVRAIENT|PEUT|PEUVENT|DEBE|DEBEN|DEBERÍA|DEBERÍAN|PUEDE|PUEDEN)(?!\p{L})/gu;

/** Lowers every word of RFC 2119 in capitals, so that a requirement can have exactly one. */
export function quiet(prose: string): string {
  return prose.replace(loud, (word) => word.toLowerCase());
}

/**
 * A sentence that stays as it is, with its strength said once in capitals: at its own binding word where it has
 * one of that strength, else before it ("This MUST hold: …").
 */
export function bindingSentence(
  statement: Statement,
  strength: Strength,
  phrases: Phrases,
  language: string,
): string {
  const prose = quiet(statement.masked.text);
  const own = binding[language];
  const match = own && strength !== 'MAY' && language !== 'en' ? own.exec(prose) : null;
  if (match) {
    const raised = match[0].toLocaleUpperCase();
    return restore(
      changed(
        statement.masked,
        prose.slice(0, match.index) + raised + prose.slice(match.index + match[0].length),
      ),
    );
  }
  if (unspacedBinding.test(prose)) return restore(changed(statement.masked, prose));
  const word = phrases[({ MUST: 'must', SHOULD: 'should', MAY: 'may' } as const)[strength]];
  const text = restore(changed(statement.masked, language === 'en' ? expand(prose) : prose));
  return fill(phrases.bindsAsSaid, { word, text });
}
