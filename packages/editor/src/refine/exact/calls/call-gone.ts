import { contentWords, shareOf } from '../../../document/content-words.ts';
import type { Draft } from '../../draft.ts';
import { isDemand, withoutPart } from '../../editing/without-part.ts';
import { operationsIn, operationsMeant } from '../../endpoints/operations.ts';
import { inOrder, withoutOperation } from '../../endpoints/removed-operation.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { callsAlone } from './named.ts';

const noun = '(?:endpoints?|calls?|routes?|operations?)';
const more = '(?: any ?more| any longer| at all| completely| entirely| altogether| for now)?';
const goes: readonly RegExp[] = [
  `^(?:remove|drop|delete|cut|kill|scrap|skip|lose|get rid of|take out|leave out|throw out|(?:we |i )?(?:do not|don['’]?t|no longer) (?:need|want|have|use|offer)|(?:we )?(?:can|could) do without) (?<what>[^,;:?]{3,100}?)${more}$`,
  `^no (?<what>[^,;:?]{3,100}? ${noun})(?: please| needed| necessary)?$`,
  `^(?<what>[^,;:?]{3,100}?) (?:is|are) (?:not|no longer) (?:needed|wanted|necessary|used|required)${more}$`,
  `^(?<what>[^,;:?]{3,100}? ${noun}) (?:(?:can|should|must|may|has to) (?:go|be (?:removed|dropped|deleted))|is (?:obsolete|superfluous|unnecessary|gone))(?: away)?${more}$`,
].map((one) => new RegExp(one, 'iu'));
const called = new RegExp(
  `(?<!\\p{L})${noun}(?!\\p{L})|\\/[\\p{L}{]|(?<!\\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\\p{L})`,
  'u',
);
const told = new RegExp(`^(?:the |an? )?${noun} (?:that|which|to|for) (?<does>.{5,90})$`, 'iu');
const demanded = new RegExp(`(?<!\\p{L})(?:an? |the )?${noun} (?:that|which|to|for)(?!\\p{L})`, 'iu');
/** So much of what a call is told to do has to be said by the demand that asks for it. */
const ENOUGH = 0.99;

/** "Remove the match endpoint", "we don't need GET /slots any more": a call goes, with what is about it alone. */
export const callGone: ExactReader = (words, draft) => {
  const what = groupsOf(goes, words)?.['what'];
  // a method that opens a call orders nothing
  if (/^DELETE\s+[`"]?\//u.test(words)) return null;
  if (what === undefined || !called.test(what) || operationsIn(draft).length === 0) return null;
  const gone = what
    .split(/\s?,\s?(?:and\s)?|\sand\s/u)
    .map((part) => callsAlone(part, draft))
    .map(([only, other]) => (other ? undefined : only));
  const calls = gone.flatMap((one) => (one ? [one.endpoint] : []));
  if (calls.length === gone.length)
    return (now) =>
      inOrder(now, calls, (current, { method, path }) => withoutOperation(current, method, path));
  const does = told.exec(what)?.groups?.['does'];
  return does === undefined ? null : (withoutDescribed(does, draft) ?? unknown(does));
};

/** "The endpoint that reports delays": one call that does it and tells all of it. */
function withoutDescribed(does: string, draft: Draft): Change | null {
  const [only, other] = operationsMeant(draft, does);
  const body = only && draft.text.slice(only.section.start, only.section.bodyEnd);
  const isTold = body !== undefined && shareOf(contentWords(does), new Set(contentWords(body))) >= ENOUGH;
  return only && !other && isTold
    ? (now) => withoutOperation(now, only.endpoint.method, only.endpoint.path)
    : withoutDemanded(does, draft);
}

/** A call that is nowhere is not looked for among sections. */
const unknown =
  (does: string): Change =>
  (now) => ({
    ...noEffect(now, `No operation of the document is told to do this: ${does}.`),
    isBeyond: true,
  });

/** A call that only a demand tells of: "the endpoint that finds matching telescopes". */
function withoutDemanded(does: string, draft: Draft): Change | null {
  const said = contentWords(does);
  const meant = draft.items.filter(
    ({ key, text }) =>
      key !== null &&
      isDemand(key.family) &&
      demanded.test(text) &&
      said.length > 0 &&
      shareOf(said, new Set(contentWords(text))) >= ENOUGH,
  );
  const [item, other] = meant;
  if (!item || other) return null;
  return (now) => {
    const there = now.items.find(({ key }) => key?.text === item.key?.text);
    if (!there) return noEffect(now, 'It is gone already.');
    const { start, end, section } = there;
    const name = item.key?.text ?? '';
    const { text, note } = withoutPart(now, { kind: 'item', start, end, name, section });
    return applied(now, text, `Removed ${name}.${note}`);
  };
}
