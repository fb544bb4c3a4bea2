import { upperFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';

export type ConceptId =
  | 'priority'
  | 'estimate'
  | 'assignee'
  | 'status'
  | 'type'
  | 'due'
  | 'dependencies'
  | 'other';

/** What people set on a ticket. */
interface Concept {
  readonly id: ConceptId;
  /** What feedback and documents call it. */
  readonly words: RegExp;
}

const concepts: readonly Concept[] = [
  { id: 'priority', words: /^(?:prio(?:rity|rität|rité|ridad|ridade|rità|riteit|rytet)?|優先度?|优先级)$/iu },
  {
    id: 'estimate',
    words:
      /^(?:estimat(?:e|es|ion)|story ?points?|points?|size|schätzung|aufwand|estimación|estimativa|stima|schatting|szacunek|estimation|見積もり?|估算)$/iu,
  },
  {
    id: 'assignee',
    words:
      /^(?:assignee|assigned to|assigned|owner|responsible|zuständig(?:keit|e[rn]?)?|verantwortlich(?:e[rn]?)?|eigentümer(?:in)?|bearbeiter(?:in)?|responsable|propriétaire|dueñ[oa]|propietari[oa]|responsável|don[oa]|assegnato a|responsabile|proprietari[oa]|verantwoordelijke|eigenaar|odpowiedzialn[ya]|właściciel(?:ka)?|担当者?|責任者|负责人)$/iu,
  },
  { id: 'status', words: /^(?:status|state|statut|estado|stato|ステータス|状态)$/iu },
  { id: 'type', words: /^(?:(?:issue |ticket )?type|typ|tipo|種類|类型)$/iu },
  {
    id: 'due',
    words:
      /^(?:due(?: date)?|deadline|fällig(?: am)?|échéance|fecha límite|prazo|scadenza|termin|期限|截止日期)$/iu,
  },
  {
    id: 'dependencies',
    words:
      /^(?:d[eé]pend(?:s on|encies|ency|ances|encias|ências)|blocked by|abhängigkeiten|dipendenze|afhankelijkheden|zależności|依存関係?|依赖(?:关系)?)$/iu,
  },
  {
    id: 'other',
    words: /^(?:sprint|labels?|components?|epic|reporter|fix version|milestone|severity|team)$/iu,
  },
];

/** What a label or a word of feedback means; null where it names nothing a ticket has a value of. */
export function conceptOf(label: string): Concept | null {
  return concepts.find((one) => one.words.test(label.trim())) ?? null;
}

const names: Readonly<Record<string, Partial<Record<Concept['id'], string>>>> = {
  en: { priority: 'Priority', assignee: 'Assignee', status: 'Status', due: 'Due' },
  de: { priority: 'Priorität', assignee: 'Zuständig', status: 'Status', due: 'Fällig' },
  fr: { priority: 'Priorité', assignee: 'Responsable', status: 'Statut', due: 'Échéance' },
  es: { priority: 'Prioridad', assignee: 'Responsable', status: 'Estado', due: 'Fecha límite' },
  it: { priority: 'Priorità', assignee: 'Assegnato a', status: 'Stato', due: 'Scadenza' },
  pt: { priority: 'Prioridade', assignee: 'Responsável', status: 'Estado', due: 'Prazo' },
  nl: { priority: 'Prioriteit', assignee: 'Verantwoordelijke', status: 'Status', due: 'Deadline' },
  pl: { priority: 'Priorytet', assignee: 'Odpowiedzialny', status: 'Status', due: 'Termin' },
  ja: { priority: '優先度', assignee: '担当者', status: 'ステータス', due: '期限' },
  zh: { priority: '优先级', assignee: '负责人', status: '状态', due: '截止日期' },
};

/** The label a document of a language gives to what feedback names; the feedback's own word where there is none. */
export function labelFor(word: string, language: string): string {
  const id = conceptOf(word)?.id;
  const phrases = phrasesOf(language);
  if (id === 'estimate') return phrases.ticketEstimate;
  if (id === 'type') return phrases.ticketType;
  if (id === 'dependencies') return phrases.ticketDependencies;
  const own = id === undefined ? undefined : (names[language] ?? names['en'])?.[id];
  return own ?? upperFirst(word);
}
