import type { SectionId } from '../../formats/headings/table.ts';

/** A kind of statement that feedback adds to a document. */
export type AddedKind =
  | 'requirement'
  | 'quality'
  | 'risk'
  | 'assumption'
  | 'goal'
  | 'non-goal'
  | 'question'
  | 'constraint'
  | 'decision'
  | 'alternative';

interface KindWords {
  readonly kind: AddedKind;
  /** What people call it in eight languages, in one and in several; the whole name. */
  readonly names: string;
  /** The sections that hold such statements, the most fitting first. */
  readonly homes: readonly SectionId[];
  /** The family of the keys such statements get; null where they have none. */
  readonly family: string | null;
}

const kinds: readonly KindWords[] = [
  {
    kind: 'quality',
    names:
      'non-?functional requirements?|nfrs?|quality requirements?|nicht-?funktionalen? anforderung(?:en)?|exigences? non fonctionnelles?|requisitos? no funcional(?:es)?|requisiti? non funzional[ei]|requisitos? não funciona(?:l|is)|niet-functionele eis(?:en)?|wymagani[ea] niefunkcjonaln[ea]',
    homes: ['non-functional-requirements', 'limits', 'requirements', 'quality-rules'],
    family: 'NFR',
  },
  {
    kind: 'requirement',
    names:
      '(?:functional )?requirements?|(?:funktionalen? )?anforderung(?:en)?|exigences?(?: fonctionnelles?)?|requisit[oi]s?(?: funcional(?:es)?)?|eis(?:en)?|vereisten?|wymagani[ea]',
    homes: ['functional-requirements', 'requirements', 'quality-rules'],
    family: 'FR',
  },
  {
    kind: 'non-goal',
    names:
      'non-?goals?|(?:things? )?out[- ]of[- ]scope|nicht-?ziele?n?|non-objectifs?|hors (?:du )?périmètre|no-?objetivos?|fuera del? alcance|non-obiettivi|niet-doelen',
    homes: ['non-goals'],
    family: null,
  },
  {
    kind: 'risk',
    names: "risks?|risik(?:o|en)|risques?|riesgos?|riscos?|rischi?o?|risico[’']?s?|ryzyk\\p{L}{1,3}",
    homes: ['risks', 'drawbacks'],
    family: 'R',
  },
  {
    kind: 'question',
    names:
      '(?:open |unresolved )?(?:questions?|points?(?= (?:to (?:settle|clarify)|for the open))|issues?(?= to settle))|open (?:points?|issues?)|(?:offenen?r?s? |ungeklärten? )?fragen?|offener? punkte?|questions? (?:ouvertes?|en suspens)|points? ouverts?|preguntas?(?: abiertas?)?|cuesti(?:ón|ones)(?: abiertas?)?|perguntas?(?: em aberto| abertas?)?|domand[ae](?: apert[ae])?|(?:open )?vra(?:ag|gen)|pyta(?:nie|nia|ń)',
    homes: ['open-questions', 'unresolved-questions'],
    family: 'Q',
  },
  {
    kind: 'assumption',
    names:
      'assumptions?|annahmen?|hypothèses?|supuestos?|suposici(?:ón|ones)|pressupostos?|assunzion[ei]|ipotesi|aannames?|założeni[ea]',
    homes: ['assumptions'],
    family: 'A',
  },
  {
    kind: 'goal',
    names: 'goals?|objectives?|ziele?n?|objectifs?|objetivos?|obiettiv[oi]|doel(?:en)?|cele?',
    homes: ['goals'],
    family: 'G',
  },
  {
    kind: 'constraint',
    names:
      'constraints?|restrictions?|randbedingung(?:en)?|einschränkung(?:en)?|rahmenbedingung(?:en)?|contraintes?|restricci(?:ón|ones)|restriç(?:ão|ões)|vincol[oi]|beperking(?:en)?|ograniczeni[ea]',
    homes: [
      'constraints',
      'constraints-indexes',
      'non-functional-requirements',
      'limits',
      'requirements',
      'quality-rules',
    ],
    family: 'NFR',
  },
  {
    kind: 'decision',
    names:
      'decisions?|entscheidung(?:en)?|beschl(?:uss|üsse)|décisions?|decisi(?:ón|ones)|decis(?:ão|ões)|decision[ei]|besluit(?:en)?|decyzj[ae]',
    homes: ['design', 'conventions', 'context', 'overview', 'purpose-owner'],
    family: null,
  },
  {
    kind: 'alternative',
    names:
      '(?:rejected )?alternatives?|alternativen?|alternatives? (?:écartées?|rejetées?)|alternativas?|alternatieven?|alternatyw[ay]',
    homes: ['alternatives', 'rationale-alternatives'],
    family: null,
  },
];

/** The names of all kinds, for patterns; longer names stand before those they begin with. */
export const kindNames = kinds.map(({ names }) => names).join('|');

const wholeNames = kinds.map(({ kind, names }) => ({ kind, pattern: new RegExp(`^(?:${names})$`, 'iu') }));

/** The kind that words are the name of; null where they are none's. */
export function addedKind(words: string): AddedKind | null {
  return wholeNames.find(({ pattern }) => pattern.test(words.trim()))?.kind ?? null;
}

/** The sections for statements of a kind, and the family of their keys. */
export function homesOf(kind: AddedKind): Pick<KindWords, 'homes' | 'family'> {
  return kinds.find((one) => one.kind === kind) ?? { homes: [], family: null };
}
