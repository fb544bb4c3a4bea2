import { contentWords } from '../../document/content-words.ts';
import { literal } from '../../read/literal.ts';
import type { Span } from '../../read/source.ts';
import { answered } from '../answered/answered.ts';
import { areKin } from '../claims/kin.ts';
import { undecided } from '../claims/open-point.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { asSentence } from '../place/sentence.ts';
import { sentences } from '../target/ordinal.ts';
import { openQuestions, questionAbout } from '../target/questions.ts';

const needless =
  /^(?:there(?:['’]s| is) )?no (?<what>\p{L}[^,:;"“„]{2,50}?)(?: (?:is|are))? (?:needed|required|necessary|to be done)$/iu;
/** "… says Birgit" behind what was said. */
const toldBy = /,?\s(?:says?|said|according to|per)\s(?:the |our )?\p{L}+$/iu;
/** Who was to be asked, where words tell who said it. */
const source =
  /^(?:the |our )?(?<who>\p{L}+) (?:just |now |already )?(?:says?|said|confirm(?:s|ed)|told us|decided|answered|replied)(?: that|:|,)?\s/iu;

/**
 * The change of "Finance says no backfill needed": the question whether it is needed is answered, or what the document leaves open outside its
 * questions is settled, and that somebody has to ask is done. Null where nothing in the draft asks for it.
 */
export function needlessTold(words: string, draft: Draft): Change | null {
  const said = framed(words.trim())
    .words.replace(/[.!]+$/u, '')
    .replace(toldBy, '');
  const what = needless.exec(said)?.groups?.['what'];
  if (what === undefined) return null;
  const who = source.exec(words.trim())?.groups?.['who'];
  const fact = `No ${what} ${/[^s]s$/iu.test(what) ? 'are' : 'is'} needed`;
  if (!questionAbout(draft, what) && !openPoint(draft, what)) return null;
  return (now) => withoutAsking(settled(now, what, fact), now, who);
}

function settled(draft: Draft, what: string, fact: string): Outcome {
  const question = openQuestions(draft).length > 0 ? questionAbout(draft, what) : null;
  if (question) return answered(draft, question, `We do not need ${what}`);
  const point = openPoint(draft, what);
  if (!point) return noEffect(draft, 'Nothing in the document asks for it.');
  const old = draft.text.slice(point.start, point.end);
  const text = splice(draft.text, [{ start: point.start, end: point.end, text: asSentence(fact) }]);
  return applied(draft, text, `Replaced "${old}" with "${asSentence(fact)}"`);
}

/** A sentence outside the questions that leaves open whether something is needed. */
function openPoint(draft: Draft, what: string): Span | null {
  const wanted = contentWords(what);
  return (
    sentences(draft).find(({ start, end }) => {
      const words = draft.text.slice(start, end);
      const held = contentWords(words);
      return undecided.test(words) && wanted.every((one) => held.some((other) => areKin(one, other)));
    }) ?? null
  );
}

/** An outcome without the sentence that somebody has to ask the one who has answered. */
function withoutAsking(outcome: Outcome, { request }: Draft, who: string | undefined): Outcome {
  if (who === undefined || outcome.status !== 'applied') return outcome;
  const now = draftOf(outcome.text, request);
  const asks = new RegExp(
    `(?<!\\p{L})(?:asks?|check with|clarify with|talk to|confirm with) (?:the )?${literal(who)}(?!\\p{L})`,
    'iu',
  );
  const duty = sentences(now).find(
    ({ start, end }) => asks.test(now.text.slice(start, end)) && end - start <= LONGEST,
  );
  return duty ? { ...outcome, text: removed(now, duty) } : outcome;
}

/** Letters of a sentence that says nothing but that. */
const LONGEST = 60;
