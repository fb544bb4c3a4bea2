import { short } from '../../understand/titles/short.ts';
import { bullets, fixedBullets } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import type { Section } from '../document.ts';
import { scenarioLine } from '../scenario/steps.ts';

/** The one ticket of an input that demands nothing yet: to find out what it wants. */
export function clarifyingSection(composition: Composition, question: string): Section {
  const { phrases } = composition;
  const step = (given: string, trigger: string, outcome: string) =>
    scenarioLine({ given, trigger, outcome }, composition);
  const given = composition.phrases.thisDocument;
  const story = say(composition, 'storyLine', {
    actor: say(composition, 'storyTeam'),
    wish: say(composition, 'clarifyWish'),
    purpose: say(composition, 'storyPurpose', { benefit: say(composition, 'storyBenefit') }),
  });
  const criteria = [
    step(
      given,
      say(composition, 'clarifyReviewed'),
      say(composition, 'clarifyAnswer', { questions: question }),
    ),
    step(given, say(composition, 'clarifyUnanswered'), say(composition, 'clarifyOpen')),
  ];
  return {
    id: null,
    heading: `US-1: ${short(say(composition, 'clarifyTitle'), 80)}`,
    level: 3,
    blocks: fixedBullets([
      { text: `**${phrases.ticketType}:** ${phrases.typeSpike}` },
      { text: `**${phrases.ticketStory}:** ${story}` },
      { text: `**${phrases.ticketContext}:** ${say(composition, 'clarifyContext')}` },
      {
        text: `**${phrases.ticketCriteria}**`,
        children: [
          { kind: 'list', isOrdered: true, isFixed: true, items: criteria.map((text) => ({ text })) },
        ],
      },
      {
        text: `**${phrases.ticketTasks}**`,
        children: bullets([say(composition, 'clarifyTask', { questions: question })]),
      },
      { text: `**${phrases.ticketDependencies}:** ${phrases.none}` },
      { text: `**${phrases.ticketOutOfScope}:** ${phrases.none}` },
      { text: `**${phrases.ticketEstimate}:** 1` },
      { text: `**${phrases.ticketSource}:** ${say(composition, 'quoted', { text: composition.topic })}` },
    ]),
  };
}
