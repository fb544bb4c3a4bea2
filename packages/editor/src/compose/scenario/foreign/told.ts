import { upperFirst } from '../../../first-letter.ts';
import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { attribution } from '../../../understand/chat/speaker.ts';
import { type Composition, say } from '../../composition.ts';
import type { Requirement } from '../../requirement.ts';
import { quiet } from '../../voice/binding.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { germanAsserted } from './asserted.ts';
import { caseWords } from './case-words.ts';
import { undoneIn, verbIn } from './undone.ts';
import { verbFirst } from './verb-second.ts';

/** What happens and what is to be seen then. */
export interface Case {
  readonly trigger: string;
  readonly outcome: string;
}

/** The case that shows a demand to hold, null where its words set none off; and the one that its words rule out, null where they rule nothing out. */
export interface Cases {
  readonly shows: Case | null;
  readonly against: Case | null;
}

/** A demand in a language other than English, as its cases are read from it. */
export interface Told {
  readonly id: string;
  /** As the input says it, without its full stop, who said it, and the word that joins it to the sentence before. */
  readonly said: string;
  /** In the voice of who is bound, in small letters. */
  readonly bound: string;
  /** Whether its verb was found: what is bound by a word behind the sentence may have none. */
  readonly isClause: boolean;
  readonly isQuality: boolean;
  readonly language: string;
  readonly composition: Composition;
}

/** Words that join a sentence to the one before; each is another word in some other language. */
const joins: Readonly<Record<string, RegExp>> = {
  de: /^(?:und|aber)(?: dann)? /iu,
  fr: /^(?:et|mais)(?: puis)? /iu,
  es: /^(?:y|pero)(?: luego| después)? /iu,
  it: /^(?:e|ma)(?: poi)? /iu,
  pt: /^(?:e|mas)(?: depois)? /iu,
  nl: /^(?:en|maar)(?: dan)? /iu,
  pl: /^(?:i|oraz|ale)(?: potem)? /iu,
};

/** A demand as its cases are read from it. */
export function toldOf({ id, isQuality, statement, text }: Requirement, composition: Composition): Told {
  const plain = (sentence: string) => quiet(sentence.replace(attribution, '').replace(/[.!]+$/u, ''));
  return {
    id,
    said: withoutJoin(plain(statement.text), composition.language),
    bound: withoutJoin(plain(text), composition.language),
    isClause: !/\(\p{Lu}{3,}\)[.!]*$/u.test(text),
    isQuality,
    language: composition.language,
    composition,
  };
}

function withoutJoin(sentence: string, language: string): string {
  const rest = sentence.slice(joins[language]?.exec(sentence)?.[0].length ?? 0);
  return rest === sentence || rest.split(' ').length < 3 ? sentence : upperFirst(rest);
}

/** A sentence behind "then": in the order of its language where that is sure, else quoted as what holds. */
export function thenHolds(sentence: string, told: Told): string {
  const { language, composition, isClause } = told;
  const inner = inSentence(sentence, composition);
  if (language === 'de' || language === 'nl') {
    const turned = verbFirst(sentence, language, verbIn(sentence, told) ?? -1);
    if (turned !== null) return (language === 'de' ? germanAsserted(turned) : null) ?? turned;
  } else if (isClause && language in caseWords) return inner;
  return fill(derivedPhrasesOf(language).holds, { text: inner });
}

/** That an attempt is turned down, which is noted as taken for granted. */
export function refused(composition: Composition): string {
  composition.assumptions.add(say(composition, 'assumeRefusal'));
  return say(composition, 'scenarioRefused');
}

/** That what a demand asks for in another case does not come about: denied where that is sure, else quoted. */
export function notApplied(main: string, told: Told): string {
  const { composition, language } = told;
  const denied = undoneIn(main, told, language);
  return denied === null ? notSo(main, told) : inSentence(denied, composition);
}

/** The same, quoted. */
export function notSo(main: string, { composition }: Told): string {
  return say(composition, 'scenarioNoFollow', { text: inSentence(main, composition) });
}
