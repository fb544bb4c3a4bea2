import { isCollection } from '../../../understand/api/collection.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { type OperationPlace, operationsIn } from '../../endpoints/operations.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { sized, sizeSentence, styled, styleName } from './list-paging.ts';
import { callsOf, listsMeant } from './named.ts';
import { withRemark } from './remark.ts';

const kind = '(?<kind>cursor|offset|keyset|page|token)';
const paging = '(?:pagination|paging)';
const style = `(?:(?:an? )?${kind}[- ]?(?:based )?)?${paging}`;
const must = '(?:needs?|should (?:have|use|get)|must (?:have|use)|gets?|uses?|wants?)';
const list = '(?:the )?(?:lists? of )?(?<what>[^,;:]{3,60}?)(?: lists?| listing)?';
const opening: readonly RegExp[] = [
  `^${list} ${must} (?:also )?${style}$`,
  `^(?:please )?(?:paginate|page) ${list}(?: (?:by|with|using|via) (?:an? )?${kind}s?)?$`,
  `^${list} (?:should be|must be|has to be|have to be|is|are) (?:paginated|paged)(?: (?:by|with|using|via) (?:an? )?${kind}s?)?$`,
  `^(?:add|use|we need|we want) ${style} (?:to|for|on|in) ${list}$`,
].map((one) => new RegExp(one, 'iu'));
const everyList = /^(?:(?:all|the|our|every|each)(?: |$))*(?:lists?|list endpoints?|collections?)?$/iu;
const most =
  /^(?:with )?(?:an? )?(?:max(?:imum|\.)?|at most|no more than|up to|not more than) (?:of )?(?<number>\d{1,5})(?: (?:items|entries|results))?(?: (?:per|a|each) page)?$/iu;
const usual =
  /^(?:with )?(?:default(?: is| of)? )?(?<number>\d{1,5})(?: (?:items|entries|results))?(?: (?:per|a|each) page)?(?: (?:by|as) default)?$/iu;

interface Paged {
  readonly calls: readonly OperationPlace[] | null;
  readonly style: string | undefined;
  readonly sizes: readonly (readonly [number: number, isDefault: boolean])[];
}

/** "The list of slots needs cursor paging, 50 per page, max 200": which lists are read in parts, by what, and how many at once. */
export const listsPaged: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0 || draft.language !== 'en') return null;
  const [first = '', ...others] = words.split(/\s?[,;]\s?(?:and\s)?|\s(?=with \d)/u);
  const told = groupsOf(opening, first);
  if (!told) return null;
  const lists = operationsIn(draft).filter(({ endpoint }) => isCollection(endpoint));
  const meant = everyList.test(told['what'] ?? '') ? lists : listsMeant(told['what'] ?? '', draft);
  const limits = others.map((part) => ({
    most: most.exec(part)?.groups?.['number'],
    usual: usual.exec(part)?.groups?.['number'],
  }));
  if (meant.length === 0 || limits.some((one) => one.most === undefined && one.usual === undefined))
    return null;
  const isBounded = limits.some((one) => one.most !== undefined);
  return pagedAs({
    calls: meant.length === lists.length ? null : meant,
    style: told['kind']?.toLowerCase(),
    // of two sizes the one that is no bound is what a page has by default
    sizes: limits.map((one) => [Number(one.most ?? one.usual), isBounded && one.most === undefined]),
  });
};

function pagedAs({ calls, style: said, sizes }: Paged): (draft: Draft) => Outcome {
  return (draft) => {
    if (calls !== null) {
      const by =
        said === undefined ? 'The list is paginated.' : `The list is paginated by ${styleName(said)}.`;
      const sentence = [by, ...sizes.map(([number, isDefault]) => sizeSentence(number, isDefault))].join(' ');
      const { text } = calls.reduce((now, call) => withRemark(now, call, sentence), draft);
      return text === draft.text
        ? noEffect(draft, 'The document already says so.')
        : applied(draft, text, `${callsOf(calls)}: ${sentence}`);
    }
    let now = draft;
    const told: string[] = [];
    const steps = [
      ...(said === undefined ? [] : [(one: Draft) => styled(one, said)]),
      ...sizes.map(
        ([number, isDefault]) =>
          (one: Draft) =>
            sized(one, number, isDefault),
      ),
    ];
    for (const step of steps) {
      const outcome = step(now);
      if (outcome.status === 'applied') told.push(outcome.message);
      now = draftOf(outcome.text, draft.request);
    }
    return told.length === 0
      ? noEffect(draft, 'The document already says so.')
      : applied(draft, now.text, told.join(' '));
  };
}
