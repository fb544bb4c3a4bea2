import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';

/** A sentence that binds somebody to something or permits it, in its parts. */
export interface Bound {
  /** The key that the sentence opens with or quotes. */
  readonly key: string | null;
  /** Who is bound, with "only" before them. */
  readonly doer: Span;
  /** Whether nobody else may. */
  readonly isOnly: boolean;
  readonly modal: Span;
  /** What they are bound to, or may do. */
  readonly act: string;
}

/** The modal verbs of one, and those of many, where a language tells them apart. */
const plurals: Readonly<Record<string, string>> = {
  muss: 'müssen',
  soll: 'sollen',
  sollte: 'sollten',
  darf: 'dürfen',
  kann: 'können',
  doit: 'doivent',
  devrait: 'devraient',
  peut: 'peuvent',
  debe: 'deben',
  debería: 'deberían',
  puede: 'pueden',
  deve: 'devono',
  dovrebbe: 'dovrebbero',
  può: 'possono',
};
const modals = ['must', 'should', 'may', 'can', ...Object.entries(plurals).flat()].join('|');
const opening = /(?:\*\*(?<key>[A-Z]{1,8}-\d{1,6}):?\*\*:?|(?<cited>[A-Z]{1,8}-\d{1,6}):)\s*/u;
const pattern = new RegExp(
  `^(?:[-*+|]\\s+)?(?:${opening.source})?(?<quote>.{0,160}[“"„«]\\s?)?(?<doer>(?<only>only|nur|seule?s?|solo|sólo|soltanto) )?(?<who>[^.,:;“”"„«»()|]{2,60}?) (?<modal>${modals})(?!\\p{L})(?<act>[^.;“”"„«»|\\n]{3,160})`,
  'iu',
);

/** The sentences of a draft, and the rows that begin with one, that say who must, should or may do something. */
export const boundIn = readOnce((draft: Draft): readonly Bound[] =>
  [...sentences(draft), ...rowTargets(draft)].flatMap(({ start, end }): Bound[] => {
    const said = pattern.exec(draft.text.slice(start, end));
    const { key, cited, doer: lead = '', who = '', modal = '', act = '' } = said?.groups ?? {};
    if (!said) return [];
    const at = start + said[0].length - act.length - modal.length - 1 - who.length - lead.length;
    const doer = { start: at, end: at + lead.length + who.length };
    return [
      {
        key: key ?? cited ?? null,
        doer,
        isOnly: lead !== '',
        modal: { start: doer.end + 1, end: doer.end + 1 + modal.length },
        act: act.trim(),
      },
    ];
  }),
);

/** A modal verb as it is of many. */
export function pluralOf(modal: string): string {
  const many = plurals[modal.toLowerCase()] ?? modal;
  return modal === modal.toUpperCase() ? many.toUpperCase() : many;
}
