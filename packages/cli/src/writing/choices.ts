import type { Audience, Context, Format } from '@faircopy/contract';
import { InvalidArgumentError, Option } from 'commander';

/** The contract's values again, so that `--help` need not load its schemas. The types hold the two together. */
export const AUDIENCES = Object.keys({
  'Junior Dev': 0,
  'Senior Dev': 0,
  'Tech Lead': 0,
  SRE: 0,
  'Data Engineer': 0,
} satisfies Record<Audience, 0>) as Audience[];

export const CONTEXTS = Object.keys({
  Backend: 0,
  Frontend: 0,
  Mobile: 0,
  'Data/ML': 0,
  DevOps: 0,
} satisfies Record<Context, 0>) as Context[];

export const FORMATS = Object.keys({
  'Technical Spec': 0,
  'Jira Tickets': 0,
  'API Design': 0,
  RFC: 0,
  'Data Model': 0,
  Prompt: 0,
  Optimize: 0,
} satisfies Record<Format, 0>) as Format[];

/**
 * The choice somebody means: `senior-dev`, `SeniorDev` and `Senior Dev` are one.
 *
 * @throws {InvalidArgumentError} when it is none of them
 */
export function chosen<Choice extends string>(choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => plain(choice) === plain(text));
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It is one of ${choices.map(kebab).join(', ')}.`);
}

/** As it is typed most easily, such as `data-ml`. */
function kebab(choice: string): string {
  return choice.toLowerCase().replaceAll(/[ /]/g, '-');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** An option that takes one of the choices, however it is written. */
export function choiceOption<Choice extends string>(
  flags: string,
  description: string,
  choices: readonly Choice[],
): Option {
  return new Option(flags, description)
    .choices(choices.map(kebab))
    .argParser((text) => chosen(choices, text));
}

/** A whole number from 0 to 100. @throws {InvalidArgumentError} */
export function toneOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  throw new InvalidArgumentError('It is a whole number from 0, conversational, to 100, formal.');
}
