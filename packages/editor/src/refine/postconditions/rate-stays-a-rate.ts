import { type Postcondition, quoted } from './postcondition.ts';

/** "Every 15 minutes": how often something happens. */
const rate =
  /(?<!\p{L})(?:every|each|alle|jede[nrs]?|toutes les|tous les|cada|ogni|elke|co) (?<value>\d[\d.,]*\s?\p{L}+)/giu;
/** What speaks of how often. */
const ofRate =
  /(?<!\p{L})(?:every|each|per|often|frequen\p{L}*|intervals?|hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual\p{L}*|rhythm|cycle|cadence|schedul\p{L}*|refresh\p{L}*|poll\p{L}*|rotat\p{L}*|sync\p{L}*|heartbeat|alle|jede[nrs]?|stündlich|täglich|wöchentlich|monatlich|jährlich|häufig\p{L}*|toutes|tous|cada|ogni|elke|co)(?!\p{L})|\//iu;

/** How often something happens changes where feedback says how often, or names the value that stands: how long a thing lasts is no rate. */
export const rateStaysARate: Postcondition = ({ changed: { gone, fresh }, clause }) => {
  if (gone.length !== fresh.length || ofRate.test(clause)) return null;
  for (const [at, line] of gone.entries()) {
    const now = ratesIn(fresh[at] ?? '');
    const old = ratesIn(line).find((one, place) => now[place] !== undefined && now[place] !== one);
    const number = /\d[\d.,]*/u.exec(old ?? '')?.[0];
    if (old !== undefined && number !== undefined && !clause.includes(number))
      return `written ${quoted(fresh[at] ?? '')}`;
  }
  return null;
};

const ratesIn = (line: string) => [...line.matchAll(rate)].map(({ groups }) => groups?.['value'] ?? '');
