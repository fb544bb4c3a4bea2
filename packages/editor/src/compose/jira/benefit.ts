import { contentWords } from '../../document/content-words.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Statement } from '../../understand/statement.ts';
import { suspects } from '../../understand/suspicion.ts';
import type { Composition } from '../composition.ts';
import { gist } from '../scenario/split.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';

const purpose =
  /(?<!\p{L})(?:so that|so(?= \p{L}{3,20}(?: \p{L}{3,20}){0,3} (?:can|could|do|does|don['’]t|(?:are|is)(?! (?:\p{L}+ed|sent|kept|shown|made|built)(?!\p{L}))|will|no longer))|so(?= (?:the|every|each|our) \p{L}{3,20} \p{L}{3,20}s(?!\p{L}))|damit|afin que|pour que|para que|affinché|zodat)\s([^()]{6,140}?)(?:[.;!?]|,\s|\s\(|$)/iu;

/**
 * What a demand is for: the purpose its own sentence gives, else that of a goal or the end of a trouble that speaks of the
 * same things. Null where the input gives none: a benefit that would fit every ticket of a text tells nothing.
 */
export function benefitOf(statement: Statement, composition: Composition): string | null {
  const own = purposeIn(statement.text);
  if (own !== null) return own;
  const { statements } = composition.understanding;
  const near = nearnessTo(statement);
  const goals = statements.filter((one) => one.kind === 'goal' && isTold(one));
  const goal = nearest(goals, (one) => near(one) > 0 || leadsTo(one, statement, statements), near);
  if (goal) return goalIn(goal, composition);
  const trouble = troubleOf(statement, composition);
  if (!trouble) return null;
  const text = quoted(trouble, composition);
  const over = composition.language === 'en' ? noLonger(text) : null;
  return over ?? fill(derivedPhrasesOf(composition.language).benefitProblem, { text });
}

/** The trouble that a demand is to end: one that speaks of the same things, or the one right before it; null where none is told. */
export function troubleOf(statement: Statement, { understanding }: Composition): Statement | null {
  const { statements } = understanding;
  const near = nearnessTo(statement);
  const troubles = statements.filter((one) => one.kind === 'problem' && isTold(one) && isTrouble(one));
  const isFirst = (one: Statement) => statement.kind !== 'quality' && leadsTo(one, statement, statements);
  return nearest(troubles, (one) => near(one) > 0 || isFirst(one), near);
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

function isTrouble({ text, topics }: Statement): boolean {
  return (
    !suspects.test(text) &&
    !isWish.test(text) &&
    (troubles.some((topic) => topics.has(topic)) || lacks.test(text)) &&
    !/(?<!\p{L})(?:ask(?:s|ing|ed)?|complain\p{L}*)(?!\p{L})/iu.test(text) &&
    !text.replace(troubleLabel, '').includes(': ')
  );
}

const troubles = ['problem', 'failure'] as const;
/** What the writer wants is no trouble, whatever it was taken for. */
const isWish =
  /(?<!\p{L})(?:(?:we|i) (?:want|need|would like|plan|are going to|will)|should|must|let['’]?s)(?!\p{L})|^(?:don['’]?t|do not|never|please)(?!\p{L})/iu;
/** Words of want, loss and toil: without one of them or a cue nothing says that something is wrong. */
const lacks =
  /(?<!\p{L})(?:not|no|never|nobody|nothing|none|without|only|too|still|again|twice|manual\p{L}*|hand|los(?:e|es|t|ing)|forg[eo]t\p{L}*|wrong\p{L}*|late|slow\p{L}*|hard|missing|miss(?:es|ed)?|wait\p{L}*|complain\p{L}*|\p{L}+n['’]t|\p{Lu}?cannot|nicht|kein\p{L}*|ohne|nie|ne|pas|sans|jamais|sin|nunca|non|senza|mai|não|sem|niet|geen|zonder|nie|brak|bez)(?!\p{L})/iu;

/** "Main pain: …": the label of a problem. */
const troubleLabel =
  /^(?:(?:the |our )?(?:main |biggest )?(?:pain|problem|issue|trouble)|problem(?: heute)?|problème|problema|problem dziś|probleem)(?: point| today| heute)?: /iu;

/** What is said of a trouble and is none of it: "as discussed on Tuesday we …". */
const saidBefore =
  /^(?:as (?:discussed|agreed|mentioned|said|you (?:may )?know)(?: (?!we |our |the |i )[\p{L}\p{N}.]+){0,8},? |wie (?:besprochen|erwähnt),? )/iu;

function quoted({ text }: Statement, composition: Composition): string {
  const bare = (text.split(/ --? /u)[0] ?? text)
    .replace(/[.!。"“”»]+$/u, '')
    .replace(troubleLabel, '')
    .replace(saidBefore, '');
  return inSentence(gist(bare), composition).replaceAll(/["“”„«»]/gu, '');
}

/** "Pickers lose their scans" that is over: they no longer lose them. Null where a trouble is told otherwise. */
function noLonger(trouble: string): string | null {
  if (trouble.includes(', ') || /(?<!\p{L})(?:we|i|my)(?!\p{L})/iu.test(trouble)) return null;
  const [, people = '', toil = ''] =
    /^((?:(?:the|our|all) )?[\p{L}-]+(?: [\p{L}-]+)?) (?:had|has|have) to (\p{Ll}.{2,80})$/su.exec(trouble) ??
    [];
  if (people !== '') return `${people} no longer ${isPlural(people) ? 'have' : 'has'} to ${toil}`;
  const [, whom = '', able = ''] =
    /^((?:(?:the|our|all) )?[\p{L}-]+(?: [\p{L}-]+)?) (?:cannot|can['’]t|can not) (\p{Ll}.{2,80})$/su.exec(
      trouble,
    ) ?? [];
  if (whom !== '') return `${whom} can ${able}`;
  const clause = presentClause(trouble);
  if (
    clause === null ||
    / (?:and|or|but) /u.test(clause.action) ||
    /(?<!\p{L})(?:now|today|currently|sometimes|often|always)(?!\p{L})/iu.test(trouble)
  )
    return null;
  const does = conjugated(clause.action, clause.subject);
  if (clause.isNegative) return `${clause.subject} ${does}`;
  return /^be(?!\p{L})/u.test(clause.action)
    ? `${clause.subject} ${does.replace(/^(is|are) /u, '$1 no longer ')}`
    : `${clause.subject} no longer ${does}`;
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
