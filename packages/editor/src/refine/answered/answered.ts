import { sectionsOf } from '../../document/outline.ts';
import { placeAdded } from '../added/place.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { answerInFull } from '../place/answer-in-full.ts';
import { kindOfFact, questionSection } from '../place/home.ts';
import { insertInto } from '../place/insert.ts';
import { inOtherLanguage } from '../place/other-language.ts';
import { bindsAs, holdsRequirements, otherHome, placeFact } from '../place/place-fact.ts';
import { asSentence } from '../place/sentence.ts';
import { withShare } from '../place/share-answer.ts';
import { withThingMeant } from '../place/thing-meant.ts';
import { homeOf } from '../target/keyed.ts';
import { givesThingAsked } from '../target/question-answered.ts';
import { questionText } from '../target/questions.ts';
import type { Target } from '../target/target.ts';
import { isDecision } from './decision.ts';
import { outsideTickets, plainHome } from './home.ts';
import { sectionOpenFor, whereItIsOpen } from './open-places.ts';
import { ownAnswer } from './own-questions.ts';
import { answerAndRest, withoutAnsweredPart } from './remaining.ts';
import { standsAlone } from './stands-alone.ts';
import { withoutLead } from './wording.ts';

const agrees = /^(?:yes|yep|yeah|sure|ja|oui|sí|sì|sim|tak)(?!\p{L})/iu;

/** "Yes we store it in grams": the statement says what the yes says. */
function withoutAssent(said: string): string {
  const rest =
    /^(?:yes|yep|yeah|sure|ja|oui|sí|no|nope|nein)\s(?<rest>(?:we|they|it|he|she|you|wir|sie|es|on|nous)\s.{8,})$/isu.exec(
      said.trim(),
    );
  return rest?.groups?.['rest'] ?? said;
}

const whatHappens = /^what happens(?!\p{L})/iu;
/** "Claims are limited to 3 per day": how much there may be, and nothing that happens. */
const setsLimit =
  /(?<!\p{L})(?:(?:is|are|be) (?:now )?(?:limited|capped|restricted) to|(?:is|are) (?:allowed )?(?:at most|no more than|max(?:imum)?|up to)) \d/iu;

/** Takes a question out and writes its answer down. */
export function answered(draft: Draft, question: Target | null, said: string): Outcome {
  if (!question) return noEffect(draft, 'There is no such open question.');
  const { asked, key } = questionText(draft, question);
  if (whatHappens.test(asked) && setsLimit.test(said))
    return noEffect(
      draft,
      'This sets a limit and does not say what happens beyond it; name the old value and the new one, such as: replace "A" with "B".',
    );
  const foreign = inOtherLanguage(draft, said, asked);
  if (foreign) return foreign;
  const { said: told, rest } = answerAndRest(withoutAssent(withoutLead(said)));
  const given = draft.language === 'en' ? withThingMeant(asked, told) : told;
  const shared = rest === null ? withShare(draft, asked, given) : null;
  if (shared !== null) {
    const now = draftOf(shared, draft.request);
    const asking = key === null ? null : homeOf(now, key);
    const text = asking ? removedWithKey(now, asking, key) : shared;
    return applied(
      draft,
      text,
      `Took out the question "${asked}" and wrote its answer into the requirement.`,
    );
  }
  const own = draft.language === 'en' ? ownAnswer(asked, given) : null;
  const isNamed = given !== told;
  const words = own ?? (isNamed ? given : answerInFull(asked, given));
  const isWhole = own !== null || isNamed || standsAlone(draft, question, { asked, given, words });
  const fact = isWhole ? words : `${asked} ${asSentence(words)}`;
  // its place says in which case
  const inPlace = /^what(?!\p{L})/iu.test(asked) ? given : words;
  const part = withoutAnsweredPart(draft, question, { said: told, rest });
  if (part === null && rest !== null)
    return noEffect(draft, `Which part of "${asked}" is answered was not seen; say the question that stays.`);
  const settled =
    key === null || part !== null ? null : whereItIsOpen(draft, question, key, { words: inPlace, fact });
  if (key !== null && settled !== null) {
    const now = draftOf(settled, draft.request);
    return applied(
      draft,
      removedWithKey(now, homeOf(now, key) ?? question, key),
      `Took out the question "${asked}" and wrote its answer where it was open.`,
    );
  }
  const text = part ?? removedWithKey(draft, question, key);
  const gone =
    part === null
      ? `Took out the question "${asked}".`
      : `Took out of the question "${asked}" what is answered.`;
  const without = draftOf(text, draft.request);
  // a yes to what is asked makes it a demand
  const isNeedless =
    /\b(?:(?:do|does)(?: not|n['’]t) (?:need|have to)|need not)\b|(?<!\p{L})(?:pas nécessairement|no tienen? que|no hay que|muss (?:.* )?nicht|müssen (?:.* )?nicht|muss keine?n?|müssen keine?)(?!\p{L})/iu.test(
      words,
    );
  const binds =
    (kindOfFact(words) === 'requirement' && !isNeedless) || (words !== given && agrees.test(given));
  const found = (isNeedless ? plainHome : outsideTickets)(
    without,
    `${asked.replace(/\?$/u, '')} ${words}`,
    binds ? 'requirement' : 'fact',
  );
  // what only says who does something is no demand
  const fitting =
    found &&
    holdsRequirements(without, found) &&
    (!bindsAs(words, without) || (!binds && givesThingAsked(words, asked)))
      ? otherHome(without, words)
      : found;
  // an answer is no way that was not taken
  const home = fitting?.ids.some((id) => id.endsWith('alternatives'))
    ? (sectionsOf(without.outline, 'failure-cases', 'design')[0] ?? null)
    : fitting;
  if (isWhole) {
    const gap = part === null || key === null ? null : sectionOpenFor(without, key);
    if (gap)
      return applied(
        draft,
        insertInto(without, gap, asSentence(fact)),
        `${gone} Wrote its answer under "${gap.title}".`,
      );
    const isDemand = binds && (home === null || holdsRequirements(without, home));
    const isDecided = !isDemand && isDecision(without, home);
    const placed = isDecided
      ? placeAdded(without, { kind: 'decision', said: fact, mitigation: null })
      : placeFact(
          without,
          fact,
          isDemand ? 'requirement' : isNeedless ? 'fact' : undefined,
          home && questionSection(without)?.start !== home.start ? home : null,
        );
    return placed.status === 'applied'
      ? { ...placed, message: `${gone} ${placed.message}` }
      : applied(draft, text, `${gone} The document already says so.`);
  }
  return applied(
    draft,
    insertInto(without, home, fact),
    `${gone} Wrote its answer down${home ? ` under "${home.title}"` : ''}.`,
  );
}
