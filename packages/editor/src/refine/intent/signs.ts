import { contentWords } from '../../document/content-words.ts';
import { wordCount } from '../../read/word-count.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { looksLikeOrder } from '../clauses/order-like.ts';
import { hasVerb, isOfText, isQuestion, isStatement, isVerdict } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import type { DocumentWords } from './document-words.ts';

/** Clauses in so many steps of length are told apart. */
const STEPS = 5;
const WORDS_A_STEP = 4;
/** How much of a clause the document holds, in quarters. */
const QUARTERS = 4;

/** What the rules of sentences say of a clause: whether it states, asks, judges or orders, and how much of it the document holds. */
export function signsOf(clause: string, draft: Draft, held: DocumentWords): string[] {
  const plain = plainClause(clause);
  const first = /^\p{L}+/u.exec(plain)?.[0].toLowerCase() ?? '';
  const opening = plain.split(/\s+/u).slice(0, 2).join(' ').toLowerCase();
  const signs = [
    `states ${isStatement(plain, draft)}`,
    `orders ${opensWithVerb(plain)}`,
    `asks ${isQuestion(plain)}`,
    `base ${isBaseVerb(first)}`,
  ];
  return [
    ...signs,
    signs.join(' '),
    `judges ${isVerdict(plain)}`,
    `of text ${isOfText(plain, draft)}`,
    `order-like ${looksLikeOrder(plain)}`,
    `has verb ${hasVerb(plain)}`,
    `first ${first}`,
    `plainly ${opening}`,
    ...sharesOf(clause, draft, held),
  ];
}

const number = /\d[\d.,]*/gu;
const quotation = /["“„]([^"“”„]+)["”“]/gu;

function sharesOf(clause: string, { text }: Draft, held: DocumentWords): string[] {
  const words = contentWords(clause);
  const share = words.filter((word) => held.words.has(word)).length / Math.max(1, words.length);
  const length = Math.min(STEPS, Math.floor(wordCount(clause) / WORDS_A_STEP));
  const numbers = clause.match(number) ?? [];
  const quoted = [...clause.matchAll(quotation)].map(([, words = '']) =>
    text.toLowerCase().includes(words.toLowerCase()),
  );
  return [
    `share ${Math.round(share * QUARTERS)}`,
    `length ${length}`,
    `share ${Math.round(share * QUARTERS)} ${length}`,
    `numbers ${numbers.length} ${numbers.filter((one) => text.includes(one)).length}`,
    `quotes ${quoted.join()}`,
  ];
}
