import type { DesignWords } from '../design-words.ts';
import { type Frame, frames, type Grammar, text } from '../frame.ts';

/** The name of a field or an entity, as code has it. */
const name = (group: string) => `[\`"“„«]?(?<${group}>[\\p{L}][\\p{L}\\p{N}_.-]{0,60})[\`"”“»]?`;
const field = '(?<x>[`]?[\\p{L}][\\p{L}\\p{N}]*(?:[_.][\\p{L}\\p{N}]+)+[`]?)';

/** Orders about the entities of a data model and their fields. */
export function designs({ words: w, ordered, last }: Grammar, d: DesignWords): Frame[] {
  const fresh = `(?:(?:${w.article})|(?:${w.fresh}) ){0,4}`;
  const article = `(?:${w.article}){0,2}`;
  const given = { isText: true, isVerbatim: true };
  const of = `(?:${d.in})${article}(?:(?:${d.entity}) )?${name('y')}`;
  const added = `${fresh}(?:${d.entity}) ${name('x')}`;
  const all = `${fresh}(?:${d.field}) (?<x>[\\p{L}\`][^:]{1,120}?) ${of}`;
  const one = `${article}(?:(?:${d.field}) )?`;
  return [
    ...frames(
      [
        `(?:${d.missing}) ${added}\\s?[:,(–-]\\s?${text}`,
        `${added} (?:${d.missing})\\s?[:,(–-]\\s?${text}`,
        `(?:${w.verbs.add}) ${added}(?: (?:${w.particle}))?\\s?(?:[:,(–-]|(?:mit|avec|con|com|met|z|ze)(?= ))\\s?${text}`,
      ],
      'add the entity <x>: <y>',
      given,
    ),
    ...frames(
      [
        `(?:${d.missing}) ${all}`,
        `${all} (?:${d.missing})`,
        ...ordered('add', all),
        ...ordered(
          'add',
          `${article}(?:${d.entity}) ${name('y')} ${fresh}(?:${d.field}) (?<x>[\\p{L}\`].{1,120}?)`,
        ),
        ...ordered('add', `${of} ${fresh}(?:${d.field}) (?<x>[\\p{L}\`][^:]{1,60}?)`),
      ],
      'add the field <x> to <y>',
      given,
    ),
    ...frames(
      ordered('rename', `${article}(?:${d.entity}) ${name('x')} (?:${w.to}) ${name('y')}`),
      'rename the entity <x> to <y>',
      given,
    ),
    ...frames(
      ordered('rename', `${article}(?:${d.field}) ${name('x')} (?:${w.to}) ${name('y')}`),
      'rename the field <x> to <y>',
      given,
    ),
    ...frames(ordered('remove', `${article}(?:${d.entity}) ${name('x')}`), 'remove the entity <x>', given),
    ...frames(
      ordered('remove', `${article}(?:${d.field}) ${name('x')} ${of}`),
      'remove the field <x> from <y>',
      given,
    ),
    ...frames(ordered('remove', `${article}(?:${d.field}) ${name('x')}`), 'remove the field <x>', given),
    ...Object.entries(d.types).flatMap(([type, words]) =>
      frames(
        [
          `${article}(?:${d.field}) ${name('x')} (?:${d.being}) (?:${words})${d.closing}`,
          `${field} (?:${d.being}) (?:${words})${d.closing}`,
        ],
        `change the type of <x> to ${type}`,
        given,
      ),
    ),
    ...(
      [
        [d.required, 'required'],
        [d.optional, 'optional'],
        [d.unique, 'unique'],
      ] as const
    ).flatMap(([words, english]) => [
      ...frames(
        [
          `${article}(?:${d.field}) ${name('x')} (?:${d.being}) (?:${words})${d.closing}`,
          `${field} (?:${d.being}) (?:${words})${d.closing}`,
        ],
        `<x> is ${english}`,
        given,
      ),
      ...frames(
        [`${one}${name('x')} ${of} (?:${d.being}) (?:${words})${d.closing}`],
        `<x> of <y> is ${english}`,
        given,
      ),
    ]),
    ...frames(
      [
        `${one}${field} (?:${w.should}) (?:${d.in})${name('y')}${last('move') === '(?!)' ? '' : `(?: (?:${last('move')}))?`}`,
      ],
      'move <x> to <y>',
      given,
    ),
  ];
}
