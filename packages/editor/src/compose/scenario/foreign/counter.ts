import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import { type Composition, say } from '../../composition.ts';
import type { Requirement } from '../../requirement.ts';
import { quiet } from '../../voice/binding.ts';
import { inSentence } from '../../voice/in-sentence.ts';
import { gist } from '../split.ts';
import { type Ability, abilityIn, wantsTo } from './ability.ts';
import { beyondIn } from './bounds.ts';
import { germanOutcome } from './german-clause.ts';
import { momentIn } from './moments.ts';
import { onlyDoerIn } from './only.ts';

/** What happens and what is to be seen then. */
interface Case {
  readonly trigger: string;
  readonly outcome: string;
}

/** What sets a demand off by its own words: somebody does what it lets or has them do, or its moment comes; null for neither. */
export function ownCase({ statement, text }: Requirement, composition: Composition): Case | null {
  const { language } = composition;
  const said = quiet(statement.text);
  const ability = mayIn(said, language) ?? (obliges.test(said) ? null : abilityIn(quiet(text), language));
  if (ability === null) {
    const time = momentIn(said, language);
    if (time === null) return null;
    const done = language === 'de' ? germanOutcome(text) : null;
    if (done !== null) return { trigger: say(composition, 'scenarioMoment', { time }), outcome: done };
    const holds = fill(derivedPhrasesOf(language).holds, {
      text: inSentence(gist(said.replace(/[.!]+$/u, '')), composition),
    });
    return { trigger: say(composition, 'scenarioMoment', { time }), outcome: holds };
  }
  const who = { ...ability, subject: inSentence(ability.subject, composition) };
  return {
    trigger: wantsTo(who, ability.deed, composition.language),
    outcome: say(composition, 'scenarioAllows'),
  };
}

/**
 * The case that a demand in a language other than English rules out by its own words: what the same people may not do,
 * anybody else, what lies beyond its bound, or that its condition does not hold. Null where its words rule nothing out.
 */
export function ruledOut(
  { id, statement }: Requirement,
  condition: string | null,
  composition: Composition,
): Case | null {
  const { language } = composition;
  const text = quiet(statement.text);
  const refused = () => {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return say(composition, 'scenarioRefused');
  };
  const ability = mayIn(text, language);
  if (ability !== null && ability.barred !== null) {
    const who = { ...ability, subject: inSentence(ability.subject, composition) };
    return { trigger: wantsTo(who, ability.barred, language), outcome: refused() };
  }
  const only = onlyDoerIn(text, language);
  if (only !== null) return { trigger: say(composition, 'scenarioOther', { who: only }), outcome: refused() };
  if (condition !== null) {
    const trigger = affirmed(condition, language) ?? say(composition, 'scenarioNoCase', { text: condition });
    return { trigger, outcome: say(composition, 'scenarioNoFollow', { id }) };
  }
  const beyond = beyondIn(text, language);
  if (beyond === null) {
    if (forbids.test(text)) return { trigger: say(composition, 'scenarioTriesAnyway'), outcome: refused() };
    if (ability !== null) {
      const who = { ...ability, subject: inSentence(ability.subject, composition) };
      const attempt = wantsTo(who, ability.deed, language);
      return { trigger: say(composition, 'scenarioIncomplete', { attempt }), outcome: refused() };
    }
    const time = momentIn(text, language);
    return time === null
      ? null
      : {
          trigger: say(composition, 'scenarioNotYet', { time }),
          outcome: say(composition, 'scenarioNoFollow', { id }),
        };
  }
  const { tells, limit } = beyond;
  if (tells === 'takes')
    return {
      trigger: say(composition, 'scenarioTakes', { limit }),
      outcome: say(composition, 'scenarioUnmet', { id }),
    };
  if (tells === 'count') return { trigger: say(composition, 'scenarioCount', { limit }), outcome: refused() };
  // "Sin coste hasta 24 horas antes": later it is not refused, it costs something.
  if (isFree.test(text))
    return {
      trigger: say(composition, 'scenarioTriedAt', { limit }),
      outcome: say(composition, 'scenarioNoFollow', { id }),
    };
  return ability !== null || permits.test(text)
    ? { trigger: say(composition, 'scenarioTriedAt', { limit }), outcome: refused() }
    : {
        trigger: say(composition, 'scenarioHappensAt', { limit }),
        outcome: say(composition, 'scenarioUnmet', { id }),
      };
}

/** What costs nothing within a bound. */
const isFree =
  /(?<!\p{L})(?:kostenlos|kostenfrei|gratis|gratuit\p{L}*|sans frais|sin (?:coste|costo|cargo)|senza costi|sem custo|za darmo|bezpłatn\p{L}+)(?!\p{L})/iu;

/** What somebody has to do, whether they like it or not; what they must be able to do or to see is let. */
const obliges =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|musi|muszą)(?!\p{L})/iu;
const lets =
  /(?<!\p{L})(?:können|sehen|einsehen|pouvoir|voir|poder|ver|poter|vedere|kunnen|zien|móc|widzieć)(?!\p{L})/iu;

function mayIn(text: string, language: string): Ability | null {
  return obliges.test(text) && !lets.test(text) ? null : abilityIn(text, language);
}

/** What must not be done, in any of the languages. */
const forbids =
  /(?<!\p{L})(?:(?:darf|dürfen)(?: \p{L}+){0,5} (?:nicht|kein\p{L}*)|no (?:se )?(?:debe|deben|puede|pueden)|non (?:si )?(?:deve|devono|può|possono)|não (?:se )?(?:deve|devem|pode|podem)|ne (?:doit|doivent|peut|peuvent) (?:pas|jamais)|(?:mag|mogen)(?: \p{L}+){0,5} (?:niet|geen)|nie (?:może|mogą|wolno))(?!\p{L})/iu;

/** What somebody may do or wants to, in any of the languages. */
const permits =
  /(?<!\p{L})(?:kann|können|darf|dürfen|kostenlos|möglich|peut|peuvent|possible|puede|pueden|posible|può|possono|possibile|pode|podem|possível|kan|kunnen|mag|mogen|mogelijk|może|mogą|można)(?!\p{L})/iu;

const nots: Readonly<Record<string, RegExp>> = {
  de: / nicht(?= )/gu,
  es: /(?<=^| )no (?=\p{Ll})/gu,
  it: /(?<=^| )non (?=\p{Ll})/gu,
  pt: /(?<=^| )não (?=\p{Ll})/gu,
  nl: / niet(?= )/gu,
  pl: /(?<=^| )nie (?=\p{Ll})/gu,
};

/** A condition without the one word that denies it: "el dueño no responde" → "el dueño responde"; null where it denies nothing. */
function affirmed(condition: string, language: string): string | null {
  const not = nots[language];
  const found = not ? [...condition.matchAll(not)] : [];
  return not &&
    found.length === 1 &&
    !/(?<!\p{L})(?:ni|weder|nor|né|nem|ani|noch|nada|nadie|nikt|nic|kein\p{L}*)(?!\p{L})/iu.test(condition)
    ? condition.replace(not, '')
    : null;
}
