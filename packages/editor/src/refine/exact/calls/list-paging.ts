import { sectionsOf } from '../../../document/outline.ts';
import { changeOf } from '../../design/spoken/parameter-traits.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { parametersIn, withChangedParameters } from '../../endpoints/parameter-edits.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { insertInto } from '../../place/insert.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const kind = '(?<kind>cursor|offset|keyset|page|limit[ -]offset|token)';
const paging = '(?:pagination|paging|paginated|pages)';
const styles: readonly RegExp[] = [
  `^(?:we |i )?(?:want|need|use|prefer|add|do|take|go with|switch to|make it|should use|should have)? ?(?:an? |the )?${kind}[ -]?(?:based )?${paging}(?: (?:for|on|in) (?:all )?(?:the )?(?:lists?|collections?|list endpoints))?(?:,? (?:instead of|not|rather than) (?:offset|page|cursor|keyset|pages?)(?:[ -]based)?(?: ${paging})?)?$`,
  `^(?:the )?(?:pagination|paging|lists)(?: of lists)? (?:is|are|should be|must be|should use|uses|should be done)(?: paginated)?(?: by| with| via| using)? (?:an? )?${kind}s?(?:[ -]?based)?(?: pagination)?(?:,? (?:instead of|not|rather than) (?:offset|page|cursor|keyset|pages?)(?:[ -]based)?)?$`,
  `^(?:lists|list endpoints|all lists) (?:should be |must be |are )?(?:paginated|paged) (?:by|with|via|using) (?:an? )?${kind}s?$`,
].map((one) => new RegExp(one, 'iu'));
const sizes: readonly RegExp[] = [
  /^(?:the )?(?<bound>max(?:imum)?|default) (?:page size|number of (?:items|entries|results) per page|(?:items|entries|results) per page) (?:is|should be|must be|of|=|:)? ?(?<number>\d{1,5})$/iu,
  /^(?:the )?page size (?:is|should be|must be) (?:at most |max(?:imum)? |up to |limited to |capped at )?(?<number>\d{1,5})(?: (?<bound>max(?:imum)?|at most|by default|default))?$/iu,
  /^(?:at most|max(?:imum)?|no more than|up to) (?<number>\d{1,5}) (?:items|entries|results|per page|items per page|entries per page|results per page|per list)$/iu,
  /^(?:the )?page size (?<bound>max(?:imum)?|defaults to|default) (?<number>\d{1,5})$/iu,
];
const sizedLists =
  /^(?:we (?:want|need) |i want |add |use |there should be )?(?:paging|pagination)(?: (?:on|for|in) (?:all )?(?:the )?[^,;]{3,60}?)?(?:,|,? with| of|:) (?<number>\d{1,5}) (?:(?:items|entries|results|\p{L}+) )?(?:per|a|each) page$/iu;
const sizeName = /^(?:limit|page_?size|per_?page|size|max_?results|count|first)$/iu;

/** How lists are read in parts: by what, and how many at once. */
export const listPaging: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0 || draft.language !== 'en') return null;
  const style = groupsOf(styles, words)?.['kind']?.toLowerCase().replace(/[ -]/gu, ' and ');
  if (style !== undefined) return (now) => styled(now, style);
  const { number, bound } = groupsOf([...sizes, sizedLists], words) ?? {};
  return number === undefined ? null : (now) => sized(now, Number(number), /default/iu.test(bound ?? ''));
};

/** How a style of paging is called behind "by". */
export const styleName = (style: string): string =>
  ({ page: 'page number', token: 'page token' })[style] ?? style;

/** How many entries a page holds, as a sentence. */
export const sizeSentence = (number: number, isDefault: boolean): string =>
  isDefault ? `A page holds ${number} entries by default.` : `A page holds at most ${number} entries.`;

const about = /(?<!\p{L})(?:cursor|offset|keyset|page number|paginated|token)/iu;

/** Says in the section on pagination by what lists are read in parts. */
export function styled(draft: Draft, style: string): Outcome {
  const [home] = sectionsOf(draft.outline, 'pagination');
  const sentence = `Lists are paginated by ${styleName(style)}.`;
  if (!home) return noEffect(draft, 'The design has no section on pagination.');
  const unit = draft.units.find(
    (one) =>
      one.section === home && (one.kind === 'paragraph' || one.kind === 'item') && about.test(one.text),
  );
  const body = draft.text.slice(home.headingEnd, home.end);
  if (body.includes(sentence)) return noEffect(draft, 'The document already says so.');
  // a demand keeps its key; a sentence of ours gives way
  const raw = unit ? draft.text.slice(unit.start, unit.end) : '';
  const own = /Lists are paginated by [^.]+\./u.exec(raw);
  const text =
    unit && own
      ? splice(draft.text, [
          { start: unit.start + own.index, end: unit.start + own.index + own[0].length, text: sentence },
        ])
      : insertInto(draft, home, sentence);
  return applied(draft, text, sentence);
}

/** Says how many entries a page holds: in the parameter that sets it, else in the section on pagination. */
export function sized(draft: Draft, number: number, isDefault: boolean): Outcome {
  const meant = parametersIn(draft).filter(({ name }) => sizeName.test(name));
  const sentence = sizeSentence(number, isDefault);
  if (meant.length > 0) {
    const traits = isDefault ? { fallback: String(number) } : { most: number };
    const text = splice(draft.text, withChangedParameters(draft, meant, changeOf(traits)));
    const names = [...new Set(meant.map(({ name }) => name))].join(', ');
    return applied(
      draft,
      text,
      `Changed the parameter ${names}: ${isDefault ? 'default' : 'max'} ${number}.`,
    );
  }
  const [home] = sectionsOf(draft.outline, 'pagination');
  if (!home) return noEffect(draft, 'The design has no section on pagination.');
  const own = new RegExp(
    isDefault ? 'A page holds \\d+ entries by default\\.' : 'A page holds at most \\d+ entries\\.',
    'u',
  ).exec(draft.text.slice(home.start, home.end));
  const start = home.start + (own?.index ?? 0);
  const text = own
    ? splice(draft.text, [{ start, end: start + own[0].length, text: sentence }])
    : insertInto(draftOf(draft.text, draft.request), home, sentence);
  return applied(draft, text, sentence);
}
