import { upperFirst } from '../../../first-letter.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { say } from '../../composition.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { caseWords } from './case-words.ts';
import { momentIn } from './moments.ts';
import { type Cases, notApplied, notSo, type Told, thenHolds } from './told.ts';
import { joint, undoneIn } from './undone.ts';
import { spanOf } from './validity.ts';

const after: Readonly<Record<string, string>> = {
  de: 'nach',
  fr: '(?:après|au bout de)',
  es: '(?:tras|después de|pasad[oa]s|a l[oa]s)',
  it: 'dopo',
  pt: '(?:após|depois de|passad[oa]s)',
  nl: 'na',
  pl: 'po',
};
const number = String.raw`(?:\d{1,4}|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf|dwóch|trzech|czterech|pięciu)`;

interface Behind {
  readonly span: RegExp;
  readonly count: RegExp;
}

const shapes: ReadonlyMap<string, Behind> = new Map(
  Object.entries(after).map(([language, word]) => [
    language,
    {
      span: new RegExp(String.raw`(?<!\p{L})${word} (${spanOf(language)})`, 'iu'),
      count: new RegExp(String.raw`^${word} (${number} \p{L}[\p{L}-]+)`, 'iu'),
    },
  ]),
);

/** What happens at a moment that a sentence names: when a span of time is over, when so many of something have come together. */
export function elapsedCases(told: Told): Cases | null {
  return countedCases(told) ?? spanCases(told) ?? recurringCases(told);
}

/** "Tras 5 intentos fallidos, se bloquea la cuenta". */
function countedCases(told: Told): Cases | null {
  const { said, language, composition } = told;
  const words = caseWords[language];
  const shape = shapes.get(language);
  const opening = shape?.count.exec(said);
  if (!words || !opening || shape?.span.test(opening[0])) return null;
  const end = phraseEnd(said, opening[0].length, language);
  const count = (
    end === null ? (opening[1] ?? '') : said.slice(opening[0].length - (opening[1] ?? '').length, end)
  ).trim();
  const outcome =
    end === null ? thenHolds(said, told) : inSentence(said.slice(end).replace(/^,? /u, ''), composition);
  return {
    shows: { trigger: fill(words.reached, { count }), outcome },
    against: {
      trigger: fill(words.notReached, { count }),
      outcome: notApplied(end === null ? said : said.slice(end).replace(/^,? /u, ''), told),
    },
  };
}

