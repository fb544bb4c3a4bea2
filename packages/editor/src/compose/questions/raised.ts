import { promisesQuality, vagueWords } from '../../quality/data/vague-words.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Composition, list, say } from '../composition.ts';
import { asQuestion } from './as-question.ts';

/** Own questions listed one by one; further ones stand in a paragraph below the list. */
const listedOwn = 5;

/**
 * Asks the questions the input itself asks; gives the texts of those beyond the first five. What was taken for a question and only tells
 * something stays in the pool.
 */
export function askOwnQuestions(composition: Composition): string[] {
  const { language, pool, questions } = composition;
  const own = pool
    .take(({ kind, text }) => kind === 'question' && asQuestion(text, language) !== null)
    .map((statement) => ({ statement, asked: asQuestion(statement.text, language) ?? '' }));
  own.slice(0, listedOwn).forEach(({ statement, asked }, index) => {
    questions.ask({
      key: `own:${statement.index}`,
      text: asked,
      weight: 90 - index,
      point: statement.text.replace(/[?.!]+$/u, ''),
    });
  });
  return own.slice(listedOwn).map(({ asked }) => asked);
}

/** Asks for the number that each vague word of the input lacks: one question for all of them. */
export function askVagueWords(composition: Composition): void {
  const wishes = composition.pool
    .takeKinds('vague')
    .map((statement) => statement.text.replace(/[.!。]+$/u, ''));
  const words = [
    ...new Set([...vagueIn(composition.understanding), ...amountsIn(composition), ...wishes]),
  ].filter((word) => !wishes.some((wish) => wish !== word && wish.toLowerCase().includes(word)));
  if (words.length === 0) return;
  composition.questions.ask({
    key: 'vague',
    text: say(composition, 'askVague', {
      words: list(
        composition,
        words.map((word) => say(composition, 'quoted', { text: word })),
      ),
    }),
    weight: 84,
    point: say(composition, 'pointQualities'),
    sections: ['non-functional-requirements'],
  });
}

/** Vague words in sentences without a number, each once, in small letters. */
function vagueIn({ statements, language }: Understanding): string[] {
  const pattern = vagueWords[language] ?? vagueWords['en'];
  const found = new Set<string>();
  for (const { text, kind } of statements) {
    if (!pattern || /\d/u.test(text) || kind === 'question') continue;
    for (const match of text.matchAll(pattern))
      if (promisesQuality(text, match, language)) found.add(match[0].toLowerCase());
  }
  return [...found];
}

/** How much, how often or when is left to whoever reads a demand. */
const amounts: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}-])(?:overnight|(?<!as )soon(?! as)|a few (?:seconds|minutes|hours|days|weeks|months)|regularly|from time to time|occasionally|every now and then|a couple of (?:seconds|minutes|hours|days|weeks)|in good time|shortly (?:before|after)|for a while)(?![\p{L}-])/giu,
  de: /(?<![\p{L}-])(?:über nacht|ein paar (?:sekunden|minuten|stunden|tagen?|wochen)|regelmäßig|gelegentlich|ab und zu|rechtzeitig|kurz (?:vor|nach|vorher|danach)|eine weile)(?![\p{L}-])/giu,
  fr: /(?<![\p{L}-])(?:pendant la nuit|quelques (?:secondes|minutes|heures|jours|semaines)|régulièrement|de temps en temps|à temps|un peu (?:avant|après))(?![\p{L}-])/giu,
  es: /(?<![\p{L}-])(?:por la noche|unos (?:segundos|minutos|días)|unas (?:horas|semanas)|regularmente|de vez en cuando|con tiempo|poco (?:antes|después))(?![\p{L}-])/giu,
  it: /(?<![\p{L}-])(?:durante la notte|alcun[ei] (?:secondi|minuti|ore|giorni|settimane)|regolarmente|ogni tanto|in tempo utile|poco (?:prima|dopo))(?![\p{L}-])/giu,
  pt: /(?<![\p{L}-])(?:durante a noite|algun?s (?:segundos|minutos|dias)|algumas (?:horas|semanas)|regularmente|de vez em quando|pouco (?:antes|depois))(?![\p{L}-])/giu,
  nl: /(?<![\p{L}-])(?:een paar (?:seconden|minuten|uur|dagen|weken)|regelmatig|af en toe|op tijd|kort (?:voor|na|ervoor|erna))(?![\p{L}-])/giu,
  pl: /(?<![\p{L}-])(?:przez noc|kilk[au] (?:sekund|minut|godzin|dni|tygodni)|regularnie|od czasu do czasu|krótko (?:przed|po))(?![\p{L}-])/giu,
};

/** Such words of the demands, each once. */
function amountsIn({ requirements, language }: Composition): string[] {
  const pattern = amounts[language];
  return pattern
    ? requirements
        .flatMap(({ statement }) => statement.text.match(pattern) ?? [])
        .map((one) => one.toLowerCase())
    : [];
}

/** Asks what happens when a dependency is unreachable that the input uses without saying so; gives their names and marks. */
export function askUnreachable(composition: Composition): { name: string; mark: string }[] {
  const { parts, statements } = composition.understanding;
  const open = parts.filter(
    (part) =>
      part.isDependency &&
      !part.statements.some((index) => ruledOut(statements[index])) &&
      !part.statements.some((index) => statements[index]?.topics.has('failure')) &&
      part.statements.some((index) =>
        ['requirement', 'quality', 'design', 'decision'].includes(statements[index]?.kind ?? ''),
      ),
  );
  return open.slice(0, 1).map((part) => ({
    name: part.name,
    mark: composition.questions.ask({
      key: `unreachable:${part.name}`,
      text: say(composition, 'askFailures', { part: part.name }),
      weight: 78,
      point: say(composition, 'pointFailures', { part: part.name }),
      sections: ['risks', 'drawbacks'],
    }),
  }));
}

/** "No customer data to OpenAI": what is not used, or was not chosen, is missed by nobody. */
function ruledOut(statement: Statement | undefined): boolean {
  return (
    statement !== undefined &&
    (statement.kind === 'alternative' || statement.kind === 'nonGoal' || statement.topics.has('prohibition'))
  );
}
