import { contentWords } from '../../document/content-words.ts';
import { endOf, startOf } from '../../document/outline.ts';
import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice, wholeLines } from '../editing/splice.ts';
import { listed } from '../tickets/requirement-parts.ts';
import { itemsUnder, type Prompt } from './parts.ts';

/** A variable that feedback gives a prompt. */
export interface NewVariable {
  readonly name: string;
  /** What it holds; null where the feedback does not say. */
  readonly meaning: string | null;
}

const word = '(?:variable|input|placeholder|parameter)s?';
const name =
  '(?:\\{\\{ ?(?<braced>[A-Za-z_][\\w.-]{0,60}) ?\\}\\}|["“`\']?(?<plain>[A-Za-z_][\\w-]{1,40})["”`\']?)';
const meaning =
  '(?:(?:,? (?:for|with|holding|containing|that (?:holds|contains|is|has)|which (?:holds|contains|is|has)) |\\s?[:–-] |,? \\()(?<meaning>[^()]{2,200}?)\\)?)?';
const adding: readonly RegExp[] = [
  new RegExp(
    `^(?:add|include|introduce|insert|create) (?:(?:an?|the|another|one more|a new) )?${name} (?:as (?:an? )?)?${word}${meaning}$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|include|introduce|insert|create|define|give it) (?:an?|the|another|one more|a new|new)? ?${word} (?:called |named )?${name}${meaning}$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|include|introduce|insert) ${name} (?:as|to) (?:an?|the|another)? ?${word}${meaning}$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|include|introduce|insert|use) \\{\\{ ?(?<braced>[A-Za-z_][\\w.-]{0,60}) ?\\}\\}${meaning}$`,
    'iu',
  ),
  new RegExp(
    `^(?:we|it|the prompt) (?:also )?(?:needs?|gets?|takes?|has) (?:an?|another|one more) (?:(?:new|second|third) )?${word} (?:called |named )?${name}${meaning}$`,
    'iu',
  ),
  new RegExp(
    `^there (?:is|should be|must be) (?:also )?(?:an?|another|one more) (?:new )?${word} (?:called |named )?${name}${meaning}$`,
    'iu',
  ),
];
/** "The tariff is a variable of its own, call it tariff": what it holds stands before its name. */
const ownVariable = new RegExp(
  `^(?:make )?(?<what>(?:the |an? |its )?\\p{L}[\\p{L}'’ -]{1,60}?)(?: (?:is|are|should be|must be|has to be|needs to be|becomes?|gets?|needs?))? (?:an? |its |their )?(?:(?:own|separate|extra|second|further) )?${word}(?: of (?:its|their) own)?(?:,? (?:and )?(?:(?:please )?(?:call|name) (?:it|that)|called|named|the name is) ${name})?$`,
  'iu',
);
/** "Add a variable for the language": what it holds is what it is named after. */
const described = new RegExp(
  `^(?:add|include|introduce|use|give it) (?:the )?(?<given>\\p{Ll}+(?: \\p{Ll}+){1,4}) as (?:an? )?(?:new |further |another )?${word}$|^(?:add|include|introduce|create|we need) (?:an?|another|one more|the) (?:new |further |second |third )?${word}(?: for|\\s?:| with) (?:the |an? )?(?<what>\\p{Ll}+(?: \\p{Ll}+){0,5})$|^(?:also )?(?:hand|pass|feed) (?:it|the (?:model|assistant|prompt|bot))(?: also)? (?:the |an? )?(?<handed>\\p{Ll}+(?: \\p{Ll}+){0,5}?)(?: too| as well)?$`,
  'iu',
);
const removing = new RegExp(
  `^(?:remove|drop|delete|take out|get rid of) (?:the )?(?:${word} )?\\{\\{ ?(?<braced>[A-Za-z_][\\w.-]{0,60}) ?\\}\\}(?: ${word})?$|^(?:remove|drop|delete|take out|get rid of) the (?:${word} )(?<plain>[A-Za-z_][\\w-]{1,40})$`,
  'iu',
);

