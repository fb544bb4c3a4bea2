import type { Kind } from '../statement.ts';

/** What a sentence of its kind begins with when it says itself what it is: "The alternative was …", "Das Ziel ist …". */
const SUBJECTS: readonly (readonly [kind: Kind, subject: string])[] = [
  ['goal', 'goal|aim|objective|ziel|but|objectif|objetivo|obiettivo|scopo|meta|doel|cel|celem'],
  ['problem', 'problem|trouble|problème|souci|problema|probleem|problemem'],
  ['risk', 'risk|danger|risiko|gefahr|risque|riesgo|rischio|risco|risico|ryzyko|ryzykiem'],
  ['alternative', 'alternative|alternativa|alternatief|alternatywa|alternatywą'],
  ['assumption', 'assumption|annahme|hypothèse|supuesto|ipotesi|suposição|aanname|założenie|założeniem'],
];

const ARTICLE =
  "(?:the|an?|one|our|main|only|big(?:gest)?|das|der|die|eine?|unser|le|la|les|un|une|notre|el|los|una|il|lo|o|os|as|um|uma|de|het|een|[ld]['’])";
const IS =
  '(?:is|are|was|were|would be|ist|war|wäre|est|était|serait|es|era|sería|è|sarebbe|é|seria|was|zou|jest|było|byłoby)';

const PATTERNS = SUBJECTS.map(
  ([kind, subject]) =>
    [
      kind,
      new RegExp(`^(?:${ARTICLE}\\s?){0,3}(?:${subject}) (?:here |then )?${IS}(?!\\p{L})`, 'iu'),
    ] as const,
);

/** The kind that a sentence names as its own subject, else null. */
export function calledKind(prose: string): Kind | null {
  return PATTERNS.find(([, pattern]) => pattern.test(prose))?.[0] ?? null;
}

/** "The front desk wants to see …": somebody, and that they want something. */
const WANTED =
  /^(?!(?:nobody|no|none|niemand|keine?r?|personne|nadie|nessuno|ninguém|nikt|if|when|wenn|si|se|als|jeśli)(?!\p{L}))(?:[\p{L}'’-]{1,30} ){1,4}?(?:wants?|would like|wish(?:es)?|möchten?|will|wollen|wünsch(?:t|en)|veut|veulent|voudrai(?:t|ent)|souhaite(?:nt)?|quieren?|querría[n]?|vuole|vogliono|vorrebbe(?:ro)?|quer(?:em)?|gostaria[m]?|willen?|wil|wenst|wensen|chce|chcą|chciał\p{L}+) (?!not(?!\p{L})|nicht|no(?!\p{L}))\p{L}/iu;

/** Whether a sentence says that somebody wants something. In English "will" tells what comes. */
export function isWanted(prose: string, language: string): boolean {
  return WANTED.test(prose) && !(language === 'en' && /(?<!\p{L})will(?!\p{L})/iu.test(prose));
}
