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
  const ids = [
    words.idFr,
    words.idNfr,
    words.idT,
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

/** One requirement followed through from start to result, step by step. */
export function juniorExample(composition: Composition): Section[] {
  const [first] = composition.requirements;
  if (!first) return [];
  const { given, trigger, outcome } = scenarioOf(first, composition);
  return [
    section(composition, 'worked-example', 2, [
      paragraph(say(composition, 'exampleIntro', { id: first.id })),
      ...numbered([
        say(composition, 'exampleStart', { text: given }),
        say(composition, 'exampleAct', { text: trigger }),
        say(composition, 'exampleCheck', { text: outcome }),
        say(composition, 'exampleCompare', { id: first.id }),
      ]),
    ]),
  ];
}
