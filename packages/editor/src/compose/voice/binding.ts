import { lowerFirst } from '../../first-letter.ts';
import { fill, type Phrases } from '../../formats/phrases/phrase.ts';
import { namesThing } from '../../sound/names-thing.ts';
import { faultIn } from '../../sound/unsound.ts';
import { wordsIn } from '../../sound/words.ts';
import { changed, restore } from '../../understand/mask.ts';
import type { Statement, Strength } from '../../understand/statement.ts';
import { expand } from './contractions.ts';
import { demandedSentence } from './demanded/demanded.ts';

/**
 * Words that bind, in the form sentences use them, by language and strength; what may not be binds as well. The first one
 * found is raised to capitals.
 */
const binding: Readonly<Record<string, Readonly<Record<'MUST' | 'SHOULD', RegExp>>>> = {
  en: {
    MUST: /(?<!\p{L})must(?= (?:not )?\p{Ll})/iu,
    SHOULD: /(?<!\p{L})should(?= (?:not )?\p{Ll})/iu,
  },
  de: {
    MUST: /(?<!\p{L})(?:muss|muß|müssen|darf|dürfen)(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:soll|sollen|sollte|sollten)(?!\p{L})/iu,
  },
  fr: {
    MUST: /(?<!\p{L})(?:doit|doivent|(?<=ne (?:se )?|^seule?s? [^,;:]{2,60} )(?:peut|peuvent))(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:devrait|devraient)(?!\p{L})/iu,
  },
  es: {
    MUST: /(?<!\p{L})(?:debe|deben|(?<=(?:no|nunca|no se) |^s[oó]lo [^,;:]{2,60} )(?:puede|pueden))(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:debería|deberían)(?!\p{L})/iu,
  },
  it: {
    MUST: /(?<!\p{L})(?:deve|devono|(?<=(?:non|mai|non si) |^(?:solo|soltanto) [^,;:]{2,60} )(?:può|possono))(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:dovrebbe|dovrebbero)(?!\p{L})/iu,
  },
  pt: {
    MUST: /(?<!\p{L})(?:deve|devem|(?<=(?:não|nunca|não se) |^(?:só|somente|apenas) [^,;:]{2,60} )(?:pode|podem))(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:deveria|deveriam)(?!\p{L})/iu,
  },
  nl: {
    MUST: /(?<!\p{L})(?:moet|moeten|(?:mag|mogen)(?= (?:\p{L}+ ){0,3}?(?:niet|nooit|geen|alleen|maximaal|hooguit|hoogstens)(?!\p{L})))(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:zou|zouden)(?!\p{L})/iu,
  },
  pl: {
    MUST: /(?<!\p{L})(?:musi|muszą|(?<=nie )można|(?<=nie |^tylko [^,;:]{2,60} )(?:może|mogą))(?!\p{L})/iu,
    SHOULD: /(?<!\p{L})(?:powinien|powinna|powinno|powinny)(?!\p{L})/iu,
  },
};
/**
 * Words that demand and are no word of a requirement, with the word that stands in their place: "tiene que mandar" says
 * what "DEBE mandar" says, and the infinitive behind them stays.
 */
const worded: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [[/(?<!\p{L})(?:has|have|needs?) to(?= \p{Ll})/iu, 'MUST']],
  es: [
    [/(?<!\p{L})(?:tiene que|ha de)(?= )/iu, 'DEBE'],
    [/(?<!\p{L})(?:tienen que|han de)(?= )/iu, 'DEBEN'],
  ],
  pt: [
    [/(?<!\p{L})(?:tem|há) (?:que|de)(?= )/iu, 'DEVE'],
    [/(?<!\p{L})(?:têm|hão) (?:que|de)(?= )/iu, 'DEVEM'],
  ],
  pl: [
    [/(?<!\p{L})(?<!nie )ma (?=\p{L}+ć(?!\p{L}))/iu, 'MUSI '],
    [/(?<!\p{L})(?<!nie )mają (?=\p{L}+ć(?!\p{L}))/iu, 'MUSZĄ '],
    [/(?<!\p{L})(?<!nie )(?:trzeba|należy|musimy)(?= (?:\p{L}+ ){0,2}?\p{L}+ć(?!\p{L}))/iu, 'NALEŻY'],
  ],
};

/** What has to be done by nobody who is named, behind a case: "si …, hay que avisar". */
const impersonal: Readonly<Record<string, readonly [RegExp, string]>> = {
  fr: [/(?<!\p{L})il faut(?= \p{L}+(?:er|ir|re|oir)(?!\p{L}))/iu, 'on DOIT'],
  es: [/(?<!\p{L})hay que(?= \p{L}+(?:ar|er|ir)(?!\p{L}))/iu, 'se DEBE'],
};

