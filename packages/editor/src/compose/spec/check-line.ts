import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { setsCase } from '../scenario/bound-case.ts';
import { partsOf } from '../scenario/parts.ts';
import { isWindow } from '../scenario/shapes/windows.ts';
import { quiet } from '../voice/binding.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated, negated, part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { type Bound, boundIn } from './bound.ts';

/** A test of a requirement by its limit: what is measured, in the requirement's own words, and what passes. */
export interface Check {
  readonly requirement: string;
  /** Sentences with their full stops. */
  readonly text: string;
}

/** The test of the limit that a requirement sets; null where it sets none, or where the figure belongs to the case it holds in. */
export function checkOf(requirement: Requirement, composition: Composition): Check | null {
  const { demand, statement, id } = requirement;
  if (demand?.isNegative || setsCase.test(statement.text)) return null;
  const deed = demand ? part(demand.action) : statement.text;
  if (isWindow(deed.replace(/^be able to /u, ''))) return null;
  const bound = boundIn(deed);
  if (bound === null || bound.side === 'at') return null;
  const phrases = derivedPhrasesOf(composition.language);
  return {
    requirement: id,
    text: fill(phrases[sides[bound.side]], { text: saidOf(requirement, composition), limit: bound.limit }),
  };
}

const sides = {
  most: 'testMost',
  under: 'testUnder',
  least: 'testLeast',
} as const satisfies Record<Exclude<Bound['side'], 'at'>, string>;

/** What the requirement says, without its full stop and as no order: "the scan endpoint responds within 200 ms". */
function saidOf(requirement: Requirement, composition: Composition): string {
  const { demand, statement } = requirement;
  const parts = partsOf(requirement, composition);
  // Of a thing that was only named the words that name it say best what is measured: "search results in under 200 ms".
  const isTold = parts !== null && statement.text.toLowerCase().includes(parts.subject.toLowerCase());
  if (!demand || !parts || !isTold || composition.language !== 'en') {
    const plain = quiet(statement.text).replace(/[.!。]+$/u, '');
    return outsideCode(inSentence(plain, composition), (prose) =>
      composition.language === 'en' ? expand(prose) : prose,
    );
  }
  const action = part(demand.action);
  const { subject } = parts;
  const ability = /^(?:(?:still|also|always) )?be able to (.+)$/su.exec(action)?.[1];
  const does = demand.isNegative
    ? negated(action, subject)
    : ability === undefined
      ? conjugated(action, subject)
      : `can ${ability}`;
  const condition = demand.condition === null ? '' : `${inSentence(part(demand.condition), composition)}, `;
  const sure = /^ensure that (.+)$/su.exec(action)?.[1];
  return `${condition}${sure ?? `${subject} ${does}`}`;
}
