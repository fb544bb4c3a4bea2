import { parse } from '../../syntax/parse.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { isPlural } from '../voice/english.ts';

/** "Session lifetime 30 days ok": what is asked of a thing without its verb. */
const judgedThing =
  /^(?<thing>.{3,60}?) (?<judged>(?:also |still )?(?:ok|okay|fine|enough|possible|needed|allowed|necessary|required|in scope|out of scope))(?<tail>,? or not)?$/iu;

/** What stands before what is asked for: "and externals too". */
const joining = /^(?:and|but|so|or|also|then|maybe|perhaps) /iu;
const alsoBehind = /,? (?:too|as well|also)$/iu;

/**
 * A question without a verb as one with it, in its own words: "trains" → "What about trains", "uuid or bigint" → "Which is it: uuid or bigint",
 * "force an expiry" → "Should we force an expiry". What has a verb is left as it is. English.
 */
export function completed(fragment: string): string {
  const said = fragment.replace(joining, '').trim();
  const { thing, judged, tail = '' } = judgedThing.exec(said)?.groups ?? {};
  if (thing !== undefined && judged !== undefined && !hasVerb(thing))
    return `${isPlural(thing.replace(/ \d.*$/u, '')) ? 'Are' : 'Is'} ${lowerWord(thing)} ${judged}${tail}`;
  if (/^if \p{L}[^,]+$/iu.test(said)) return `What ${lowerWord(said)}`;
  const isChoice = / or \S/iu.test(said) || (said.match(/, /gu)?.length ?? 0) > 1;
  if (hasVerb(said) && !(isChoice && hasNoSubject(said))) return orderAsked(said) ?? fragment;
  if (/^(?:any|some)(?:thing|body|one)? /iu.test(said)) return `Is there ${lowerWord(said)}`;
  if (/(?<!\p{L})(?:what|who|which|how|when|where|why|if|whether)(?!\p{L})/iu.test(said)) return fragment;
  if (/ or \S/iu.test(said) || (said.match(/, /gu)?.length ?? 0) > 1)
    return `Which is it: ${lowerWord(said)}`;
  if (/^(?:["“'‘([]|not |yes|no(?!\p{L})|ok)/iu.test(said) || said.split(' ').length > longest)
    return fragment;
  const [measure] =
    /^(?:size|number|amount|cost|price|length|duration|name|format|date|scope|order|frequency|limit|colou?r|level|type|version|share|rate|owner|meaning|deadline) of /iu.exec(
      said,
    ) ?? [];
  if (measure !== undefined) return `What is the ${lowerWord(said)}`;
  return `What about ${lowerWord(said.replace(alsoBehind, ''))}`;
}

/** A longer fragment is a sentence that could not be read. */
const longest = 9;

function hasVerb(said: string): boolean {
  const tree = parse(said);
  return tree?.words.some(({ tag }) => tag === 'MD' || /^VB[ZPD]?$/u.test(tag)) ?? true;
}

function hasNoSubject(said: string): boolean {
  return parse(said)?.words.every(({ relation }) => !relation.startsWith('nsubj')) ?? false;
}

/** "Force an expiry for legacy keys": what is proposed and asked. */
function orderAsked(said: string): string | null {
  const tree = parse(said);
  const isOrder =
    !said.includes(',') &&
    tree?.root === 0 &&
    tree.word(0)?.tag === 'VB' &&
    isBaseVerb(tree.word(0)?.text ?? '');
  return isOrder ? `Should we ${said.charAt(0).toLowerCase()}${said.slice(1)}` : null;
}
