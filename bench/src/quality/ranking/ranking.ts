import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rankForRoom } from '@faircopy/service/context';
import { dataPath } from '../data.ts';
import type { Findings, Measure } from '../measure.ts';
import { seeded } from '../random.ts';
import { type Case, casesOf } from './cases.ts';
import { rankByRecipe } from './recipe.ts';
import { Scores } from './scores.ts';
import { withTypos } from './typos.ts';

const QUESTIONS = 400;

/** What the questions that the bounds were taken from gave, so that one can tell whether those asked are as hard. */
const REFERENCE = 'reference: R@32k, R@150k, MRR';

/**
 * How soon the ranking of a context finds what a question is about. Questions are subjects of commits, answers the source
 * files that the commit changed, looked for among up to 200 files as they were before, tests and documents among them: the
 * beginning of each with the names it defines. The questions are asked again with slips in half of their words.
 *
 * What no ranking and the recipe find, which the bounds were taken from, says how hard the questions are.
 */
export const ranking: Measure = async (options) => {
  const folder = dataPath(options, 'repositories');
  const repositories = readdirSync(folder).sort();
  const most = Math.ceil(Math.min(QUESTIONS, options.most) / repositories.length);
  const [unranked, recipe, ours, slipped] = [new Scores(), new Scores(), new Scores(), new Scores()];
  const cases: string[] = [];
  let [pieces, characters] = [0, 0];
  const findings: Findings[] = repositories.map((name) => {
    const random = seeded(4);
    const own = new Scores();
    for (const question of casesOf(join(folder, name), most, random)) {
      const { query, chunks } = question;
      pieces += chunks.length;
      characters += chunks.reduce((sum, { content }) => sum + content.length, 0);
      unranked.add(question, alike([...chunks.keys()]));
      recipe.add(question, alike(rankByRecipe(query, chunks)));
      const found = rankForRoom(query, chunks);
      for (const scores of [own, ours]) scores.add(question, found);
      slipped.add(question, rankForRoom(withTypos(query, random), chunks));
      cases.push(
        `${name} ${placesOf(question, found.order).join(',')}: ${query} → ${[...question.answers].join(' ')}`,
      );
    }
    return { measure: `ranking, ${name}`, counted: `${own.count} questions`, figures: own.figures() };
  });
  const counted = `${ours.count} questions`;
  const each = (sum: number) => Math.round(sum / Math.max(1, ours.count)).toLocaleString('en');
  return [
    ...findings,
    {
      measure: `ranking, none (${REFERENCE} 6.8, 29.8, 0.043)`,
      counted: `${each(pieces)} pieces, ${each(characters)} characters`,
      figures: unranked.figures(),
    },
    { measure: `ranking, recipe (${REFERENCE} 83.9, 95.6, 0.72)`, counted, figures: recipe.figures() },
    { measure: 'ranking', counted, figures: ours.figures([84, 96, 0.72]), cases },
    { measure: 'ranking, typos', counted, figures: slipped.figures([80]) },
  ];
};

/** What is most fitting is offered room first. */
function alike(order: number[]) {
  return { order, offered: order, found: order.length };
}

/** Where the pieces of the files looked for stand. */
function placesOf({ chunks, answers }: Case, order: readonly number[]): number[] {
  return order.flatMap((chunk, place) => (answers.has(chunks[chunk]?.path ?? '') ? [place + 1] : []));
}
