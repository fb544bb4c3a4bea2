import type { Format } from '@faircopy/contract';

/**
 * The kinds of wish that people have of a document, by the names that `training/wishes` heads their phrasings with, each with what a
 * phrasing of it brings along.
 */
export const WISH_SLOTS = {
  'add-alternative': ['alternative', 'reason'],
  'add-constraint': ['constraint'],
  'add-criterion': ['ticket', 'case'],
  'add-deed': ['deed'],
  'add-drawback': ['fact'],
  'add-endpoint': ['endpoint', 'purpose'],
  'add-entity': ['entity', 'fields'],
  'add-error': ['endpoint', 'status', 'case'],
  'add-fact': ['heading', 'fact'],
  'add-field': ['entity', 'field', 'type'],
  'add-non-goal': ['thing'],
  'add-parameter': ['endpoint', 'param'],
  'add-question': ['question'],
  'add-requirement': ['demand'],
  'add-risk': ['risk'],
  'add-section': ['new', 'fact'],
  'add-task': ['ticket', 'deed'],
  'add-ticket': ['deed'],
  'add-variable': ['variable'],
  'answer-question': ['topic', 'answer'],
  'assign-ticket': ['ticket', 'name'],
  casual: [],
  'change-limit': ['m'],
  'change-number': ['n', 'm'],
  'change-status': ['endpoint', 'status', 'status2'],
  'change-type': ['entity', 'field', 'type'],
  'change-value-of': ['topic', 'm'],
  classify: ['entity', 'field'],
  depends: ['ticket', 'ticket2'],
  estimate: ['ticket', 'points'],
  'fix-spelling': [],
  'for-audience': ['audience'],
  formal: [],
  'give-number': ['topic', 'm'],
  'make-nullable': ['entity', 'field'],
  'make-optional': ['topic'],
  'make-required': ['entity', 'field'],
  'make-unique': ['entity', 'field'],
  'merge-requirements': ['id', 'id2'],
  'merge-tickets': ['ticket', 'ticket2'],
  'move-after': ['heading', 'heading2'],
  'move-before': ['heading', 'heading2'],
  'move-to-non-goals': ['id'],
  'output-format': ['format'],
  relate: ['entity', 'entity2'],
  'remove-endpoint': ['endpoint'],
  'remove-field': ['entity', 'field'],
  'remove-id': ['id'],
  'remove-question': ['topic'],
  'remove-section': ['heading'],
  'remove-ticket': ['ticket'],
  'remove-topic': ['topic'],
  'rename-document': ['new'],
  'rename-field': ['entity', 'field', 'new'],
  'rename-heading': ['heading', 'new'],
  'rename-path': ['path', 'new'],
  'rename-ticket': ['ticket', 'new'],
  'replace-term': ['old', 'new'],
  'replace-term-in-section': ['heading', 'old', 'new'],
  retention: ['entity', 'm'],
  'rfc-status': ['status'],
  'set-date': ['topic', 'date'],
  'set-owner': ['name'],
  'shorten-document': [],
  'shorten-section': ['heading'],
  'split-requirement': ['id'],
  strengthen: ['id'],
  'ticket-first': ['ticket'],
  'ticket-type': ['ticket', 'type'],
  'to-bullets': ['heading'],
  'to-numbered': ['heading'],
  'to-table': ['heading'],
  weaken: ['id'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What somebody wishes of a document. */
export type WishKind = keyof typeof WISH_SLOTS;

/** What a phrasing brings along: a part that it names, or words of its own. */
export type WishSlot = (typeof WISH_SLOTS)[WishKind][number];

/** The slots of a kind. */
export const slotsOf = (kind: WishKind): readonly WishSlot[] => WISH_SLOTS[kind];

/** Whether something is lost by such a wish, or all of the document changes. */
export const isLosing = (kind: WishKind): boolean =>
  /^(?:remove-|merge-|shorten-|move-to-|formal|casual|for-audience|rename-document|rename-heading)/u.test(
    kind,
  );

/** Whether a part is lost by such a wish. */
export const isRemoval = (kind: WishKind): boolean => kind.startsWith('remove-');

/** Kinds of wish that readings of orders read as well as what was learned, with all else that such messages say of values, names and traits. */
const wellRead =
  /^(?:change-(?:number|value-of)|make-(?:nullable|required)|replace-|output-format|add-(?:field|variable))/u;

/** Whether what was learned of a kind is asked before other readings. */
export const isAskedFirst = (kind: WishKind): boolean => !wellRead.test(kind);

/** Formats whose documents have what kinds of wish speak of; all have what the rest speak of. */
const formats: readonly (readonly [kinds: RegExp, formats: readonly Format[]])[] = [
  [/ticket|criterion|depends|estimate|add-task/u, ['Jira Tickets']],
  [/endpoint|path|parameter|add-error|change-limit|change-status/u, ['API Design']],
  [/field|entity|relate|retention|classify|make-(?:null|req|uni)|change-type/u, ['Data Model']],
  [/drawback|rfc-status/u, ['RFC']],
  [/constraint|output-format|add-variable/u, ['Prompt']],
];

/** Whether a document of a format has what such a wish speaks of. */
export function fitsFormat(kind: WishKind, format: Format): boolean {
  const own = formats.find(([kinds]) => kinds.test(kind));
  return own === undefined || own[1].includes(format);
}
