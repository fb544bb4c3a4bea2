import fc from 'fast-check';

/** Something that a language model does to a text it should have given back as it was. */
type Spoiling = (answer: string) => string;

const CHAT = [
  'Sure! Here is the improved text:\n\n',
  'Of course. Below is the document you asked for.\n\n',
  'Gerne, hier ist der überarbeitete Text:\n\n',
  'Voici le texte corrigé :\n\n',
  'Thinking about it, the best way to put this would be as follows.\n\n',
  '以下是修改后的文本：\n\n',
];
const FAREWELLS = [
  '\n\nLet me know if you need anything else!',
  '\n\nI hope this helps.',
  '\n\nViel Erfolg damit, und melde dich gern!',
];
const ELSEWHERE = [
  'Le service redémarre chaque nuit et personne ne sait pourquoi les exportations échouent si souvent ici.\n',
  'Der Export bricht bei großen Konten ab, weil alles auf einmal in den Speicher geladen wird.\n',
  'El servicio se reinicia todas las noches y la exportación tarda demasiado para las cuentas grandes.\n',
  'The service restarts at night, and the exports of big accounts take far too long for anybody.\n',
];

/** The n-th of the matches of a pattern, counted round, put through a change. */
function nth(answer: string, pattern: RegExp, n: number, change: (match: string) => string): string {
  const matches = [...answer.matchAll(pattern)];
  const match = matches[n % Math.max(1, matches.length)];
  if (match === undefined) return answer;
  return answer.slice(0, match.index) + change(match[0]) + answer.slice(match.index + match[0].length);
}

const CODE =
  /`[^`\n]+`|https?:\/\/\S+|[\w.]+@[\w.]+\w|(?:\/[\w.]+){2,}|\b[A-Z]+(?:_[A-Z]+)+\b|\b[a-z]+(?:_[a-z]+)+\b|&& \w+ \d+/g;

const spoiling: fc.Arbitrary<Spoiling> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }).map((text) => () => text),
  fc.lorem({ maxCount: 40 }).map((text) => () => text),
  fc.lorem({ maxCount: 12 }).map((text) => (answer: string) => `${answer}\n${text}\n`),
  fc.constantFrom(...CHAT).map((chat) => (answer: string) => chat + answer),
  fc.constantFrom(...FAREWELLS).map((chat) => (answer: string) => answer.trimEnd() + chat),
  fc
    .constantFrom('```markdown', '```', '~~~')
    .map((fence) => (answer: string) => `${fence}\n${answer}\n${fence.slice(0, 3)}`),
  fc.constantFrom(...ELSEWHERE).map((text) => () => text),
  // In another language, with all that must be kept kept.
  fc
    .constantFrom(...ELSEWHERE)
    .map((text) => (answer: string) => text + (answer.match(CODE) ?? []).join('\n')),
  fc.tuple(fc.nat(30), fc.constantFrom('x', '-', '0', '')).map(
    ([n, letter]) =>
      (answer: string) =>
        nth(answer, CODE, n, (code) => code.slice(0, 3) + letter + code.slice(4)),
  ),
  fc.nat(30).map((n) => (answer: string) => nth(answer, CODE, n, () => 'it')),
  fc.nat(60).map((n) => (answer: string) => nth(answer, /\n/g, n, () => ' ')),
  fc.nat(60).map((n) => (answer: string) => nth(answer, /\n/g, n, () => '\n\n')),
  fc.nat(60).map((n) => (answer: string) => nth(answer, /[^\n]+\n/g, n, () => '')),
  fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 99_999 })).map(
    ([n, number]) =>
      (answer: string) =>
        nth(answer, /\d+/g, n, (digits) => String(Number(digits) + number)),
  ),
  fc.nat(30).map((n) => (answer: string) => nth(answer, /\d+/g, n, () => 'several')),
  fc.nat(30).map((n) => (answer: string) => nth(answer, /^#{1,3} .*\n(?:(?!#).*\n)*/gm, n, () => '')),
  fc.nat(1_000).map((n) => (answer: string) => answer.slice(0, n % Math.max(1, answer.length))),
  fc.constant((answer: string) => answer.replace(/[aeiou]/g, 'a')),
  fc.constant((answer: string) => answer.split('\n').toReversed().join('\n')),
);

/** What a careless model makes of a good answer: one to three things go wrong, or none. */
export const spoilt: fc.Arbitrary<Spoiling> = fc
  .array(spoiling, { minLength: 0, maxLength: 3 })
  .map((steps) => (answer) => steps.reduce((text, step) => step(text), answer));
