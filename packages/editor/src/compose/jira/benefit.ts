import { contentWords } from '../../document/content-words.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import { gist } from '../scenario/split.ts';
import { inSentence } from '../voice/in-sentence.ts';

const purpose =
  /(?<!\p{L})(?:so that|so(?= \p{L}{3,20}(?: \p{L}{3,20}){0,3} (?:can|could|do|does|don['’]t|(?:are|is)(?! (?:\p{L}+ed|sent|kept|shown|made|built)(?!\p{L}))|will|no longer))|so(?= (?:the|every|each|our) \p{L}{3,20} \p{L}{3,20}s(?!\p{L}))|damit|afin que|pour que|para que|affinché|zodat)\s([^()]{6,140}?)(?:[.;!?]|,\s|\s\(|$)/iu;

/**
 * What a demand is for: the purpose its own sentence gives, else that of a goal that speaks of the same things. That a trouble ends which
 * the input tells of is no benefit of each of its demands. Null where the input gives none: a benefit that would fit every ticket of a text tells nothing.
 */
export function benefitOf(statement: Statement, composition: Composition): string | null {
  const own = purposeIn(statement.text);
  if (own !== null) return own;
  const { statements } = composition.understanding;
  const near = nearnessTo(statement);
  const goals = statements.filter((one) => one.kind === 'goal' && isTold(one));
  const goal = nearest(goals, (one) => near(one) > 0 || leadsTo(one, statement, statements), near);
  return goal ? goalIn(goal, composition) : null;
}

/** Whether the input says anywhere what it is for, or what goes wrong today. */
export function namesBenefit({ understanding }: Composition): boolean {
  return understanding.statements.some(
    ({ kind, text }) => kind === 'goal' || kind === 'problem' || purposeIn(text) !== null,
  );
}

/** A sentence or a part of it without the purpose behind it. */
export function withoutPurpose(text: string): string {
  const match = purpose.exec(text);
  return match && match.index > 8 ? text.slice(0, match.index).replace(/[\s,]{1,3}$/u, '') : text;
}

/** What stands behind "so that", else null. */
function purposeIn(text: string): string | null {
  return purpose.exec(text)?.[1] ?? null;
}

/** Words, and share of the words of the shorter one, that two sentences have in common when they speak of the same thing. */
const sharedWords = 2;
const sharedPart = 0.3;

/** How near other sentences are to one: the share of words they have in common with it, 0 where that tells nothing. */
function nearnessTo(statement: Statement): (other: Statement) => number {
  const about = new Set(contentWords(statement.text));
  return (other) => {
    const words = new Set(contentWords(gist(other.text)));
    const shared = [...words].filter((word) => about.has(word)).length;
    const part = shared / Math.max(1, Math.min(about.size, words.size));
    return shared >= sharedWords && part >= sharedPart ? part : 0;
  };
}

function nearest(
  all: readonly Statement[],
  fits: (one: Statement) => boolean,
  near: (one: Statement) => number,
): Statement | null {
  return all.filter(fits).toSorted((a, b) => near(b) - near(a) || a.index - b.index)[0] ?? null;
}

/** Whether a demand is the first thing said behind a goal or a trouble, as what is to be done about it. */
function leadsTo(from: Statement, { index }: Statement, all: readonly Statement[]): boolean {
  return from.index < index && all.slice(from.index + 1, index).every(({ kind }) => kind === 'context');
}

/** A sentence that can be quoted by itself: of some words, of nothing that another sentence named. */
function isTold({ text }: Statement): boolean {
  return (
    text.length < 140 &&
    text.split(' ').length >= 4 &&
    !/^(?:it|this|that|they|these|those)(?!\p{L})/iu.test(text) &&
    !/(?<!\p{L})(?:this|that|it)[.!]?$/iu.test(text)
  );
}

function quoted({ text }: Statement, composition: Composition): string {
  const bare = (text.split(/ --? /u)[0] ?? text).replace(/[.!。"“”»]+$/u, '');
  return inSentence(gist(bare), composition).replaceAll(/["“”„«»]/gu, '');
}

const wants =
  /^(?:(?:the |our )?(?:goal|aim|idea|objective)(?: here)? is(?: for us)? to |we (?:want|need|have|would like|aim|plan)(?: to| at) )(?=\p{Ll})(.+)$/isu;

/** "Necesitamos que …": a wish names what is to be built, and quoted it is no end that the work serves. */
const wantsElsewhere =
  /^(?:lo de |sobre |acerca de |à propos |concernant |riguardo |over |w sprawie |wir (?:brauchen|wollen|möchten)|(?:nous|on) (?:voulons|souhaitons|veut|souhaite|avons besoin|a besoin)|(?:queremos|necesitamos|precisamos|vogliamo|dobbiamo|abbiamo bisogno|chcemy|potrzebujemy)|we (?:willen|moeten|hebben))(?!\p{L})/iu;

/** "We want to spend less on storage": that we can. A goal that names only the work itself is no benefit of it. */
function goalIn(goal: Statement, composition: Composition): string | null {
  if (composition.language !== 'en' && wantsElsewhere.test(goal.text)) return null;
  if (composition.language !== 'en')
    return fill(derivedPhrasesOf(composition.language).benefitGoal, { text: quoted(goal, composition) });
  const deed = wants.exec(gist(goal.text.replace(/[.!]+$/u, '')))?.[1];
  if (deed === undefined || /\d/u.test(deed)) return null;
  return cuesIn(deed, 'en').get('buildVerb')?.index === 0 ? null : `we can ${deed}`;
}
