import { detectLanguage } from '../../read/language.ts';
import { germanMainClause } from '../languages/german-main-clause.ts';
import type { AddedKind } from './kinds.ts';

/** What makes a sentence of a clause behind "that", which is none by itself. */
interface MainClause {
  /** What opens the clause. */
  readonly that: RegExp;
  readonly leads: Readonly<Partial<Record<AddedKind, string>>>;
  /** What any other kind has before it; null where such a clause is a sentence without its first word. */
  readonly usual: string | null;
}

const mainClauses: Readonly<Record<string, MainClause>> = {
  // the verb stands last
  de: {
    that: /^dass\s+/iu,
    leads: {
      assumption: 'Es wird angenommen, dass ',
      risk: 'Es besteht das Risiko, dass ',
      decision: 'Entschieden ist, dass ',
      goal: 'Ziel ist, dass ',
    },
    usual: 'Es gilt, dass ',
  },
  nl: {
    that: /^dat\s+/iu,
    leads: {
      assumption: 'Aangenomen wordt dat ',
      risk: 'Het risico bestaat dat ',
      decision: 'Besloten is dat ',
      goal: 'Het doel is dat ',
    },
    usual: 'Er geldt dat ',
  },
  // what may happen has another mood of the verb
  fr: { that: /^(?=que\s|qu['’])/iu, leads: { risk: 'Il y a un risque ' }, usual: null },
  es: { that: /^que\s+/iu, leads: { risk: 'Existe el riesgo de que ' }, usual: null },
  it: { that: /^che\s+/iu, leads: { risk: 'C’è il rischio che ' }, usual: null },
  pt: { that: /^que\s+/iu, leads: { risk: 'Há o risco de que ' }, usual: null },
  pl: { that: /^(?:że|iż)\s+/iu, leads: {}, usual: null },
};
/** "The risk of …": what a risk is named by, and what stands before that in a sentence. */
const named: Readonly<Record<string, readonly [of: RegExp, lead: string]>> = {
  fr: [/^(?=de |d['’])/iu, 'Il y a un risque '],
  es: [/^(?=de )/iu, 'Existe el riesgo '],
  it: [/^(?=di |d['’])/iu, 'C’è il rischio '],
  pt: [/^(?=de )/iu, 'Há o risco '],
};

/** A clause behind "that", or what a risk is named by, as a sentence that stands by itself; `likely` is the language of the document. */
export function mainClause(text: string, kind: AddedKind, likely: string): string {
  for (const language of [likely, detectLanguage(text).language]) {
    const [of, whole = ''] = (kind === 'risk' ? named[language] : undefined) ?? [];
    if (of?.test(text)) return whole + text;
    const { that, leads, usual } = mainClauses[language] ?? {};
    if (!that?.test(text)) continue;
    const clause = text.replace(that, '');
    const lead = leads?.[kind];
    const turned = language === 'de' && lead === undefined ? germanMainClause(clause) : null;
    return turned ?? (lead ?? usual ?? '') + clause;
  }
  return text.replace(/^(?:que|che)\s+/iu, '');
}
