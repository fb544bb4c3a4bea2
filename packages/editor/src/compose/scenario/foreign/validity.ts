import { fill } from '../../../formats/phrases/phrase.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { caseWords } from './case-words.ts';
import type { Cases, Told } from './told.ts';

const units: Readonly<Record<string, string>> = {
  de: 'Sekunden?|Min\\.?|min|h|Std\\.?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?',
  fr: 'secondes?|min|h|minutes?|heures?|jours?|semaines?|mois|ans?|années?',
  es: 'segundos?|min|h|minutos?|horas?|días?|semanas?|mes(?:es)?|años?',
  it: 'second[oi]|min|h|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
  pt: 'segundos?|min|h|minutos?|horas?|dias?|semanas?|mês|meses|anos?',
  nl: 'seconden?|min|minu(?:ut|ten)|uur|uren|dag|dagen|weken|week|maand|maanden|jaar',
  pl: 'sekund\\p{L}{0,3}|minut\\p{L}{0,3}|godzin\\p{L}{0,3}|dzień|dni\\p{L}{0,3}|tygod\\p{L}{2,5}|miesi\\p{L}{2,6}|rok|lat\\p{L}{0,3}',
};

/** A number with a unit of time, by language, as the source of a pattern. */
export function spanOf(language: string): string {
  return String.raw`\d{1,4} (?:${units[language] ?? '\\p{L}+'})(?!\p{L})`;
}

/** How long something is good for; "§" stands for the span of time. */
const sources: Readonly<Record<string, string>> = {
  de: '(?<a>§) (?:lang )?gültig|(?:gilt|gelten) (?<b>§)|(?:läuft|verfällt|verfallen|erlischt|erlöschen|abläuft|ablaufen) nach (?<c>§)|nach (?<d>§) (?:ablaufen|verfallen|erlöschen|ungültig)',
  fr: 'valables? (?:pendant |durant )?(?<a>§)|valides? (?:pendant |durant )?(?<b>§)|expir(?:e|ent|er) (?:au bout de|après|dans) (?<c>§)',
  es: '(?:caduc|expir)(?:a|an|ar) (?:a l[oa]s|en|tras|después de|pasad[oa]s) (?<a>§)|(?:válid[oa]s?|vale[n]?) (?:durante |por )?(?<b>§)',
  it: 'valid[oaie] (?:per )?(?<a>§)|(?:scade|scadono|scadere) dopo (?<b>§)|(?:vale|valgono) (?:per )?(?<c>§)',
  pt: 'expir(?:a|am|ar) (?:após|em|depois de) (?<a>§)|válid[oa]s? (?:por |durante )?(?<b>§)|(?:vale|valem) (?:por )?(?<c>§)',
  nl: '(?<a>§) (?:lang )?geldig|geldig (?:voor |gedurende )?(?<b>§)|(?:verloopt|verlopen|vervalt|vervallen) na (?<c>§)|na (?<d>§) (?:verlopen|vervallen)',
  pl: 'ważn[aey] (?:przez )?(?<a>§)|(?:wygasa|wygasają|wygasać) po (?<b>§)|(?:traci|tracą) ważność po (?<c>§)',
};

const shapes: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(sources).map(([language, source]) => [
    language,
    new RegExp(String.raw`(?<!\p{L})(?:${source.replaceAll('§', spanOf(language))})(?!\p{L})`, 'iu'),
  ]),
);

/** What is good for that time, where a sentence begins with it. */
const subjects: Readonly<Record<string, RegExp>> = {
  de: /^((?:der|die|das|ein|eine|jede[rs]?) [^,;:]{2,40}?) (?:gilt|ist|soll|muss|läuft|verfällt|erlischt)(?!\p{L})/iu,
  fr: /^((?:(?:le|la|un|une|chaque) |l['’])[^,;:]{2,40}?) (?:est|expire|doit|reste)(?!\p{L})/iu,
  es: /^((?:el|la|un|una|cada) [^,;:]{2,40}?) (?:es|caduca|expira|debe|vale|tiene)(?!\p{L})/iu,
  it: /^((?:(?:il|lo|la|un|una|ogni) |l['’])[^,;:]{2,40}?) (?:è|scade|deve|vale|resta)(?!\p{L})/iu,
  pt: /^((?:o|a|um|uma|cada) [^,;:]{2,40}?) (?:é|expira|deve|vale|fica|tem)(?!\p{L})/iu,
  nl: /^((?:de|het|een|elke?) [^,;:]{2,40}?) (?:is|verloopt|vervalt|moet|blijft)(?!\p{L})/iu,
  pl: /^(\p{L}+(?: \p{Ll}+)?) (?:jest|wygasa|musi|traci)(?!\p{L})/iu,
};

/** "12 Monate" behind "von", which German says in the dative. */
function behindOf(span: string, language: string): string {
  return language === 'de' ? span.replace(/(?<= (?:Tag|Monat|Jahr)e)$/u, 'n') : span;
}

/** Characters of a verb with which what is said of a subject begins. */
const longestVerb = 12;

/** What is good for a span of time: it is so within it, and no longer behind it. */
export function validityCases({ said, language, composition }: Told): Cases | null {
  const match = shapes.get(language)?.exec(said);
  const groups = match?.groups ?? {};
  const span = Object.values(groups).find((one) => one !== undefined);
  const words = caseWords[language];
  if (!match || span === undefined || !words) return null;
  const [opening = '', subject] = subjects[language]?.exec(said.slice(0, match.index + longestVerb)) ?? [];
  const isOfSubject = subject !== undefined && !said.slice(opening.length, match.index).includes(',');
  const what = isOfSubject ? inSentence(subject, composition) : words.it;
  return {
    shows: {
      trigger: fill(words.notOver, { span: behindOf(span, language) }),
      outcome: fill(words.stillValid, { what }),
    },
    against: {
      trigger: fill(words.over, { span: behindOf(span, language) }),
      outcome: fill(words.noLongerValid, { what }),
    },
  };
}
