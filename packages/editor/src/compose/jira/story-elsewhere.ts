import { cuesIn } from '../../understand/lexicon/cues.ts';
import type { Composition } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { abilityIn } from '../scenario/foreign/ability.ts';
import { roleNamed } from './actor-words.ts';

/** Whom a sentence of another language lets do what, by a role the language has a word for; null where it names none. */
export function letIn(
  { statement }: Requirement,
  { language }: Composition,
): { actor: string; wish: string } | null {
  const ability = abilityIn(statement.text, language);
  const cue = ability ? cuesIn(ability.subject, language).get('actor')?.cue : undefined;
  const bare = ability?.subject.replace(article, '') ?? '';
  const one =
    ability === null || !/^\p{L}+$/u.test(bare) ? null : ability.isMany ? singularIn(bare, language) : bare;
  const actor = (cue === undefined ? null : roleNamed(cue, language)) ?? one;
  return ability === null || actor === null ? null : { actor, wish: ofMine(ability.deed, language) };
}

/** One of several people, in languages that tell them by an ending; null elsewhere. */
function singularIn(noun: string, language: string): string | null {
  if (language === 'fr') return noun.replace(/s$/u, '');
  if (language === 'es') return noun.replace(/(?<=[aeiou])s$|(?<=[rldnz])es$/u, '');
  return language === 'pt' ? noun.replace(/(?<=[aeiou])s$/u, '') : null;
}

/** What is theirs, as one of them says it: "ihre Adresse ändern" → "meine Adresse ändern". */
const mine: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(?<!\p{L})(?:ihre|seine)(?=[nmrs]?(?!\p{L}))/gu, 'meine'],
    [/(?<!\p{L})sich(?!\p{L})/gu, 'mich'],
  ],
  fr: [
    [/(?<!\p{L})son(?= \p{L})/gu, 'mon'],
    [/(?<!\p{L})sa(?= \p{L})/gu, 'ma'],
    [/(?<!\p{L})(?:ses|leurs)(?= \p{L})/gu, 'mes'],
    [/(?<!\p{L})leur(?= \p{L})/gu, 'notre'],
  ],
  es: [[/(?<!\p{L})su(?=s? \p{L})/gu, 'mi']],
  nl: [[/(?<!\p{L})(?:hun|zijn|haar)(?= \p{L})/gu, 'mijn']],
};

function ofMine(deed: string, language: string): string {
  return (mine[language] ?? []).reduce((said, [theirs, own]) => said.replace(theirs, own), deed);
}

const article =
  /^(?:der|die|das|ein|eine|le|la|les|un|une|l['’]|el|los|las|una|il|lo|o|a|os|as|um|uma|de|het|een) ?(?=\p{L}{3})/iu;
