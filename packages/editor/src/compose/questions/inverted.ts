import { upperFirst } from '../../first-letter.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tag } from '../../syntax/tags.ts';
import type { Tree } from '../../syntax/tree.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { baseForm } from '../../understand/pieces/base-form.ts';

/** What a question may open with. English. */
export const asksByVerb =
  /^(?:is|are|am|was|were|do|does|did|can|could|should|shall|must|will|would|may|might|has|have|had|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|shouldn['’]t|couldn['’]t|wouldn['’]t|hasn['’]t|haven['’]t)(?!\p{L})/iu;

/** What a question may open with that no yes or no answers, with the preposition before it. English. */
export const asksByWord =
  /^(?:(?:in|at|on|by|for|from|to|with|of|under|after|until|since|about|within|through|into) )?(?:what|who|whose|whom|when|where|which|how|why)(?!\p{L})/iu;

/** Forms that a helper has when it is not written out. */
const written: Readonly<Record<string, string>> = {
  '’re': 'are',
  "'re": 'are',
  '’ll': 'will',
  "'ll": 'will',
  '’m': 'am',
  "'m": 'am',
  '’ve': 'have',
  "'ve": 'have',
  ca: 'can',
  wo: 'will',
};

/** Forms of "be": they stand before who or what they are said of by themselves. */
const being: ReadonlySet<string> = new Set([
  'is',
  'are',
  'am',
  'was',
  'were',
  "'s",
  '’s',
  "'re",
  '’re',
  "'m",
  '’m',
]);

/** The parts of a clause that change places in a question, by places of words. */
interface Order {
  /** The first and the last word of who or what is told of. */
  readonly subject: readonly [number, number];
  /** The word that stands before it in a question, or the verb that "do" stands for there. */
  readonly verb: number;
  readonly isHelper: boolean;
}

/** The order of the main clause of a tree, from a word on; null where its subject and verb are not sure. */
function orderOf(tree: Tree, from: number): Order | null {
  // "What we do about notes" is read as what, of which something is said.
  const heads = [tree.root, ...(from > 0 ? tree.childrenOf(tree.root, 'acl:relcl', 'advcl:relcl') : [])];
  return heads.reduce<Order | null>((order, head) => order ?? orderAt(tree, head, from), null);
}

const finite: ReadonlySet<Tag> = new Set(['MD', 'VBZ', 'VBP', 'VBD', 'VB']);

function orderAt(tree: Tree, head: number, from: number): Order | null {
  const subject = tree.childrenOf(head, 'nsubj', 'nsubj:pass', 'csubj', 'expl').find((at) => at >= from);
  if (subject === undefined) return null;
  const whole = tree.stretchOf(subject);
  const [first, last] = [Math.max(whole.first, from), whole.last];
  if (from > 0 && first > from) return null;
  const [verb = head] = tree.childrenOf(head, 'aux', 'aux:pass', 'cop').filter((at) => at > last);
  const between = tree.words.slice(last + 1, verb);
  if (!finite.has(tree.word(verb)?.tag ?? 'NN') || verb <= last || between.some(({ tag }) => tag !== 'RB'))
    return null;
  if (/[,;:?!()]/u.test(tree.textOf({ first, last }))) return null;
  const isHelper = verb !== head || being.has((tree.word(verb)?.text ?? '').toLowerCase());
  return { subject: [first, last], verb, isHelper };
}

/** The clause of a tree from a word on with its verb before its subject. */
function turned(tree: Tree, from: number): string | null {
  const order = orderOf(tree, from);
  if (order === null) return null;
  const { subject, verb, isHelper } = order;
  const [first, last] = subject;
  const who = lowerWord(tree.textOf({ first, last }));
  const opening = tree.textOf({ first: from, last: first - 1 }).replace(/,$/u, '');
  const word = tree.word(verb);
  if (word === undefined || opensCase.test(opening)) return null;
  const adverbs = tree.textOf({ first: last + 1, last: verb - 1 });
  const behind = tree.sentence.slice(word.end).trimStart();
  const moved = isHelper
    ? [helperOf(tree, verb), who, adverbs, behind.replace(/^n['’]t(?!\p{L})/iu, 'not')]
    : [doing(word.text, word.tag), who, adverbs, baseForm(word.text), behind];
  const said = moved.filter((part) => part !== '').join(' ');
  return opening === '' ? said : `${opening}, ${said}`;
}

/** "If" alone before a subject: a case without what then happens. */
const opensCase = /(?:^| )(?:if|unless|because|although|whether|that|until|when|while|since|so),?$/iu;

function helperOf(tree: Tree, at: number): string {
  const said = (tree.word(at)?.text ?? '').toLowerCase();
  if (said !== "'s" && said !== '’s') return written[said] ?? said;
  return tree.words[at + 1]?.tag === 'VBN' && !tree.childrenOf(tree.root, 'aux:pass', 'cop').includes(at)
    ? 'has'
    : 'is';
}

function doing(verb: string, tag: string): string {
  if (tag === 'VBD') return 'did';
  return tag === 'VBZ' || /^has$/iu.test(verb) ? 'does' : 'do';
}

/**
 * "The council wants a report" as the words of a question: "Does the council want a report"; null where its verb cannot be told. What stands
 * before the subject stays there: "if nobody accepts, should we call". English.
 */
export function inverted(clause: string): string | null {
  const said = clause.replace(/[.!?\s]+$/u, '').replace(/^(?:and|but|so|or|that) /iu, '');
  if (asksByVerb.test(said) || asksByWord.test(said) || asksWithin.test(said)) return null;
  const tree = parse(said);
  const result = (tree === null ? null : turned(tree, 0)) ?? byItsWords(said);
  return result === null ? null : upperFirst(result);
}

/** "It is empty, when can we expect it", "freight is priced where": asks in its own way; "I'm not sure" asks nothing. */
const asksWithin =
  /, (?:and |but |or |so )?(?:what|who|when|where|which|how|why|is|are|do|does|did|can|could|should|will|would)(?!\p{L})|(?<!\p{L})(?:what|who|when|where|why|how)(?:$|[,.])|(?<!\p{L})(?:not sure|no idea|don['’]t know|dunno)(?!\p{L})/iu;

/** A clause whose tree is of no use, by the first verb of it that stands in front of a question as it is. */
function byItsWords(said: string): string | null {
  const [, subject = '', verb = '', rest = ''] = plainOrder.exec(said) ?? [];
  return verb === '' ? null : `${verb} ${lowerWord(subject)} ${rest}`;
}

const plainOrder =
  /^((?:(?!(?:that|which|who|if|when|because|while|to)(?!\p{L}))[^\s,;:?]+ ){0,7}(?!(?:that|which|who|if|when|because|while|to)(?!\p{L}))[^\s,;:?]+) (is|are|was|were|can|should|must|will|could|would) (.+)$/su;

/** "How often do we retry", "what is the limit": asked directly already. */
const asksDirectly =
  /^(?:(?!(?:we|i|you|they|it|he|she|the|our|its|their|an?)(?!\p{L}))\p{L}+ ){1,4}?(?:(?:do|does|did) |(?:is|are|was|were|can|should|shall|must|will|would|could|may|has|have) (?:(?:we|i|you|they|it|he|she|there|this|that|these|those|the|an?|our|its|their|somebody|someone|anybody|anyone)(?!\p{L})))/iu;

/** "How old the consents are": the thing and its verb behind what is measured, where the tree has another reading. */
const measuredLast =
  /^(?<asked>(?:how|what|which|where|when|why)(?: \p{L}+)?) (?<thing>(?:the|our|their|its|an?|these|those|we|they|it|he|she|i)(?!\p{L})[^,;:?]{0,50}?) (?<verb>is|are|was|were|can|should|must|will|would)(?<rest> [^,;:?]+)?$/iu;

/** "How old the consents are" → "How old are the consents"; what asks directly already stays as it is. English. */
export function direct(clause: string): string {
  const said = clause.replace(/[.!?\s]+$/u, '');
  const tree = asksDirectly.test(said) ? null : parse(said);
  return upperFirst(tree === null ? said : (directOf(tree) ?? said));
}

function directOf(tree: Tree): string | null {
  const end = askingEnd(tree);
  const next = tree.word(end)?.tag;
  if (next === undefined || next === 'TO' || next === 'IN' || (finite.has(next) && next !== 'VB'))
    return null;
  // "Who at our office has to agree" asks for who acts.
  if (tree.childrenOf(tree.root, 'nsubj', 'nsubj:pass').some((at) => at < end)) return null;
  const rest = turned(tree, end);
  if (rest !== null) return `${tree.textOf({ first: 0, last: end - 1 })} ${rest}`;
  const { asked, thing = '', verb = '', rest: more = '' } = measuredLast.exec(tree.sentence)?.groups ?? {};
  return asked === undefined ? null : `${asked} ${verb} ${thing}${more}`;
}

const nominal: ReadonlySet<string> = new Set(['NN', 'NNS', 'NNP', 'JJ', 'JJR', 'CD', 'VBG']);

/** The place behind "how old", "which of the teams", "in what format". */
function askingEnd(tree: Tree): number {
  const at = tree.words.findIndex(
    ({ tag }) => tag === 'WP' || tag === 'WDT' || tag === 'WRB' || tag === 'WP$',
  );
  if (at < 0 || at > 1) return tree.words.length;
  const word = (tree.word(at)?.text ?? '').toLowerCase();
  let end = at + 1;
  if (word === 'how') {
    const next = tree.word(end);
    if (next?.tag !== 'JJ' && next?.tag !== 'RB') return end;
    const counts = /^(?:many|much|few|little)$/iu.test(next.text);
    // "How old tokens are handled" asks how, and of old tokens
    if (!counts && next.tag === 'JJ' && tree.word(end + 1)?.tag.startsWith('NN') === true) return end;
    end += 1;
    if (!counts) return end;
  }
  const isDetermining =
    word === 'how' ||
    tree.words.some(
      (one, place) =>
        place >= end && one.tag.startsWith('NN') && tree.childrenOf(place, 'det', 'nmod:poss').includes(at),
    );
  if (!isDetermining) return end;
  while (nominal.has(tree.word(end)?.tag ?? '.')) end += 1;
  return end;
}
