import { bullets, fixedBullets, numbered, paragraph } from '../blocks.ts';
import { type Composition, say, section } from '../composition.ts';
import type { Section } from '../document.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { acronymsIn } from './acronyms.ts';

/** What a junior developer needs before reading on: the parts and the abbreviations of the text. */
export function juniorPrerequisites(composition: Composition): Section[] {
  const { understanding } = composition;
  const parts = understanding.parts.slice(0, 8).map((part) => part.name);
  const acronyms = acronymsIn(understanding.source.text).map(([short, long]) => `**${short}**: ${long}`);
  const { phrases: words } = composition;
  const hasLimits = composition.requirements.some(({ isQuality }) => isQuality);
  const ids = [
    words.idFr,
    ...(hasLimits ? [words.idNfr] : []),
    ...(composition.request.format === 'Technical Spec' ? [words.idT] : []),
    words.idQ,
    words.idA,
    say(composition, 'idStrength', { must: words.must, should: words.should, may: words.may }),
  ];
  const blocks = [
    paragraph(words.juniorIds),
    ...fixedBullets(ids),
    ...(parts.length > 0 ? [paragraph(say(composition, 'juniorParts')), ...bullets(parts)] : []),
    ...(acronyms.length > 0
      ? [paragraph(say(composition, 'juniorAcronyms')), ...fixedBullets(acronyms)]
      : []),
  ];
  return [section(composition, 'prerequisites', 2, blocks)];
}

/** The first requirement that names an act, followed through from start to result, step by step. */
export function juniorExample(composition: Composition): Section[] {
  const shown = composition.requirements
    .map((requirement) => scenarioOf(requirement, composition))
    .find((scenario) => scenario !== null);
  if (!shown) return [];
  const { requirement: id, given, trigger, outcome } = shown;
  return [
    section(composition, 'worked-example', 2, [
      paragraph(say(composition, 'exampleIntro', { id })),
      ...numbered([
        say(composition, 'exampleStart', { text: given }),
        say(composition, 'exampleAct', { text: trigger }),
        say(composition, 'exampleCheck', { text: outcome }),
        say(composition, 'exampleCompare', { id }),
      ]),
    ]),
  ];
}
