import { isPeople } from '../../compose/scenario/act.ts';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { lowerFirst } from '../../first-letter.ts';
import { literal } from '../../read/literal.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { holds } from './demand-meant.ts';
import { type Bound, boundIn, pluralOf } from './doers.ts';

/** What says that a thing holds of somebody on top. */
const besides =
  /(?<!\p{L})(?:too|as well(?: as)?|besides|in addition(?: to)?|not (?:just|only)|additionally|auch|ebenfalls|ebenso|nicht (?:nur|bloß)|neben|zusätzlich(?: zu)?|aussi|également|pas (?:seulement|que)|outre|también|además(?: de)?|no solo|anche|non solo|também|além d[eoa]s?|ook|niet alleen|też|także|również)(?!\p{L})/giu;
/** In German the same letters mean "so". */
const also = /(?<!\p{L})also(?!\p{L})/giu;
const negation =
  /(?<!\p{L})(?:not|no|never|nobody|cannot|nicht|kein\p{L}*|nie|pas|jamais|ne|nunca|non|mai|niet|geen)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** Words that permit or bind, and those that widen a demand, say nothing of who or what. */
const permitting = new Set(
  contentWords(
    'allow let permit enable able can could may might must should shall will need want get have right possible extend apply cover hold include count open go please want able dürfen darf können kann sollen soll sollte sollten müssen muss gelten gilt gelte umfasst betrifft erlaubt möglich ergänze erweitere peuvent peut pouvoir doivent doit devrait devraient concerne concerner vaut applique permettre autoriser étendre pueden puede poder deben debe vale possono può devono deve podem pode devem kunnen kan mogen mag moeten moet',
  ),
);
const widens =
  /(?<!\p{L})(?:cover|appl(?:y|ies)|extend|hold|include|count|go(?:es)?|gilt|gelten|gelte|betrifft|umfass\p{L}*|erweiter\p{L}*|concern\p{L}*|vaut|appliqu\p{L}*|étend\p{L}*|inclu\p{L}*|vale|aplica\p{L}*|geldt)(?!\p{L})/iu;
const and: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
  pl: 'i',
};
/** Articles that go with the words behind them, as they stand in a subject. */
const articles: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})the $/iu, 'the '],
  [/(?<!\p{L})für den $/iu, 'der '],
  [/(?<!\p{L})(?:die|der|das) $/iu, ''],
  [/(?<!\p{L})aux $/iu, 'les '],
  [/(?<!\p{L})au $/iu, 'le '],
  [/(?<!\p{L})(?:les|le|la|los|las|el|il|i|gli|os|as) $/iu, ''],
];

const only = /^(?:only|nur|seule?s?|solo|sólo|soltanto) /iu;

const LONGEST = 160;
const MOST_WORDS = 3;
/** So much of what somebody may do has to be said of the one who is to do it, too. */
const ENOUGH = 0.6;

/** Somebody who is to do what the draft has others do, and the sentences that say so. */
interface Added {
  readonly who: string;
  readonly places: readonly Bound[];
}

/**
 * The change by which somebody else must or may do what a demand has others do ("office managers may delete invoices too", "FR-2 must also
 * cover office managers"): they stand beside those others wherever the document says it. Null where no demand, or more than one, is meant.
 */
export const doerAdded = oncePerDraft((words: string, draft: Draft): Change | null => {
  if (addedBy(words, draft) === null) return null;
  return (now) => {
    const { who = '', places = [] } = addedBy(words, now) ?? {};
    const [first] = places;
    const whom = first ? now.text.slice(first.doer.start, first.doer.end).replace(only, '') : '';
    return applied(now, splice(now.text, splicesOf(now, who, places)), `Put "${who}" beside "${whom}".`);
  };
});

