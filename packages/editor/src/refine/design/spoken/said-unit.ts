const name =
  '(?:[kmcµ]?g|t|tonnes?|tons?|[mcdhk]?l|[kcmµn]?m|inch(?:es)?|[kM]?Wh?|kWp?|°C|°F|°|degrees|%|percent|lit(?:re|er)s?|kilos?|kilograms?|grams?|gramm|euros?|EUR|USD|dollars?|pounds?|GBP|CHF|bar|hPa|ppm|lux|volts?|V|watts?|amps?|met(?:re|er)s?|meter[n]?|centimet(?:re|er)s?|millimet(?:re|er)s?|kilomet(?:re|er)s?|miles?|min(?:utes?|uten|utos)?|hours?|h|stunden|heures|horas|sec(?:onds?)?|sekunden|secondes|segundos|days|tage|jours|días|weeks|months|years|ms|[kMG]B|km\\/h|m²|m2|m³|m3|sqm|ha|hectares?|cents?|centimes?|céntimos?|pence|dpi|Hz|[kM]Hz)';
const behindNumber = new RegExp(`(?<=\\d)[ \\u00a0]?(?<unit>${name})(?![\\p{L}\\p{N}_])`, 'iu');
const told = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:(?:measured |stored |given |counted |expressed |gemessen |angegeben )?(?:in|en)|unit:?|einheit:?|unité ?:?) (?:whole |full |ganzen )?(?<unit>${name})(?![\\p{L}\\p{N}_])`,
  'iu',
);

/** "(integer, mm, optional)": a unit of its own among what is said of a field. */
const listed = new RegExp(`(?<=[,(] ?)(?!min(?!\\p{L}))(?<unit>${name})(?= ?[,)])`, 'iu');

/** The unit that words measure something in, and the words without it; null where they name none. */
export function saidUnit(words: string): { readonly unit: string; readonly rest: string } | null {
  for (const pattern of [told, behindNumber, listed]) {
    const found = pattern.exec(words);
    const unit = found?.groups?.['unit'];
    if (!found || unit === undefined) continue;
    const rest = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    // each of two bounds may come with it: "between 1 kg and 20 kg"
    return { unit, rest: rest.replace(behindNumber, ' ') };
  }
  return null;
}
