import type { Field } from './entity.ts';

/** "In kg", "in °C": what is measured is a number. */
const unit =
  /^(?:in|en) (?:[kmc]?g|[mc]?l|[kcm]?m|[km]?Wh?|kWh|°?[CF]|%|percent|litres?|liters?|kilos?|grams?|euros?|EUR|USD|dollars?|pounds?|GBP|CHF|bar|hPa|ppm|lux|volts?|watts?|amps?|met(?:re|er)s?|kilomet(?:re|er)s?|miles?|minutes?|hours?|seconds?|days|ms|MB|GB|km\/h|m²|m2|m³|m3|sqm)(?!\p{L})/iu;

/** Whether the input says in which unit a field is measured: then it is a number. */
export function hasUnit({ note }: Pick<Field, 'note'>): boolean {
  return unit.test(note);
}

/** Amounts counted in the smallest unit there is, which have no fractions. */
const wholeUnit =
  /^(?:in|en|em) (?:cents?|centimes?|céntimos?|centavos|cêntimos|centesimi|pence|rappen|groszach|öre|bytes)(?!\p{L})/iu;

/** Whether the input says that a field counts whole units: "total in cents". */
export function hasWholeUnit({ note }: Pick<Field, 'note'>): boolean {
  return wholeUnit.test(note);
}

/** The unit that a part of a list ends with, "in cents" of "total in cents"; null where it names none. */
export function unitIn(part: string): string | null {
  const said = /\s((?:in|en|em) .{1,30})$/iu.exec(part)?.[1] ?? '';
  return wholeUnit.test(said) || unit.test(said) ? said : null;
}
