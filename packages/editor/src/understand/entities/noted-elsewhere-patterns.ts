import { onceALanguage } from '../../once-a-language.ts';
import { havingOf } from './listed-elsewhere.ts';

/** "A un nom, une adresse", "hat einen Namen": the verb before a list of parts. */
const hasVerb: Readonly<Record<string, string>> = {
  fr: '(?:a|ont|possède|possèdent)',
  es: '(?:tiene|tienen)',
  it: '(?:ha|hanno)',
  pt: '(?:tem|têm)',
  de: '(?:hat|haben)',
  nl: '(?:heeft|hebben)',
  pl: '(?:ma|mają)',
};

/** "Pertenece a", "gehört zu": what stands before the thing that one belongs to, and the "and" behind it. */
const belongsVerb: Readonly<Record<string, { readonly to: string; readonly and: string }>> = {
  fr: { to: "(?:appartient à|fait partie d['’])", and: 'et' },
  es: { to: '(?:pertenece a|es de|forma parte de)', and: 'y' },
  it: { to: '(?:appartiene a|è di|fa parte di)', and: 'e' },
  pt: { to: '(?:pertence a|é de|faz parte de)', and: 'e' },
  de: { to: '(?:gehört zu|gehört(?= eine[mr])|ist von)', and: 'und' },
  nl: { to: '(?:hoort bij|is van)', and: 'en' },
};
const oneThing =
  "(?:(?:exactement|genau|exactamente|esattamente) )?(?:une?|una|uno|eine[mr]?|uma?|een|un['’]) ?";

/** "Zählerstände werden zweimal im Jahr abgelesen: Datum, Stand": what is done with a thing, between its name and the list. */
const deeds: Readonly<Record<string, string>> = {
  de: '(?:wird|werden|ist|sind|kommt|kommen)',
  fr: '(?:est|sont|vient|viennent)',
  es: '(?:se \\p{L}+|es|son|está|están|viene|vienen)',
  it: '(?:è|sono|viene|vengono|arriva|arrivano)',
  pt: '(?:é|são|está|estão|vem|vêm)',
  nl: '(?:wordt|worden|is|zijn|komt|komen)',
};

/** The lines and sentences of a language that describe a thing. */
export interface NotedPatterns {
  /** "Une boutique a un nom, une adresse": the thing and what it has. */
  readonly said: RegExp;
  /** "Produit : code, famille": the thing and what is listed behind it. */
  readonly noted: RegExp;
  /** What is done with a thing before its list; null where a language's words for that are not known. */
  readonly done: RegExp | null;
  /** "Una mascota pertenece a un cliente y", before "tiene": the thing, and what it belongs to; null likewise. */
  readonly owned: RegExp | null;
}

/** The patterns of a language beside English; null for those whose words are not known. */
export const notedPatterns = onceALanguage((language): NotedPatterns | null => {
  const having = havingOf(language);
  const verb = hasVerb[language];
  if (!having || verb === undefined) return null;
  const belongs = belongsVerb[language];
  const deed = deeds[language];
  return {
    said: new RegExp(
      `^(?:(?:${having.determiner})|(?=\\p{Lu}\\p{Ll}+ (?:haben|ont|tienen|hanno|têm|hebben|mają) ))([\\p{L}-]{2,30}) ${verb} (?=\\p{L})(.{8,400})$`,
      'iu',
    ),
    noted: new RegExp(
      `^(?:${having.determiner})?([\\p{L}-]{2,30}(?: (?:d[eu']s?|di|von|van) ?[\\p{L}-]{2,30})?)\\s?: (.{8,400})$`,
      'iu',
    ),
    done:
      deed === undefined
        ? null
        : new RegExp(`^((?:\\p{L}{2,5} )?\\p{L}[\\p{L}-]{2,30}) ${deed} [^:,]{3,60}: (?=[^:]{8,400}$)`, 'iu'),
    owned:
      belongs === undefined
        ? null
        : new RegExp(
            `^(.{3,40}?) ${belongs.to} ?${oneThing}([\\p{L}-]{2,30}) ${belongs.and} (?=${verb} )`,
            'iu',
          ),
  };
});
