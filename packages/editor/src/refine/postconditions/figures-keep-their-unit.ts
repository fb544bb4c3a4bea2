import { type Postcondition, quoted } from './postcondition.ts';

const unit =
  '(?:ms|h|secs?|seconds?|mins?|minutes?|minuten|minutos|minuti|hours?|stunden|heures|horas|ore|days?|tage?n?|jours|weeks?|wochen|months?|[kMGT]i?B|%|€|EUR|USD|km|cm|mm|kg|kWh|kW|V|°C|Hz)';
/** "240 min V": a value with its unit in the place of a figure that had its own. */
const twice = new RegExp(String.raw`\d[\d.,]*\s?${unit}\s${unit}(?![\p{L}\d])`, 'u');
/** "15-3 examples", and neither a day, a time nor a number of several parts. */
const range = /(?<![\d.,:/-])(\d{1,4})\s?[-–]\s?(\d{1,4})(?![\d.:/-]|,\d)/gu;

/** A figure is exchanged with what it measures, and a range still rises. */
export const figuresKeepTheirUnit: Postcondition = ({ before, changed: { gone, fresh } }) => {
  if (gone.length === 0) return null;
  const doubled = fresh
    .map((line) => twice.exec(line)?.[0])
    .find((said) => said && !before.text.includes(said));
  if (doubled !== undefined) return `written ${quoted(doubled)}, a value with two units`;
  const falling = fresh
    .flatMap((line) => [...line.matchAll(range)])
    .find(([said, from, to]) => Number(from) > Number(to) && !before.text.includes(said));
  return falling === undefined ? null : `written ${quoted(falling[0])}, which is no range`;
};
