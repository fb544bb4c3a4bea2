import type { Section } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { Draft } from '../draft.ts';
import { excludedPlace } from '../place/excluded.ts';

/** What a statement can be to a document. */
export type StatementKind =
  | 'requirement'
  | 'risk'
  | 'question'
  | 'assumption'
  | 'goal'
  | 'non-goal'
  | 'alternative'
  | 'decision'
  | 'background';

interface KindWords {
  readonly kind: StatementKind;
  /** What people call it, in eight languages; the whole phrase. */
  readonly names: string;
  /** The sections that hold such statements, the most fitting first. */
  readonly homes: readonly SectionId[];
  /** The families of keys such statements have. */
  readonly families: readonly string[];
}

const kinds: readonly KindWords[] = [
  {
    kind: 'non-goal',
    names:
      'out[- ]of[- ]scope|not in scope|non-?goals?|nicht-?ziele?n?|nicht im umfang|hors (?:du )?périmètre|non-objectifs?|fuera del? alcance|no-?objetivos?|fora do (?:escopo|âmbito)|fuori ambito|non-obiettivi|buiten (?:de )?scope|niet-doelen|poza zakresem',
    homes: ['non-goals'],
    families: [],
  },
  {
    kind: 'requirement',
    names:
      '(?:hard|real|functional|non-functional|fixed|actual|harte|echte|feste)? ?(?:requirements?|nfrs?|must-haves?|anforderung(?:en)?|exigences?(?: ferme)?|requisit[oi]s?|eis(?:en)?|vereisten?|wymagani(?:e|a|em|u|ach|ami))',
    homes: ['functional-requirements', 'requirements', 'constraints'],
    families: ['FR', 'NFR', 'REQ', 'BR'],
  },
  {
    kind: 'risk',
    names:
      "risks?|drawbacks?|disadvantages?|risik(?:o|en)|nachteile?n?|risques?|inconvénients?|riesgos?|desventajas?|inconvenientes?|riscos?|desvantage[nm]s?|rischio?|svantagg\\p{L}{1,2}|risico[’']?s?|nadel\\p{L}{1,3}|ryzyk\\p{L}{1,4}|wad\\p{L}{1,3}",
    homes: ['risks', 'drawbacks'],
    families: ['R', 'RISK'],
  },
  {
    kind: 'question',
    names:
      '(?:an )?(?:open|unresolved)? ?(?:questions?|points? to settle)|(?:offenen?|ungeklärten?)? ?fragen?|questions? ?(?:ouvertes?|en suspens)?|preguntas?(?: abiertas?)?|perguntas?(?: (?:abertas?|em aberto))?|domand[ae](?: apert[ae])?|(?:open )?vra(?:ag|gen)|(?:otwart\\p{L}{1,3} )?pyta(?:nie|nia|niem|ń|niach)',
    homes: ['open-questions', 'unresolved-questions'],
    families: ['Q'],
  },
  {
    kind: 'assumption',
    names:
      'assumptions?|annahmen?|hypothèses?|supuestos?|suposici(?:ón|ones)|pressupostos?|suposiç(?:ão|ões)|assunzion[ei]|ipotesi|aannames?|założeni(?:e|a|em|u|ach)',
    homes: ['assumptions'],
    families: ['A'],
  },
  {
    kind: 'goal',
    names: 'goals?|objectives?|ziele?n?|objectifs?|objetivos?|obiettiv[oi]|doel(?:en)?|cel(?:e|em|ów|ach)?',
    homes: ['goals'],
    families: ['G'],
  },
  {
    kind: 'alternative',
    names:
      '(?:rejected )?(?:alternatives?|options?)(?: (?:that |which )?(?:we|was|were) .{4,40})?|alternativ[aeno]{0,2}|alternatywy?|alternatywą|alternatywach',
    homes: ['alternatives', 'rationale-alternatives'],
    families: [],
  },
  {
    kind: 'decision',
    names:
      '(?:settled |taken )?decisions?|(?:getroffene )?entscheidung(?:en)?|beschl(?:uss|üsse)|décisions?|decisi(?:ón|ones)|decis(?:ão|ões)|decision[ei]|besluit(?:en)?|beslissing(?:en)?|decyzj(?:a|e|ą|i|ach)',
    homes: ['design', 'reference-explanation', 'rationale-alternatives', 'conventions', 'constraints'],
    families: [],
  },
  {
    kind: 'background',
    names:
      'background(?: info(?:rmation)?)?|context|motivation|problem (?:we|that we|today).{2,40}|(?:reason|motive)(?: (?:why|that|for|behind)\\b.{2,60})?|why we (?:do|did|are doing|want|need) .{2,40}|hintergrund|kontext|grund,? .{2,60}|contexte|(?:raison|motif)(?: .{2,60})?|contexto|(?:razón|motivo)(?: .{2,60})?|contesto|achtergrond|(?:reden)(?: .{2,60})?|kontekst|tło|pow(?:ód|odem)(?:,? .{2,60})?',
    homes: ['motivation', 'context-problem', 'context', 'overview', 'purpose-owner', 'epic-goal'],
    families: [],
  },
];

/** All names of kinds, for patterns. */
export const kindNames = kinds.map(({ names }) => names).join('|');

const wholeNames = kinds.map(({ kind, names }) => ({ kind, pattern: new RegExp(`^(?:${names})$`, 'iu') }));

/** The kind that words name; null where they name none. */
export function kindNamed(words: string): StatementKind | null {
  const name = words
    .replace(/["“”„«»']/gu, '')
    .replace(/^(?:an?|the) (?=\p{Ll})/u, '')
    .trim();
  return wholeNames.find(({ pattern }) => pattern.test(name))?.kind ?? null;
}

/** Kinds that stand in sections which hold others, too. */
const ofProse: ReadonlySet<StatementKind> = new Set(['background', 'decision']);

/** The kind of statement a section holds; null for one that holds prose of any kind. */
export function kindOfSection(section: Section): StatementKind | null {
  return (
    kinds.find(({ kind, homes }) => !ofProse.has(kind) && homes.some((id) => section.ids.includes(id)))
      ?.kind ?? (section.ids.includes('non-functional-requirements') ? 'requirement' : null)
  );
}

/** The section of a draft for statements of a kind; null where it has none. */
export function homeOfKind(draft: Draft, kind: StatementKind): Section | null {
  for (const id of kinds.find((one) => one.kind === kind)?.homes ?? []) {
    const section = draft.outline.sections.find((one) => one.ids.includes(id));
    if (section) return section;
  }
  return null;
}

/** Whether a stretch of a draft stands as a statement of a kind: by its key, or by where it stands. */
export function standsAs(
  draft: Draft,
  kind: StatementKind,
  family: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const { families = [], homes = [] } = kinds.find((one) => one.kind === kind) ?? {};
  if (family !== '' && families.length > 0) return families.includes(family);
  const place = kind === 'non-goal' ? excludedPlace(draft) : null;
  const spans = [
    ...(place ? [place] : []),
    ...draft.outline.sections.filter((one) => homes.some((id) => one.ids.includes(id))),
  ];
  return spans.some((one) => one.start <= start && end <= one.end);
}
