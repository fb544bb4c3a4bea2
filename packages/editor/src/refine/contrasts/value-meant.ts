import { keysIn } from '../../document/keys.ts';
import { isSameValue } from '../claims/measure.ts';
import type { Draft } from '../draft.ts';
import type { Amount } from './amounts.ts';
import { type Fact, heldOf } from './value-places.ts';

/** What is counted in other words is meant where it stands beside another of the old values. */
export function anchored(
  told: readonly (readonly Fact[])[],
  elsewhere: readonly (readonly Fact[])[],
): readonly (readonly Fact[])[] {
  return told.map((facts, at) =>
    facts.length > 0
      ? facts
      : (elsewhere[at] ?? []).filter((fact) =>
          told.some((others, other) => other !== at && others.some((one) => shareSentence(fact, one))),
        ),
  );
}

/** What is said of the values beside them: words, the key of an item, other values. */
interface Sought {
  readonly topic: readonly string[];
  readonly key: string | null;
  readonly others: readonly Amount[];
}

/** Of the facts that can be meant those that are: of the item that is named, where the old values stand together, or which are spoken of. */
export function meantOf(
  draft: Draft,
  found: readonly (readonly Fact[])[],
  sought: Sought,
): readonly (readonly Fact[])[] {
  const own = found.map((facts) => {
    const ofKey = facts.filter((fact) => isOfKey(draft, fact, sought.key));
    return sought.key === null || ofKey.length === 0 ? facts : ofKey;
  });
  const together = own.map((facts, at) =>
    facts.filter((fact) =>
      own.every((others, other) => other === at || others.some((one) => shareSentence(fact, one))),
    ),
  );
  if (own.length > 1 && together.every((facts) => facts.length > 0))
    return together.map((facts) => best(facts, sought));
  return own.map((facts) => best(facts, sought));
}

function isOfKey(draft: Draft, fact: Fact, key: string | null): boolean {
  return (
    key !== null &&
    fact.places.some(({ amount }) =>
      draft.units.some(
        (unit) =>
          unit.start <= amount.start &&
          unit.end >= amount.end &&
          (keysIn(unit.text).some((one) => one.text === key) ||
            keysIn(unit.section?.title ?? '').some((one) => one.text === key)),
      ),
    )
  );
}

function shareSentence(left: Fact, right: Fact): boolean {
  return left.places.some((one) => right.places.some((other) => one.sentence.start === other.sentence.start));
}

function best(facts: readonly Fact[], { topic, others }: Sought): readonly Fact[] {
  if (facts.length < 2) return facts;
  const scores = facts.map(
    (fact) =>
      heldOf(fact, topic) +
      others.filter((one) => fact.places.some(({ amount }) => isSameValue(amount, one))).length,
  );
  const most = Math.max(...scores);
  return facts.filter((_, at) => scores[at] === most);
}