function addedBy(words: string, draft: Draft): Added | null {
  const said = framed(words).words.replace(/[.!]+$/u, '');
  if (said.length > LONGEST || /[?？"“„«`\d]/u.test(said.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' '))) return null;
  const marks = draft.language === 'de' ? [besides] : [besides, also];
  const plain = marks.reduce((left, mark) => left.replace(mark, (found) => ' '.repeat(found.length)), said);
  if (plain === said || negation.test(plain)) return null;
  const [key, ...others] = keysIn(plain);
  if (others.length > 0) return null;
  // a question quotes what it asks of, and demands nothing
  const demands = boundIn(draft).filter((one) =>
    key ? one.key === key.text : one.key !== null && !/^Q/u.test(one.key),
  );
  const meant = demands.flatMap((one) => {
    const who = key ? whomCovered(plain, key.text, one, draft) : whoElse(plain, one, draft);
    return who === null ? [] : [{ one, who }];
  });
  const [only, ...more] = meant;
  if (!only || more.some(({ one }) => one.key !== only.one.key)) return null;
  return { who: only.who, places: placesOf(draft, only.one) };
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: 'doer' | 'act' | 'other' | 'none';
}

function tokensOf(plain: string, { doer, act }: Bound, draft: Draft): Token[] {
  const [held, told] = [contentWords(draft.text.slice(doer.start, doer.end)), contentWords(act)];
  return [...plain.matchAll(/\p{L}[\p{L}\p{N}'’-]*/gu)].map(({ index, 0: found }) => {
    const own = contentWords(found).filter((word) => !permitting.has(word));
    const kind =
      own.length === 0 ? 'none' : own.every(holds(held)) ? 'doer' : own.every(holds(told)) ? 'act' : 'other';
    return { start: index, end: index + found.length, kind };
  });
}

/** Who else is to do the same, in words that say what it is. */
function whoElse(plain: string, bound: Bound, draft: Draft): string | null {
  const tokens = tokensOf(plain, bound, draft);
  const act = tokens.findIndex(({ kind }) => kind === 'act');
  const said = contentWords(plain);
  const told = [...new Set(contentWords(bound.act))].filter((word) => !permitting.has(word));
  const shared = told.filter(holds(said));
  const isBehind = tokens.some(({ kind }, at) => kind === 'other' && at > act);
  if (act < 0 || isBehind || shared.length / told.length < ENOUGH) return null;
  const doer = draft.text.slice(bound.doer.start, bound.doer.end);
  return bound.isOnly || isSomebody(doer, draft) ? whoIn(plain, tokens, draft) : null;
}

/** Who else a demand is to hold of, which is named by its key. */
function whomCovered(plain: string, key: string, bound: Bound, draft: Draft): string | null {
  const doer = draft.text.slice(bound.doer.start, bound.doer.end);
  if (!widens.test(plain) || !(bound.isOnly || isSomebody(doer, draft))) return null;
  const tokens = tokensOf(plain.replace(key, ' '.repeat(key.length)), bound, draft);
  if (tokens.some(({ kind }) => kind === 'act')) return null;
  const who = whoIn(plain, tokens, draft);
  // words for people are known well enough in English alone
  const isMeant = isSomebody(who ?? '', draft) || (bound.isOnly && draft.language !== 'en');
  return isMeant ? who : null;
}

const isSomebody = (words: string, { language }: Draft) =>
  language === 'en' ? isPeople(words) : cuesIn(words, language).has('actor');

/** The words of a clause that neither the doers nor the act of a demand have, where they stand together; with their article. */
function whoIn(plain: string, tokens: readonly Token[], draft: Draft): string | null {
  const [first, last] = [
    tokens.findIndex(({ kind }) => kind === 'other'),
    tokens.findLastIndex(({ kind }) => kind === 'other'),
  ];
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to || last - first >= MOST_WORDS) return null;
  const named = plain.slice(from.start, to.end);
  const isOne = tokens.slice(first, last + 1).every(({ kind }) => kind === 'other' || kind === 'none');
  if (!isOne || /[,;:–—]|\s{2}/u.test(named)) return null;
  const before = plain.slice(0, from.start);
  const article = articles.map(([pattern, form]) => {
    const stands = pattern.exec(before)?.[0];
    return stands === undefined ? null : form === '' ? stands.toLowerCase() : form;
  });
  const lower = draft.language === 'de' || /^\p{Lu}{2}/u.test(named) ? named : lowerFirst(named);
  return `${article.find((one) => one !== null) ?? ''}${from.start === 0 ? lower : named}`;
}

/** Every sentence that says of the same doers that they are bound to the same, quoted or not. */
function placesOf(draft: Draft, { doer, act }: Bound): Bound[] {
  const bare = (span: Bound['doer']) => contentWords(draft.text.slice(span.start, span.end)).join(' ');
  const told = contentWords(act);
  return boundIn(draft).filter((one) => {
    const held = contentWords(one.act);
    return bare(one.doer) === bare(doer) && told.every((word) => word === 'abl' || held.includes(word));
  });
}

function splicesOf(draft: Draft, who: string, places: readonly Bound[]): Splice[] {
  const joint = ` ${and[draft.language] ?? 'and'} ${who}`;
  const first = places.find(({ key }) => key !== null);
  const splices = places.flatMap(({ doer, modal }): Splice[] => [
    { start: doer.end, end: doer.end, text: joint },
    { ...modal, text: pluralOf(draft.text.slice(modal.start, modal.end)) },
    ...manyIn(draft, doer),
  ]);
  return [
    ...splices,
    ...(first ? [...orderedIn(draft, first, joint), ...othersIn(draft, who, first, joint)] : []),
  ];
}

/** "Seul le gérant" is of one. */
function manyIn({ text }: Draft, { start, end }: Bound['doer']): Splice[] {
  const alone = /^seule?(?= )/iu.exec(text.slice(start, end))?.[0];
  return alone === undefined
    ? []
    : [{ start, end: start + alone.length, text: alone.startsWith('S') ? 'Seuls' : 'seuls' }];
}

/** "Let only accountants delete invoices": how a title and a task say what somebody may do. */
function orderedIn({ text }: Draft, { doer, act }: Bound, joint: string): Splice[] {
  const told = contentWords(act).filter((word) => !permitting.has(word));
  const whom = `(?<=(?<!\\p{L})let )${literal(text.slice(doer.start, doer.end))}(?= )`;
  return [...text.matchAll(new RegExp(whom, 'giu'))].flatMap(({ index, 0: found }): Splice[] => {
    const end = index + found.length;
    const held = contentWords(lineAt(text, end));
    return told.every((word) => held.includes(word)) ? [{ start: end, end, text: joint }] : [];
  });
}

const lineAt = (text: string, at: number) =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, `${text}\n`.indexOf('\n', at));

const nobodyElse =
  /(?<!\p{L})(?:somebody|someone|anybody) who is not (?:an? |one of (?:the )?|the )[^,.;]{2,60}?(?=,| tries )|(?<!\p{L})(?:jemand anderes als|quelqu[’']un d[’']autre que) [^,.;]{2,60}?(?= (?:dies|das|tente|essaie)(?!\p{L}))/giu;

/** What is told of everybody else no longer is of those who were added. */
function othersIn(draft: Draft, who: string, { key, doer, act }: Bound, joint: string): Splice[] {
  const told = contentWords(`${draft.text.slice(doer.start, doer.end)} ${act}`).filter(
    (word) => !permitting.has(word),
  );
  return [...draft.text.matchAll(nobodyElse)].flatMap(({ index, 0: found }): Splice[] => {
    const line = lineAt(draft.text, index);
    const held = contentWords(line);
    // a criterion of a ticket is told by what it says, and not by a key
    const isOfIt =
      key !== null &&
      (keysIn(line).some(({ text }) => text === key) || told.every((word) => held.includes(word)));
    const end = index + found.length;
    const text =
      draft.language === 'en' ? ` and not one of ${/^the /u.test(who) ? who : `the ${who}`}` : joint;
    return isOfIt ? [{ start: end, end, text }] : [];
  });
}
