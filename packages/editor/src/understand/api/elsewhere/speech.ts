import { onceALanguage } from '../../../once-a-language.ts';
import { participleElsewhere, thirdElsewhere } from './forms.ts';
import { type Doing, type Tongue, tongues } from './tongues.ts';

/** A verb of doing, with the forms in which sentences have it. */
interface Verb {
  /** Its infinitive. */
  readonly verb: string;
  readonly doing: Doing;
  /** Without the ending it takes with its noun. */
  readonly participle: string;
  /** "Legt" of "anlegen", and the prefix that stands apart from it; empty where none does. */
  readonly third: string;
  readonly prefix: string;
}

/** A language beside English in which deeds are told: its words, and the patterns made of them. */
export interface Speech extends Pick<Tongue, 'endsWithVerb' | 'booked' | 'by' | 'between'> {
  readonly language: string;
  readonly verbs: readonly Verb[];
  readonly patterns: SpeechPatterns;
}

interface SpeechPatterns {
  /** What says that somebody is able to do what follows, and the same at the start of an object. */
  readonly able: RegExp;
  readonly opensAble: RegExp;
  /** Every infinitive. */
  readonly verb: RegExp;
  /** "Ein", "alle": words before a noun. */
  readonly one: RegExp;
  readonly other: RegExp;
  /** Words of an order that no noun is. */
  readonly noNoun: RegExp;
  /** What joins words, at their start, with the marks there, at their end and between them. */
  readonly leadingJoint: RegExp;
  readonly leadingJoints: RegExp;
  readonly closingJoint: RegExp;
  readonly nextVerb: RegExp;
  readonly nextParameter: RegExp;
  /** What a list is narrowed by at the end of an object, and behind the list ("nach Status filterbar"). */
  readonly narrowed: RegExp;
  readonly narrowedList: RegExp;
  /** "Eines Tages", "d'un abonné": the one that a list is of. */
  readonly ofOne: RegExp;
  /** "Une demande peut être annulée": its subject and its participles. Not for German, whose verb stands last. */
  readonly undergone: RegExp;
}

/** The language as one that tells of deeds; null for those whose words are not known. */
export const speechOf = onceALanguage((language): Speech | null => {
  const tongue = tongues[language];
  if (tongue === undefined) return null;
  const verbs = verbsOf(tongue, language);
  return { ...tongue, language, verbs, patterns: patternsOf(tongue, language) };
});

function verbsOf(tongue: Tongue, language: string): Verb[] {
  return (Object.entries(tongue.verbs) as [Doing, string][]).flatMap(([doing, all]) =>
    all.split('|').map((verb) => {
      const [third = '', ...prefix] = thirdElsewhere(verb, language).split(' ');
      const participle = withoutAgreement(participleElsewhere(verb, language), language);
      return { verb, doing, participle, third, prefix: prefix.join(' ') };
    }),
  );
}

/** A participle without the ending it takes with its noun. */
export function withoutAgreement(participle: string, language: string): string {
  if (language === 'de') return participle;
  return language === 'fr'
    ? participle.replace(/(?<=[éiust])e?s?$/u, '')
    : participle.replace(/[oaie]s?$/u, '');
}

const passives: Readonly<Record<string, readonly [able: string, be: string]>> = {
  fr: ['peut|peuvent|doit pouvoir|doivent pouvoir', 'être'],
  es: ['puede|pueden|debe poder|deben poder', 'ser'],
  it: ['può|possono|deve poter|devono poter', 'essere|venire'],
  pt: ['pode|podem|deve poder|devem poder', 'ser'],
};

function patternsOf(tongue: Tongue, language: string): SpeechPatterns {
  const { able, by, joint } = tongue;
  const [mayBe, be] = passives[language] ?? ['(?!)', '(?!)'];
  return {
    able: new RegExp(
      `(?<!\\p{L})(?<!(?:ne|non|no|não|n['’]) )(?:${able})(?!\\p{L})(?! (?:nur|nicht|kein\\p{L}*|pas|que|solo|soltanto|só)(?!\\p{L}))`,
      'iu',
    ),
    opensAble: new RegExp(`^(?:${able})(?!\\p{L})`, 'iu'),
    verb: new RegExp(
      `(?<!\\p{L})(?:${Object.values(tongue.verbs).join('|')})(?:(?<=r|re|r-)l[aoe]s?)?(?!\\p{L})`,
      'giu',
    ),
    one: wordOf(tongue.one),
    other: wordOf(tongue.other),
    noNoun: new RegExp(`^(?:${able}|${by}|${joint})$`, 'iu'),
    leadingJoint: new RegExp(`^(?:${joint})(?!\\p{L})\\s?`, 'iu'),
    leadingJoints: new RegExp(`^(?:[,;]\\s|(?:${joint})\\s)+`, 'iu'),
    closingJoint: new RegExp(` (?:${joint})$`, 'u'),
    nextVerb: new RegExp(`, | (?:${joint}) `, 'iu'),
    nextParameter: new RegExp(`, | (?:${joint}) `, 'u'),
    narrowed: new RegExp(`(?<!\\p{L})(?:${by}) ([^.;:]{2,120})$`, 'iu'),
    ofOne: new RegExp(`(?<!\\p{L})(?:${tongue.ofOne}) ?(\\p{L}{3,30})`, 'giu'),
    narrowedList: new RegExp(
      `(?:(?:${by}) ([^.;:]{2,80}?) (?:filterbar|sortierbar|gefiltert|sortiert|durchsuchbar)(?!\\p{L})|(?:filtr|tri|ord|orden|pesquis|busc)\\p{L}{1,8} (?:${by}) ([^.;:]{2,80}))`,
      'iu',
    ),
    undergone: new RegExp(
      `^(.{3,60}?) (?:${mayBe}) (?:${be}) ((?:\\p{L}+(?:, | et | ou | y | o | e | ed )){0,5}\\p{L}+)`,
      'iu',
    ),
  };
}

/** One of these words; an object has straight apostrophes. */
function wordOf(words: string): RegExp {
  return new RegExp(`^(?:${words.replaceAll("['’]", "'")})$`, 'iu');
}
