import { pluralOf, singularOf } from '../../api/nouns.ts';
import type { Description } from './description.ts';
import { plain } from './description-shapes.ts';
import { partsOf } from './parts.ts';

/** "Patient (name, date of birth)": a part that is told with parts of its own. */
const nested =
  /^(?:an?|the|one|its|optional) (\p{L}[\p{L}-]{2,30})\s?\(([^()]{6,200})\)$|^(\p{L}[\p{L}-]{2,30}) \(([^()]{6,200})\)$/iu;
/** What a thing has and no set of values consists of. */
export const ofThing =
  /(?:^|\s)(?:name|number|date|e-?mail|phone|address|birth|code|title|id|amount|price|zip|city|street|sku|quantity|qty|currency|url|description|unit|weight|text|body|points|correct|path|size|length|width|height|duration|capacity|lat|lng|lon|latitude|longitude|ts|timestamp|time|start|end|at|reason|remarks?|notes?|comment|score|caption|photo|status|version|location|position)(?:\s|$)/iu;
const fewest = 2;

/** "Requests come from researchers (name, institute, email)": several of a thing, with what each has. */
const inPassing =
  /(?<!\p{L})(?:from|by|to|for|of|with|and) (?:the |all )?(\p{L}[\p{L}-]{2,30}s) \(([^()]{6,200})\)/giu;

/** The descriptions of a sentence, with the things that it names in passing with their parts in brackets. */
export function withBracketed(sentence: string, told: readonly Description[]): Description[] {
  const bracketed = [...sentence.matchAll(inPassing)].flatMap(([, thing = '', list = '']) =>
    tellsParts(list)
      ? [{ ...plain, name: singularOf(thing.toLowerCase()), list, isRecord: true, isGeneric: true }]
      : [],
  );
  return [...told, ...bracketed.filter(({ name }) => told.every((one) => one.name !== name))];
}

function tellsParts(list: string): boolean {
  return partsOf(list).filter((one) => ofThing.test(one)).length >= fewest;
}

/** "A list of ingredients with amounts", "line items with description, quantity and unit price": several of what has parts of its own. */
const severalWith =
  /(?:^|, |,? and )(?:(?:an? |the |its )?(?:list|set|number|series) of |several |many |one or more )?((?:\p{L}{3,20} )?(?!this|has|was)\p{L}{3,30}s),? (?:each )?with (?!(?:an?|the|its|their|different)(?!\p{L}))(\p{L}.{2,200})$/iu;
/** What begins another part of the whole behind a list without articles. */
const opensOther = /(?:, |,? and )(?=(?:an?|the|its|several|many|one or more) )/iu;

/** The description without the parts that some of its parts have, and those with these: the lines of an invoice have a price each. */
export function withInnerLists(whole: Description): Description[] {
  const match = severalWith.exec(whole.list);
  const [, thing = '', behind = ''] = match ?? [];
  const [inner = ''] = behind.split(opensOther);
  const rest = behind.slice(inner.length);
  const own = partsOf(inner);
  // Names joined with an "and", up to the end or to what opens with an article.
  if (match === null || (own.length > 1 ? !/ and [^,]+$/u.test(inner) : rest === '')) return [whole];
  const name = thing.toLowerCase().split(' ');
  const noun = [...name.slice(0, -1), singularOf(name.at(-1) ?? '')].join('_');
  const list = `${whole.list.slice(0, match.index)}${match[0].startsWith(',') ? ', ' : match.index > 0 ? ' and ' : ''}several ${thing}${rest}`;
  return [
    { ...whole, list },
    {
      ...whole,
      name: noun,
      list: inner,
      isRecord: true,
      isNoted: false,
      of: whole.name.replaceAll('_', ' '),
    },
  ];
}

/** A description, with one more for each of its parts that is a thing with parts: "an order: patient (name, date of birth)". */
export function withNested(whole: Description): Description[] {
  const inner = partsOf(whole.list).flatMap((part): Description[] => {
    const match = nested.exec(part);
    const list = match?.[2] ?? match?.[4] ?? '';
    if (!tellsParts(list)) return [];
    const name = singularOf((match?.[1] ?? match?.[3] ?? '').toLowerCase());
    const isMany = pluralOf(name) === (match?.[3] ?? '').toLowerCase();
    const of = isMany ? { of: whole.name.replaceAll('_', ' ') } : {};
    return [
      {
        name,
        list,
        isRecord: true,
        isNoted: false,
        isGeneric: whole.isGeneric,
        isPassing: whole.isPassing,
        ...of,
      },
    ];
  });
  // What there are several of refers back by a field of its own.
  const list = inner.reduce(
    (text, one) =>
      one.of === undefined
        ? text.replace(`(${one.list})`, '')
        : text.replace(`${pluralOf(one.name)} (${one.list})`, `several ${pluralOf(one.name)}`),
    whole.list,
  );
  return [{ ...whole, list }, ...inner];
}
