import { say } from '../../composition.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { type Cases, refused, type Told } from './told.ts';

/** Who sees something, what alone, and how they try to see more; `$1` who, `$2` what. */
interface Seeing {
  readonly shape: RegExp;
  readonly one: string;
  readonly many: string;
  readonly more: readonly [one: string, many: string];
}

const languages: Readonly<Record<string, Seeing>> = {
  de: {
    shape:
      /^(?<who>[^,;:]{3,50}?) (?:(?<one>sieht)|sehen) (?:nur|ausschließlich|lediglich) (?<what>(?!noch)[^,;:]{3,80})$/iu,
    one: '$1 $2 sehen will',
    many: '$1 $2 sehen wollen',
    more: ['$1 mehr sehen will als $2', '$1 mehr sehen wollen als $2'],
  },
  nl: {
    shape:
      /^(?<who>[^,;:]{3,50}?) (?:(?<one>ziet)|zien) (?:alleen|uitsluitend) (?<what>(?!of|nog)[^,;:]{3,80})$/iu,
    one: '$1 $2 wil zien',
    many: '$1 $2 willen zien',
    more: ['$1 meer wil zien dan $2', '$1 meer willen zien dan $2'],
  },
  es: {
    shape:
      /^(?<who>[^,;:]{3,50}?) (?:s[oó]lo )?(?:(?<one>ve)|ven) (?:s[oó]lo|únicamente|solamente) (?<what>[^,;:]{3,80})$/iu,
    one: '$1 quiere ver $2',
    many: '$1 quieren ver $2',
    more: ['$1 quiere ver más que $2', '$1 quieren ver más que $2'],
  },
  pt: {
    shape: /^(?<who>[^,;:]{3,50}?) (?:(?<one>vê)|veem) (?:apenas|só|somente) (?<what>[^,;:]{3,80})$/iu,
    one: '$1 quer ver $2',
    many: '$1 querem ver $2',
    more: ['$1 quer ver mais do que $2', '$1 querem ver mais do que $2'],
  },
  it: {
    shape: /^(?<who>[^,;:]{3,50}?) (?:(?<one>vede)|vedono) (?:solo|soltanto) (?<what>[^,;:]{3,80})$/iu,
    one: '$1 vuole vedere $2',
    many: '$1 vogliono vedere $2',
    more: [
      '$1 vuole vedere altro, oltre a ciò che segue: $2',
      '$1 vogliono vedere altro, oltre a ciò che segue: $2',
    ],
  },
  fr: {
    shape: /^(?<who>[^,;:]{3,50}?) ne (?:(?<one>voit)|voient) que (?<what>[^,;:]{3,80})$/iu,
    one: '$1 veut voir $2',
    many: '$1 veulent voir $2',
    more: ['$1 veut voir plus que $2', '$1 veulent voir plus que $2'],
  },
  pl: {
    shape:
      /^(?<who>[^,;:]{3,50}?) (?:(?<one>widzi)|widzą) (?:tylko|wyłącznie|jedynie) (?<what>[^,;:]{3,80})$/iu,
    one: '$1 chce zobaczyć $2',
    many: '$1 chcą zobaczyć $2',
    more: ['$1 chce zobaczyć więcej niż $2', '$1 chcą zobaczyć więcej niż $2'],
  },
};

/** "Jeder Mandant sieht nur seine Daten": somebody wants to see what they may, and more than that. */
export function ownOnlyCases({ said, language, composition }: Told): Cases | null {
  const seeing = languages[language];
  const groups = seeing?.shape.exec(said)?.groups;
  if (!seeing || groups === undefined) return null;
  const isOne = groups['one'] !== undefined;
  const told = (words: string) =>
    words
      .replace('$1', () => inSentence(groups['who'] ?? '', composition))
      .replace('$2', () => groups['what'] ?? '');
  return {
    shows: { trigger: told(isOne ? seeing.one : seeing.many), outcome: say(composition, 'scenarioAllows') },
    against: { trigger: told(seeing.more[isOne ? 0 : 1]), outcome: refused(composition) },
  };
}
