import { relatedIn } from '../../voice/demanded/german-relative.ts';
import { caseWords } from './case-words.ts';
import type { Case, Cases, Told } from './told.ts';

/** "Wer … offen hat, darf nicht vormerken". */
const germanBarred =
  /^wer (?<case>[^,;:]{4,90}), (?:darf|kann) (?:(?<before>[^,;:]{2,60}?) )?(?:nicht|kein(?<object>e[nmrs]?|) (?<noun>\p{Lu}\p{L}+)) ?(?<verb>(?:mehr )?\p{Ll}{3,}(?:en|ern|eln))$/iu;
/** "Wer … stehen bleibt, bekommt eine SMS". */
const germanGets =
  /^wer (?<case>[^,;:]{4,90}), (?<verb>(?:bekommt|erhält|zahlt|muss|wird|verliert|sieht|braucht|darf|kann)) (?<rest>(?!nicht|kein)[^;:]{3,120})$/iu;
/** "Quien debe más de 60 € no puede …". */
const spanishBarred =
  /^quien(?:es)? (?<case>[^,;:]{4,90}?),? no pueden? (?<deed>\p{Ll}+(?:[aeií]r|arse|erse|irse) ?[^;:]{0,120})$/iu;

/** "Seile, die älter als 10 Jahre sind, werden gesperrt": it is about such ropes, and "werden sie gesperrt". */
function relatedCase(sentence: string): Case | null {
  const parts = relatedIn(sentence);
  const [, verb = '', rest = ''] = /^(\p{Ll}{3,}) (.+)$/su.exec(parts?.rest ?? '') ?? [];
  if (parts === null || verb === '' || /(?<!\p{L})(?:nicht|nie|nur|kein\p{L}*)(?!\p{L})/u.test(rest))
    return null;
  const { subject, said } = parts;
  const again = pronouns[/^\p{Ll}+/u.exec(said)?.[0] ?? ''] ?? null;
  if (again === null) return null;
  const several = /(?:en|n|sind|werden)$/u.test(verb) && !/^(?:der|das) /u.test(said);
  const who = subject.replace(
    /^(?:Der|Die|Das|Ein|Eine|Alle|Jede[rs]?|Diejenigen)(?!\p{L})/u,
    (article) => accusative[article] ?? article.toLowerCase(),
  );
  return { trigger: `es um ${who} geht, ${said}`, outcome: `${verb} ${several ? 'sie' : again} ${rest}` };
}

const accusative: Readonly<Record<string, string>> = { Der: 'den', Ein: 'einen', Jeder: 'jeden' };
/** What takes up a thing, by the pronoun of what is said of it as its subject. */
const pronouns: Readonly<Record<string, string>> = { der: 'er', die: 'sie', das: 'es' };

/** Whoever is in a case, and what they may not do or get then, in German and Spanish. */
export function whoeverCases({ said, language }: Told): Cases | null {
  const words = caseWords[language];
  if (!words) return null;
  if (language === 'es') {
    const { case: which, deed } = spanishBarred.exec(said)?.groups ?? {};
    if (which === undefined || deed === undefined) return null;
    return {
      shows: {
        trigger: `alguien que ${which} quiere ${deed.replace(/ hasta (?=\p{Ll}+r(?!\p{L}))/u, ' antes de ')}`,
        outcome: words.rejected,
      },
      against: null,
    };
  }
  if (language !== 'de') return null;
  const related = relatedCase(said);
  if (related !== null) return { shows: related, against: null };
  const barred = germanBarred.exec(said)?.groups;
  if (barred) {
    const noun = barred['noun'] === undefined ? '' : ` ein${barred['object'] ?? ''} ${barred['noun']}`;
    const before = barred['before'] === undefined ? '' : ` ${barred['before']}`;
    return {
      shows: {
        trigger: `jemand, der ${barred['case'] ?? ''},${before}${noun} ${barred['verb'] ?? ''} will`,
        outcome: words.rejected,
      },
      against: null,
    };
  }
  const gets = germanGets.exec(said)?.groups;
  if (!gets) return null;
  return {
    shows: {
      trigger: `jemand ${gets['case'] ?? ''}`,
      outcome: `${gets['verb'] ?? ''} diese Person ${gets['rest'] ?? ''}`,
    },
    against: null,
  };
}
