import { singularOf } from '../../understand/api/nouns.ts';
import { type Composition, say } from '../composition.ts';
import { namedInputs } from './named-inputs.ts';
import type { Task } from './task.ts';

/** A variable of a prompt. */
export interface Variable {
  /** What stands between the braces. */
  readonly name: string;
  /** The name of the element that encloses its value; stands nowhere in the input. */
  readonly tag: string;
  /** What it holds, as an item of a list. */
  readonly meaning: string;
}

const braces = /(?<![$\w])\{\{\s{0,4}([A-Za-z_][\w.-]{0,80})\s{0,4}\}\}/gu;

/**
 * The variables the input writes, else one for what the task works on. Their values come from outside, so each has an
 * element of its own whose name the input does not contain.
 */
export function variablesOf(composition: Composition, task: Task): Variable[] {
  const { text } = composition.understanding.source;
  const own = [...new Set([...text.matchAll(braces)].map((match) => match[1] ?? ''))];
  const taken = new Set<string>();
  if (own.length > 0) {
    return own.map((name) => ({
      name,
      tag: tagFor(name, text, taken),
      meaning: meaningOf(name, composition),
    }));
  }
  const { phrases } = composition;
  const isText = task.kind === 'text';
  const given = isText && composition.language === 'en' ? inputsIn(composition) : [];
  if (given.length > 0)
    return given.map((thing) => {
      const name = joinedName(thing.split(' '));
      const variable = written(name);
      return {
        name,
        tag: tagFor(name, text, taken),
        meaning: say(composition, 'promptNamedIs', { variable, name: thing }),
      };
    });
  const name = task.material
    ? nameOf(task.material)
    : phrases[isText ? 'promptTextVariable' : 'promptVariable'];
  const meaning = task.material ? 'promptVariableIs' : isText ? 'promptTextIs' : 'promptMaterialIs';
  return [
    {
      name,
      tag: tagFor(name, text, taken),
      meaning: say(composition, meaning, { variable: written(name), name: task.material ?? '' }),
    },
  ];
}

/** The things that the input says come in. */
function inputsIn({ understanding }: Composition): string[] {
  return understanding.statements.map(({ text }) => namedInputs(text)).find(({ length }) => length > 0) ?? [];
}

/** What the words before a variable call it: "the customer's plan {{plan}}"; else that it is given. */
function meaningOf(name: string, composition: Composition): string {
  const { text } = composition.understanding.source;
  const variable = written(name);
  const thing = thingIn(composition.language);
  if (thing === null) return say(composition, 'promptOwnIs', { variable });
  const called = new RegExp(
    String.raw`${thing}\s\x60?\{\{\s{0,4}${name.replaceAll('.', '\\.')}\s{0,4}\}\}`,
    'iu',
  ).exec(text)?.[1];
  return called === undefined
    ? say(composition, 'promptOwnIs', { variable })
    : say(composition, 'promptNamedIs', { variable, name: called });
}

/** Articles before what a variable is called, by language. */
const articles: Readonly<Record<string, string>> = {
  en: 'the|an?|our|its|their|each|every',
  de: 'der|die|das|den|dem|ein|eine|einen|jede[nrs]?',
  fr: "le|la|les|l['’]|un|une|des",
  es: 'el|la|los|las|un|una',
  it: "il|lo|la|i|gli|le|l['’]|un|una",
  pt: 'o|a|os|as|um|uma',
  nl: 'de|het|een',
};

/** Words that a name does not end with: "the migration in {{migration}}". */
const hanging = 'in|from|of|with|for|at|as|is|are|aus|von|mit|für|als|ist|sind|dans|de|avec|en|con|est|es';

/** A noun with its article: "the mail", "la liste des caractéristiques". */
function thingIn(language: string): string | null {
  const article = articles[language];
  return article === undefined
    ? null
    : String.raw`(?<!\p{L})((?:${article})(?:\s|(?<=['’]))(?:[\p{L}'’-]+\s){0,3}?(?!(?:${hanging})\s)[\p{L}'’-]+)`;
}

function written(name: string): string {
  return `\`{{${name}}}\``;
}

/** "customer tickets" → "customer_ticket". */
function nameOf(material: string): string {
  const words = material
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim()
    .split(/\s+/u);
  const last = singularOf(words.at(-1) ?? '');
  return joinedName([...words.slice(0, -1), last]);
}

/** "list of services" → "list_of_services". */
function joinedName(words: readonly string[]): string {
  return words.join('_').toLowerCase().normalize('NFD').replace(/[^\w]/gu, '');
}

/** Names of HTML that a reader of Markdown may take for its own. */
const ofHtml =
  /^(?:script|style|iframe|textarea|pre|title|form|table|body|head|html|link|meta|img|svg|math|code|object|video|audio)$/u;

/** A name for the element that neither the input nor another variable has: the variable's own, else with a number. */
function tagFor(name: string, text: string, taken: Set<string>): string {
  const plain = text.toLowerCase();
  const base =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')
      .replace(ofHtml, '$&-text') || 'data';
  for (let number = 1; ; number += 1) {
    const tag = number === 1 ? base : `${base}-${number}`;
    if (plain.includes(`<${tag}`) || plain.includes(`</${tag}`) || taken.has(tag)) continue;
    taken.add(tag);
    return tag;
  }
}

/** Refers to variables by the name of their element, so that their values stand in one place only. */
export function referTo(text: string, variables: readonly Variable[]): string {
  if (!text.includes('{{')) return text;
  return text.replace(
    /(`?)(?<![$\w])\{\{\s{0,4}([A-Za-z_][\w.-]{0,80})\s{0,4}\}\}(`?)/gu,
    (whole, before: string, name: string, after: string) => {
      const variable = variables.find((one) => one.name === name);
      if (!variable) return whole;
      return before === after ? `\`${variable.tag}\`` : `${before}${variable.tag}${after}`;
    },
  );
}