const needless = new RegExp(
  `^(?:the )?(?:${word} )?(?:\\{\\{ ?(?<braced>[A-Za-z_][\\w.-]{0,60}) ?\\}\\}|(?<plain>[A-Za-z_][\\w-]{1,40}))(?: ${word})? (?:is|isn['’]t)(?: not| no longer)? (?:needed|necessary|unnecessary|superfluous|used|obsolete)(?: any ?more| any longer)?$|^(?:we|you|it) (?:do not|don['’]t|does not|doesn['’]t) need (?:the )?(?:${word} )(?<name>[A-Za-z_][\\w-]{1,40})(?: any ?more)?$`,
  'iu',
);

/** The variable that words add to a prompt; null where they add none. */
function variableAdded(clause: string): NewVariable | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  for (const pattern of adding) {
    const groups = pattern.exec(words)?.groups;
    const found = groups?.['braced'] ?? groups?.['plain'];
    if (
      found === undefined ||
      /^(?:an?|the|another|one|some|new|more|own|for|with|to|that|which|called|named)$/iu.test(found)
    )
      continue;
    return { name: found, meaning: groups?.['meaning']?.trim() ?? null };
  }
  const own = ownVariable.exec(words)?.groups;
  const called = own?.['braced'] ?? own?.['plain'];
  if (own?.['what'] !== undefined && called !== undefined) return { name: called, meaning: own['what'] };
  const inputs = described.exec(words)?.groups;
  const what = inputs?.['what'] ?? inputs?.['given'] ?? inputs?.['handed'];
  return what === undefined || /^(?:that|this|it|these|those|them|each|all|an?|the)$/iu.test(what)
    ? null
    : {
        name: what
          .toLowerCase()
          .replaceAll(/(?<!\p{L})(?:the|an?|our|their|its) /gu, '')
          .replaceAll(' ', '_'),
        meaning: `the ${what}`,
      };
}

const several =
  /^(?:add|include|introduce|insert|create|we need) (?:(?:two|three|the|these|some|2|3|new|more) ){0,2}(?:variables|inputs|placeholders|parameters)\s?:? (?<list>\{\{.{3,200}\}\})$/iu;

/** The variables that words add to a prompt, one or several named in a row. */
export function variablesAdded(clause: string): readonly NewVariable[] {
  const list = several.exec(clause.trim().replace(/[.!]+$/u, ''))?.groups?.['list'];
  const names = [...(list ?? '').matchAll(/\{\{ ?([A-Za-z_][\w.-]{0,60}) ?\}\}/gu)].map(
    ([, found = '']) => found,
  );
  if (names.length > 1) return names.map((found) => ({ name: found, meaning: null }));
  const one = variableAdded(clause);
  return one === null ? [] : [one];
}

/** The name of the variable that words take out of a prompt, by its name or by the words it is made of; null where they take none. */
export function variableRemoved(clause: string, known: readonly Variable[]): string | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  const groups = (removing.exec(words) ?? needless.exec(words))?.groups;
  return groups?.['braced'] ?? groups?.['plain'] ?? groups?.['name'] ?? describedIn(words, known);
}

