import { say } from '../../composition.ts';
import { type Cases, refused, type Told } from './told.ts';

/** "Nur mit einem Code": what it takes, and the same without it, by language. */
const shapes: Readonly<Record<string, readonly [only: RegExp, withWord: string, without: string]>> = {
  de: [
    /(?<!\p{L})(?:nur|ausschließlich) mit (?<what>(?:eine[mr]|de[mr] |ihre[mr]|seine[mr])?\s?\p{L}[\p{L}-]+)(?!\p{L})/iu,
    'mit',
    'ohne',
  ],
  es: [/(?<!\p{L})(?:s[oó]lo|únicamente) con (?<what>(?:una? |el |la |su )?\p{L}+)(?!\p{L})/iu, 'con', 'sin'],
  fr: [
    /(?<!\p{L})(?:uniquement|seulement|qu['’])\s?avec (?<what>(?:une? |le |la |son |sa )?\p{L}+)(?!\p{L})/iu,
    'avec',
    'sans',
  ],
  it: [
    /(?<!\p{L})(?:solo|soltanto) con (?<what>(?:un[ao]? |il |la |il proprio )?\p{L}+)(?!\p{L})/iu,
    'con',
    'senza',
  ],
  pt: [
    /(?<!\p{L})(?:só|apenas|somente) com (?<what>(?:uma? |o |a |seu |sua )?\p{L}+)(?!\p{L})/iu,
    'com',
    'sem',
  ],
  nl: [
    /(?<!\p{L})(?:alleen|uitsluitend) met (?<what>(?:een |de |het |hun |zijn )?\p{L}+)(?!\p{L})/iu,
    'met',
    'zonder',
  ],
};

/** What may be done with one thing alone: it is tried with it, and without it. */
export function onlyWithCases({ said, language, composition }: Told): Cases | null {
  const [only, withWord = '', without = ''] = shapes[language] ?? [];
  const what = only?.exec(said)?.groups?.['what']?.trim();
  if (what === undefined) return null;
  const bare = what.replace(/^\S+ (?=\p{L})/u, '');
  return {
    shows: {
      trigger: say(composition, 'scenarioTriedAt', { limit: `${withWord} ${what}` }),
      outcome: say(composition, 'scenarioAllows'),
    },
    against: {
      trigger: say(composition, 'scenarioTriedAt', { limit: `${without} ${bare}` }),
      outcome: refused(composition),
    },
  };
}
