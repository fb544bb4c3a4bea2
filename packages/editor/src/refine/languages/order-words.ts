import type { Wording } from './wording.ts';

/** The words a language orders changes with; each is a part of a pattern, its alternatives divided by bars. */
interface OrderWords {
  /** "the section", "the chapter". */
  readonly section: string;
  /** Articles that may stand before what is meant. */
  readonly article: string;
  readonly remove: string;
  readonly add: string;
  readonly replace: string;
  /** "with", "by". */
  readonly by: string;
  readonly change: string;
  /** "to", "in". */
  readonly to: string;
  readonly rename: string;
  readonly move: string;
  readonly before: string;
  readonly after: string;
  readonly atEnd: string;
  readonly atTop: string;
  readonly shorten: string;
  readonly shorter: string;
  readonly longer: string;
  readonly moreFormal: string;
  readonly lessFormal: string;
  readonly make: string;
  /** "the sentence", "the point". */
  readonly sentence: string;
  readonly about: string;
  readonly that: string;
  readonly requirement: string;
  readonly risk: string;
  readonly question: string;
  readonly answerTo: string;
  readonly spelling: string;
  readonly correct: string;
  readonly list: string;
  readonly table: string;
  readonly newWord: string;
  /** "everywhere", "please", which say nothing of their own. */
  readonly courtesy: string;
}

/** The instructions of a language whose orders begin with their verb, put in English words. */
export function ordersOf(w: OrderWords): Wording[] {
  const the = `(?:(?:${w.article})(?:\\s|(?<=['’])))?`;
  const start = `^(?:(?:${w.courtesy}),? )?`;
  const end = `(?:,? (?:${w.courtesy}))?$`;
  const order = (pattern: string, english: string): Wording => ({
    pattern: new RegExp(`${start}${pattern}${end}`, 'isu'),
    english,
  });
  const an = `(?:(?:${w.newWord}) |${the})?`;
  return [
    order(`(?:${w.make}) (?:.{1,30} )?(?:${w.shorter})|(?:${w.shorter})`, 'make it shorter'),
    order(`(?:${w.make}) (?:.{1,30} )?(?:${w.longer})|(?:${w.longer})`, 'make it longer'),
    order(`(?:${w.make}) (?:.{1,30} )?(?:${w.moreFormal})|(?:${w.moreFormal})`, 'make it more formal'),
    order(`(?:${w.make}) (?:.{1,30} )?(?:${w.lessFormal})|(?:${w.lessFormal})`, 'make it less formal'),
    order(`(?:${w.correct}) ${the}(?:${w.spelling}).{0,60}`, 'fix the spelling'),
    order(`(?:${w.shorten}) (?:${w.section}) (.{1,80}?)`, 'shorten the $1 section'),
    order(`(?:${w.shorten}) ${the}(.{1,80}?)`, 'shorten $1'),
    order(`(?:${w.remove}) (?:${w.section}) (.{1,120}?)`, 'remove the section $1'),
    order(`(?:${w.remove}) (?:${w.sentence}) (?:${w.about})\\s?(.{1,120}?)`, 'remove the sentence about $1'),
    order(`(?:${w.remove}) ${the}(.{1,200}?)`, 'remove $1'),
    order(`(?:${w.replace}) ${the}(.{1,200}?) (?:${w.by}) (.{1,200}?)`, 'replace $1 with $2'),
    order(
      `(?:${w.rename}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.to}) (.{1,120}?)`,
      'rename $1 to $2',
    ),
    order(
      `(?:${w.move}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.before})\\s?(?:(?:${w.section}) |${the})(.{1,120}?)`,
      'move $1 before $2',
    ),
    order(
      `(?:${w.move}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.after})\\s?(?:(?:${w.section}) |${the})(.{1,120}?)`,
      'move $1 after $2',
    ),
    order(`(?:${w.move}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.atEnd})`, 'move $1 to the end'),
    order(`(?:${w.move}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.atTop})`, 'move $1 to the top'),
    order(
      `(?:${w.change}|${w.make}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.to}) ${the}(?:${w.list})`,
      'turn $1 into bullets',
    ),
    order(
      `(?:${w.change}|${w.make}) (?:(?:${w.section}) |${the})(.{1,120}?) (?:${w.to}) ${the}(?:${w.table})`,
      'turn $1 into a table',
    ),
    order(`(?:${w.change}) ${the}(.{1,120}?) (?:${w.to}) (.{1,120}?)`, 'change $1 to $2'),
    order(`(?:${w.answerTo})\\s?(.{1,80}?)\\s?:\\s?(.{1,1000})`, 'answer to $1: $2'),
    order(
      `(?:${w.add}) ${an}(?:${w.requirement})(?: (?:${w.that}))?\\s?[:,]?\\s(?:(?:${w.that}) )?(.{1,1000})`,
      'add a requirement that $1',
    ),
    order(`${an}(?:${w.requirement})\\s?:\\s(.{1,1000})`, 'add a requirement that $1'),
    order(`(?:${w.add}) ${an}(?:${w.risk})\\s?[:,]?\\s(?:(?:${w.that}) )?(.{1,1000})`, 'add a risk that $1'),
    order(`${an}(?:${w.risk})\\s?:\\s(.{1,1000})`, 'add a risk that $1'),
    order(`(?:${w.add}) ${an}(?:${w.question})\\s?:\\s?(.{1,1000})`, 'add an open question: $1'),
    order(`(?:${w.add}) ${an}(?:${w.section}) (?:(?:${w.about})\\s?)?(.{1,1000})`, 'add a section about $1'),
    order(`(?:${w.add}) (?:${w.that}) (.{1,1000})`, 'add that $1'),
    order(`(?:${w.add}) (.{1,1000})`, 'add $1'),
  ];
}