const removingWhat =
  /^(?:remove|drop|delete|take out|get rid of) (?:the |our )?(?<what>[\p{L}'’ -]{3,60}?)(?: input| variable)?$/iu;

/** The variable that words to be removed are the name of: "the customer tier" is `customers_tier`. */
function describedIn(words: string, known: readonly Variable[]): string | null {
  const what = contentWords(removingWhat.exec(words)?.groups?.['what'] ?? '');
  const found = known.find(({ name }) => {
    const own = contentWords(name.replaceAll('_', ' '));
    return own.length > 0 && own.join(' ') === what.join(' ');
  });
  return found?.name ?? null;
}

/** The text with another name of a variable, in braces, of the element that holds its value, and where that is named as code. */
export function withName(text: string, old: Variable, fresh: string): string {
  const tag = tagOf(fresh);
  return text
    .replace(new RegExp(`\\{\\{\\s?${literal(old.name)}\\s?\\}\\}`, 'gu'), () => `{{${fresh}}}`)
    .replace(new RegExp(`(?<=^</?)${literal(old.tag)}(?=>$)`, 'gmu'), () => tag)
    .replace(new RegExp(`(?<=\`)${literal(old.tag)}(?=\`)`, 'gu'), () => tag);
}

function tagOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

/** A variable a prompt declares, and the element that holds its value. */
export interface Variable {
  readonly name: string;
  readonly tag: string;
}

/** The names of the variables a prompt declares, in order, each with the element that holds its value. */
export function variablesOf(draft: Draft, prompt: Prompt): Variable[] {
  const { inputs } = prompt;
  if (!inputs) return [];
  const body = draft.text.slice(inputs.headingEnd, inputs.bodyEnd);
  return itemsUnder(draft, inputs).flatMap((item) => {
    const found = /^`?\{\{\s?([\w.-]+)\s?\}\}/u.exec(item.text)?.[1];
    if (found === undefined) return [];
    const at = body.search(new RegExp(`^\\{\\{\\s?${literal(found)}\\s?\\}\\}$`, 'mu'));
    const tag = at < 0 ? undefined : /<([\w-]+)>\s*$/u.exec(body.slice(0, at))?.[1];
    return [{ name: found, tag: tag ?? found }];
  });
}

/** The text with one more variable: declared, enclosed, and named wherever all of them are; null where the prompt has no place for it. */
export function withVariable(draft: Draft, prompt: Prompt, fresh: NewVariable): string | null {
  const { inputs } = prompt;
  const last = itemsUnder(draft, inputs).at(-1);
  const known = variablesOf(draft, prompt);
  if (!inputs || !last || known.length === 0) return null;
  const newline = lineBreakOf(draft.text);
  const tag = tagOf(fresh.name);
  const said = fresh.meaning === null ? 'given for each run' : fresh.meaning.replace(/[.]$/u, '');
  const end = endOfLast(inputs.nodes) ?? inputs.headingEnd;
  const tags = known.map((one) => `\`${one.tag}\``);
  return splice(draft.text, [
    { start: last.end, end: last.end, text: `${newline}- \`{{${fresh.name}}}\`: ${said}.` },
    ...renamedList(draft, tags, [...tags, `\`${tag}\``]),
    { start: end, end, text: `${newline}${newline}<${tag}>${newline}{{${fresh.name}}}${newline}</${tag}>` },
  ]);
}

/** The text without a variable, wherever it is declared, enclosed or named beside the others; null where it is the only one. */
export function withoutVariable(draft: Draft, prompt: Prompt, gone: string): string | null {
  const known = variablesOf(draft, prompt);
  const variable = known.find((one) => one.name.toLowerCase() === gone.toLowerCase());
  const item = itemsUnder(draft, prompt.inputs).find((one) => one.text.includes(`{{${variable?.name}}}`));
  const { inputs } = prompt;
  if (!variable || !item || !inputs || known.length < 2) return null;
  const opening = draft.text.indexOf(`<${variable.tag}>`, inputs.headingEnd);
  const closing = draft.text.indexOf(`</${variable.tag}>`, opening);
  const tags = known.map((one) => `\`${one.tag}\``);
  const block: Splice[] =
    opening < 0 || closing < 0 || closing > inputs.bodyEnd
      ? []
      : [
          {
            ...wholeLines(draft.text, opening, closing),
            start: draft.text.lastIndexOf('\n', opening - 2) + 1,
          },
        ];
  return splice(draft.text, [
    wholeLines(draft.text, item.start, item.end),
    ...renamedList(
      draft,
      tags,
      tags.filter((one) => one !== `\`${variable.tag}\``),
    ),
    ...block,
  ]);
}

/** Where a draft lists all variables of a prompt, the list as it is now. */
function renamedList(draft: Draft, old: readonly string[], fresh: readonly string[]): Splice[] {
  const words = listed(old, draft.language);
  const splices: Splice[] = [];
  for (let at = draft.text.indexOf(words); at >= 0; at = draft.text.indexOf(words, at + words.length))
    if (old.length > 1 || /(?:stands in |between the |data in )$/iu.test(draft.text.slice(0, at)))
      splices.push({ start: at, end: at + words.length, text: listed(fresh, draft.language) });
  return splices;
}

function endOfLast(nodes: readonly Parameters<typeof endOf>[0][]): number | null {
  const last = nodes.at(-1);
  return last && startOf(last) >= 0 ? endOf(last) : null;
}