const verbNext: Readonly<Record<string, RegExp>> = {
  de: /^(?:muss|müssen|soll|sollen|darf|dürfen|kann|können|wird|werden|ist|sind|hat|kommt|kommen|geht|gibt|erhält|bekommt|\p{Ll}{3,}(?<!insgesam|nich|mi|sei|sta)t)$/u,
  nl: /^(?:moet|moeten|mag|mogen|kan|kunnen|wordt|worden|is|zijn|krijgt|komt|gaat|volgt|\p{Ll}{3,}(?<!nie|me|totaa)t)$/u,
};
/** What stands before a noun, or asks for what is to be done. */
const clauseNext =
  /^(?:le|la|les|l['’].*|un|une|on|il|elle|se|hay|el|los|las|una|lo|gli|i|si|o|a|os|as|é|è|est|um|uma|deve|debe|doit|klient|konto|system)$/iu;
const bridges =
  /^(?:de|d['’].*|di|del|della|du|des|da|do|par|por|per|pro|je|à|en|in|im|am|an|pour|sur|su|em)$/iu;

/** Where a phrase that opens a sentence ends: at its comma, before the verb of German and Dutch, before the clause of others; null where that is not sure. */
function phraseEnd(said: string, from: number, language: string): number | null {
  const comma = said.indexOf(', ', from);
  const words = [...said.slice(from).matchAll(/[^\s,]+/gu)].slice(0, 7);
  const verb = verbNext[language];
  const next = words.findIndex(({ 0: word }, at) =>
    verb
      ? verb.test(word)
      : clauseNext.test(word) && !bridges.test(words[at - 1]?.[0] ?? '') && !bridges.test(word),
  );
  const at = words[next]?.index;
  if (at !== undefined && (comma < 0 || from + at < comma)) return from + at;
  return comma >= 0 && comma - from < 50 && !verb ? comma : null;
}

/** "Na 1 jaar worden de gegevens geanonimiseerd". */
function spanCases(told: Told): Cases | null {
  const { said, language } = told;
  const words = caseWords[language];
  const match = shapes.get(language)?.span.exec(said);
  if (!words || !match || momentIn(said, language) === null) return null;
  const behind = match.index === 0 ? phraseEnd(said, match[0].length, language) : null;
  if (behind !== null && (language === 'de' || language === 'nl')) return openingSpan(told, match, behind);
  const span = language === 'pl' ? counted(match[1] ?? '') : (match[1] ?? '');
  return {
    shows: { trigger: fill(words.over, { span }), outcome: thenHolds(said, told) },
    against: { trigger: fill(words.notOver, { span }), outcome: beforeThat(told, match[0]) },
  };
}

/** "Nach 15 min ohne Aktivität wird …": what belongs to the span that opens a sentence, before its verb. */
function openingSpan(told: Told, match: RegExpExecArray, end: number): Cases {
  const { said, language } = told;
  const words = caseWords[language];
  const span = said.slice(match[0].length - (match[1] ?? '').length, end).trim();
  const main = said.slice(end).trim();
  return {
    shows: { trigger: fill(words?.over ?? '', { span }), outcome: main },
    against: { trigger: fill(words?.notOver ?? '', { span }), outcome: notApplied(main, told) },
  };
}

/** What a sentence has happen at a moment, denied without that moment where it stands in its first clause; else quoted. */
function beforeThat(told: Told, moment: string): string {
  const { said, bound, language, composition } = told;
  const at = said.toLowerCase().indexOf(moment.toLowerCase());
  const end = joint.exec(said)?.index ?? said.length;
  // "10 minuti prima dell'inizio": what hangs on the moment.
  const isOfElse =
    /^ (?:d[eiu]l?l?[aeo]?|d[oa]s?|des|vor|nach|van|voor|przed|po)(?!\p{L})|^ d[ei]ll?['’]/iu.test(
      said.slice(at + moment.length),
    );
  if (at < 0 || at > end) return notSo(said, told);
  const without = (text: string) => {
    const from = text.toLowerCase().indexOf(moment.toLowerCase());
    const rest = `${text.slice(0, from)}${text.slice(from + moment.length).trimStart()}`.trim();
    return from === 0 && language !== 'de' && language !== 'nl' ? upperFirst(rest) : rest;
  };
  const plain = isOfElse ? told : { ...told, said: without(said), bound: without(bound) };
  const denied = undoneIn(plain.said, plain, language);
  return denied === null ? notSo(said, told) : inSentence(denied, composition);
}

const polishUnits: readonly (readonly [RegExp, few: string, many: string])[] = [
  [/^sekund/u, 'sekundy', 'sekund'],
  [/^minut/u, 'minuty', 'minut'],
  [/^godzin/u, 'godziny', 'godzin'],
  [/^dni/u, 'dni', 'dni'],
  [/^tygod/u, 'tygodnie', 'tygodni'],
  [/^miesi/u, 'miesiące', 'miesięcy'],
  [/^lat/u, 'lata', 'lat'],
];

/** "14 dniach" behind "po" is "14 dni" by itself. */
function counted(span: string): string {
  const [figure = '', unit = ''] = span.split(' ');
  const [, few = unit, many = unit] = polishUnits.find(([shape]) => shape.test(unit)) ?? [];
  return `${figure} ${/(?<!1)[2-4]$/u.test(figure) ? few : many}`;
}

/** "Jede Nacht um 3 Uhr", "10 días antes". */
function recurringCases(told: Told): Cases | null {
  const { said, language, composition } = told;
  const time = momentIn(said, language);
  if (time === null) return null;
  return {
    shows: { trigger: say(composition, 'scenarioMoment', { time }), outcome: thenHolds(said, told) },
    against: { trigger: say(composition, 'scenarioNotYet', { time }), outcome: beforeThat(told, time) },
  };
}
