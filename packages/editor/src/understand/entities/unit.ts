import type { Field } from './entity.ts';

/** "In kg", "in °C": what is measured is a number. */
const unit =
  /^in (?:[kmc]?g|[mc]?l|[kcm]?m|[km]?Wh?|kWh|°?[CF]|%|percent|litres?|liters?|kilos?|grams?|euros?|EUR|USD|dollars?|pounds?|GBP|CHF|bar|hPa|ppm|lux|volts?|watts?|amps?|met(?:re|er)s?|kilomet(?:re|er)s?|miles?|minutes?|hours?|seconds?|days|ms|MB|GB|km\/h|m²|m2|m³|m3|sqm)(?!\p{L})/iu;

/** Whether the input says in which unit a field is measured: then it is a number. */
export function hasUnit({ note }: Pick<Field, 'note'>): boolean {
  return unit.test(note);
}
