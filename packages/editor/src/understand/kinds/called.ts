import type { Kind } from '../statement.ts';

/** What a sentence of its kind begins with when it says itself what it is: "The alternative was …", "Das Ziel ist …". */
const SUBJECTS: readonly (readonly [kind: Kind, subject: string])[] = [
  ['goal', 'goal|aim|objective|ziel|but|objectif|objetivo|obiettivo|scopo|meta|doel|cel|celem'],
  ['problem', 'problem|trouble|problème|souci|problema|probleem|problemem'],
  [
    'risk',
    'risk|danger|catch|downside|drawback|disadvantage|worst case|nachteil|haken|inconvénient|inconveniente|desventaja|svantaggio|desvantagem|nadeel|risiko|gefahr|risque|riesgo|rischio|risco|risico|ryzyko|ryzykiem',
  ],
  ['alternative', 'alternative|alternativa|alternatief|alternatywa|alternatywą'],
  ['assumption', 'assumption|annahme|hypothèse|supuesto|ipotesi|suposição|aanname|założenie|założeniem'],
];

const ARTICLE =
  "(?:the|an?|one|our|main|only|big(?:gest)?|das|der|die|eine?|unser|le|la|les|un|une|notre|el|los|una|il|lo|o|os|as|um|uma|de|het|een|[ld]['’])";
const IS =
  '(?:is|are|was|were|would be|ist|war|wäre|est|était|serait|es|era|sería|è|sarebbe|é|seria|was|zou|jest|było|byłoby)';

// one pattern for all kinds: each would hold the articles and verbs again, which take long to compile
const CALLED = new RegExp(
  `^(?:${ARTICLE}\\s?){0,3}(?:${SUBJECTS.map(([kind, subject]) => `(?<${kind}>${subject})`).join('|')}) (?:here |then )?${IS}(?!\\p{L})`,
  'iu',
);

/** "What we have in mind is a planner that …": what is wanted, after who wants it. English. */
const wantedIs =
  /^what (?:i|we)(?:['’]d| would)? (?:really |actually )?(?:want|like|love|need|imagine|picture|have in mind|had in mind)(?: to (?:have|see|build))?(?: here| now| instead)? is (?:an?|the|one|some|something|more|fewer|less)(?!\p{L})/iu;

/** "Campi del libro: ISBN, titolo", "Daten der Buchung: …": what a thing has, in languages other than English. */
const fieldsListed =
  /^(?:(?:felder|daten|angaben|champs|données|campos|datos|dados|campi|dati|velden|gegevens|pola|dane)(?: [^:,;.]{2,40})?): [^,;.]{2,40}, [^.;]{2,}$/iu;

/** The kind that a sentence names as its own subject, else null. */
export function calledKind(prose: string): Kind | null {
  if (fieldsListed.test(prose.replace(/[.\s]{1,4}$/u, ''))) return 'definition';
  if (wantedIs.test(prose)) return 'goal';
  const called = CALLED.exec(prose)?.groups ?? {};
  return SUBJECTS.find(([kind]) => called[kind] !== undefined)?.[0] ?? null;
}