/** Words that let somebody do something, which say by themselves that a demand may be. */
const granting: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:darf|dürfen|kann|können)(?!\p{L})(?! (?:nicht|kein))/iu,
  fr: /(?<!\p{L})(?<!ne (?:se )?)(?:peut|peuvent)(?!\p{L})/iu,
  es: /(?<!\p{L})(?<!no (?:se )?)(?:puede|pueden)(?!\p{L})/iu,
  it: /(?<!\p{L})(?<!non (?:si )?)(?:può|possono)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?<!não (?:se )?)(?:pode|podem)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:mag|mogen)(?!\p{L})(?! (?:niet|geen))/iu,
  pl: /(?<!\p{L})(?<!nie )(?:może|mogą)(?!\p{L})/iu,
};

/** Binding words of languages without capitals: a sentence that has one says its strength itself. */
const unspacedBinding =
  /必须|必須|应该|應該|可以|すべき|してもよい|なければならない|てはならない|ではならない|不得/u;
const loud =
  /(?<!\p{L})(?:MUST|SHALL|SHOULD|MAY|REQUIRED|RECOMMENDED|OPTIONAL|MUSS|MÜSSEN|SOLL|SOLLEN|SOLLTE|SOLLTEN|DARF|DÜRFEN|KANN|KÖNNEN|DOIT|DOIVENT|DEVRAIT|DEVRAIENT|PEUT|PEUVENT|DEBE|DEBEN|DEBERÍA|DEBERÍAN|PUEDE|PUEDEN|DEVE|DEVONO|DOVREBBE|DOVREBBERO|PUÒ|POSSONO|DEVEM|DEVERIA|DEVERIAM|PODE|PODEM|MOET|MOETEN|ZOU|ZOUDEN|MAG|MOGEN|MUSI|MUSZĄ|NALEŻY|POWINIEN|POWINNA|POWINNO|POWINNY|MOŻE|MOGĄ|MOŻNA)(?!\p{L})/gu;

/** "A bell in the header and the option to mute it": what is asked for by its name alone; null for a clause. */
function neededThing(prose: string): string | null {
  const thing = prose.replace(
    /^(?:we|i) (?:also |really )?(?:need|want|would like)(?: to have)? (?=\p{L})/iu,
    '',
  );
  return asked.test(thing) && namesThing(wordsIn(thing).prose) ? lowerFirst(thing) : null;
}

/** One thing, or some, with an article. */
const asked = /^(?:an?|some|one|two|three|several|more) (?!(?:of|more|less|who|which|that)(?!\p{L}))\p{L}/iu;

/** Lowers every word of RFC 2119 in capitals, so that a requirement can have exactly one. */
export function quiet(prose: string): string {
  return prose.replace(loud, (word) => word.toLowerCase());
}

/** A sentence with the word in capitals that binds, and with what denies it. */
function raised(prose: string, { index, 0: word }: RegExpExecArray, language: string): string {
  const rest = prose.slice(index + word.length);
  const behind = language === 'en' ? rest.replace(/^ not(?!\p{L})/u, ' NOT') : rest;
  return `${prose.slice(0, index)}${word.toLocaleUpperCase()}${behind}`;
}

/**
 * A sentence that stays as it is, with its strength said once in capitals: at its own binding word where it has
 * one of that strength, else before the whole of it ("(MUST) Retention of pictures: 14 days.").
 */
export function bindingSentence(
  statement: Statement,
  strength: Strength,
  phrases: Phrases,
  language: string,
): string {
  const said = quiet(statement.masked.text);
  const prose = language === 'en' ? expand(said) : said;
  const match = strength === 'MAY' ? null : (binding[language]?.[strength].exec(prose) ?? null);
  const bound = match && restore(changed(statement.masked, raised(prose, match, language)));
  if (bound && (language !== 'en' || faultIn(bound) === null)) return bound;
  const granted = strength === 'MAY' ? granting[language]?.exec(prose) : null;
  if (granted)
    return restore(
      changed(
        statement.masked,
        prose.slice(0, granted.index) +
          granted[0].toLocaleUpperCase() +
          prose.slice(granted.index + granted[0].length),
      ),
    );
  for (const [pattern, word] of strength === 'MUST' ? (worded[language] ?? []) : []) {
    if (pattern.test(prose)) return restore(changed(statement.masked, prose.replace(pattern, word)));
  }
  const demanded = demandedSentence(prose, strength, language);
  if (demanded !== null) return restore(changed(statement.masked, demanded));
  const unnamed = strength === 'MUST' ? impersonal[language] : undefined;
  if (unnamed?.[0].test(prose)) return restore(changed(statement.masked, prose.replace(...unnamed)));
  if (unspacedBinding.test(prose)) return restore(changed(statement.masked, prose));
  const needed = language === 'en' ? neededThing(prose) : null;
  if (needed !== null) {
    const thing = restore(changed(statement.masked, `There ${strength} be ${needed}`));
    if (faultIn(thing) === null) return thing;
  }
  const word = phrases[({ MUST: 'must', SHOULD: 'should', MAY: 'may' } as const)[strength]];
  const text = restore(changed(statement.masked, prose.replace(/[.!]+$/u, '')));
  return fill(phrases.bindsAsSaid, { word, text });
}
