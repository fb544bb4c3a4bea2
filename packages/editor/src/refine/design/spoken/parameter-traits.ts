import type { ParameterChange, ParameterNote } from '../../endpoints/parameter-edits.ts';
import type { WishedParameter } from '../../endpoints/parameters.ts';
import { schemaOf } from './said-types.ts';
import type { Traits } from './traits.ts';

/** What traits make of a parameter. */
export function changeOf(traits: Traits): ParameterChange {
  return {
    ...(traits.isRequired === undefined ? {} : { isRequired: traits.isRequired }),
    notes: notesOf(traits),
    schema: (old) => withTraits(old, traits),
  };
}

const typeNote =
  /^(?:integer|number|string|boolean|array of .+|object|uuid|date|date-time|email|uri|text|int|timestamp\p{L}*)$/iu;

function notesOf(traits: Traits): ParameterNote[] {
  const notes: ParameterNote[] = [];
  if (traits.values)
    notes.push({ text: traits.values.map((one) => `\`${one}\``).join(', '), replaces: /^`[^`]+`$/u });
  if (traits.type !== undefined) notes.push({ text: plainType(traits.type), replaces: typeNote });
  if (traits.fallback !== undefined)
    notes.push({
      text: traits.fallback === null ? '' : `default ${traits.fallback}`,
      replaces: /^default\b/iu,
    });
  if (traits.least !== undefined) notes.push({ text: `min ${traits.least}`, replaces: /^min\b/iu });
  if (traits.above !== undefined)
    notes.push({ text: `more than ${traits.above}`, replaces: /^more than \d/iu });
  if (traits.most !== undefined) notes.push({ text: `max ${traits.most}`, replaces: /^max \d/iu });
  if (traits.unit !== undefined) notes.push({ text: `in ${traits.unit}`, replaces: /^in \S+$/u });
  if (traits.length !== undefined)
    notes.push({ text: `at most ${traits.length} characters`, replaces: /characters$/iu });
  return notes;
}

function plainType(type: string): string {
  const schema = schemaOf(type) as {
    type: string;
    format?: string;
    items?: { type: string; format?: string };
  };
  if (schema.items) return `array of ${schema.items.format ?? schema.items.type}`;
  return schema.format ?? schema.type;
}

const limited =
  /(?<=(?:max|maximum|at most|up to|höchstens|maximal|au plus|como máximo)\.? ?)\d+(?= ?(?:char|letter|zeichen|caract))/iu;

/** Words that limit characters with another limit; other words as they are. */
export function withLength(words: string, length: number): string {
  return words.replace(limited, `${length}`);
}

/** A schema with what traits say. */
export function withTraits(
  old: Readonly<Record<string, unknown>>,
  traits: Traits,
): Readonly<Record<string, unknown>> {
  const { type: _, format: __, items: ___, enum: ____, ...others } = old;
  const base =
    traits.type !== undefined
      ? { ...schemaOf(traits.type), ...others }
      : traits.values
        ? { type: 'string', ...others }
        : isCounted(old, traits)
          ? { ...old, type: 'integer' }
          : old;
  const { default: fallback, ...bare } = {
    ...base,
    ...(traits.values ? { enum: traits.values } : {}),
  } as Record<string, unknown>;
  const isList = (base as { type?: string }).type === 'array';
  return {
    ...bare,
    ...(traits.unit === undefined ? {} : { description: inUnit(bare['description'], traits.unit) }),
    ...(traits.least === undefined ? {} : { [isList ? 'minItems' : 'minimum']: traits.least }),
    ...(traits.above === undefined ? {} : { exclusiveMinimum: traits.above }),
    ...(traits.most === undefined ? {} : { [isList ? 'maxItems' : 'maximum']: traits.most }),
    ...(traits.length === undefined ? {} : withMaxLength(bare, traits.length)),
    ...(traits.fallback === undefined
      ? fallback === undefined
        ? {}
        : { default: fallback }
      : traits.fallback === null
        ? {}
        : { default: jsonValue(traits.fallback, (base as { type?: string }).type) }),
  };
}

/** What a description says, with the unit told first. */
function inUnit(description: unknown, unit: string): string {
  const others = typeof description === 'string' ? description.split(/;\s*/u) : [];
  return [`in ${unit}`, ...others.filter((one) => !/^in \S+$/u.test(one))].join('; ');
}

/** Whether bounds tell that what was taken for words is a number. */
function isCounted(old: Readonly<Record<string, unknown>>, { least, most, above }: Traits): boolean {
  const bounds = [least, most, above].filter((one) => one !== undefined);
  return old['type'] === 'string' && !('enum' in old) && bounds.length > 0 && bounds.every(Number.isInteger);
}

/** The limit of a schema, also where its description tells it. */
function withMaxLength({ description }: Record<string, unknown>, length: number): Record<string, unknown> {
  return {
    ...(typeof description === 'string' ? { description: withLength(description, length) } : {}),
    maxLength: length,
  };
}

function jsonValue(words: string, type: string | undefined): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/u.test(words)) return Number(words);
  if (type === 'boolean' && /^(?:true|false)$/iu.test(words)) return /^true$/iu.test(words);
  return words;
}

/** Traits in words for the person who gave the feedback. */
export function toldOf(traits: Traits): string {
  const required = traits.isRequired === undefined ? [] : [traits.isRequired ? 'required' : 'optional'];
  return [...required, ...notesOf(traits).map((one) => one.text || 'no default')].join(', ');
}

/** A parameter as traits describe it. */
export function wishOf(name: string, traits: Traits, place: WishedParameter['place']): WishedParameter {
  const { values: _, ...others } = traits;
  const notes = notesOf(others).map(({ text }) => text);
  return {
    name,
    place,
    isRequired: traits.isRequired ?? place === 'path',
    note: notes.filter((one) => one !== '').join(', '),
    values: traits.values ?? [],
    schema: withTraits({ type: 'string' }, traits),
  };
}
