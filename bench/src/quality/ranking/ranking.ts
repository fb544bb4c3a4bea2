import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rankForRoom } from '@faircopy/service/context';
import { dataPath } from '../data.ts';
import type { Figure, Findings, Measure } from '../measure.ts';
import { seeded } from '../random.ts';
import { casesOf } from './cases.ts';
import { beginnings, type Cut, fullPieces } from './pieces.ts';
import { Scores } from './scores.ts';
import { withTypos } from './typos.ts';

const QUESTIONS = 400;

/**
 * How soon the ranking of a context finds what a question is about. Questions are subjects of commits, answers the source
 * files that the commit changed, looked for among up to 200 pieces of the files as they were before, tests and documents among
 * them: once the beginning of each file with the names the file defines, once whole files in full pieces without names.
 * The questions are asked again with slips in half of their words.
 */
export const ranking: Measure = async (options) => {
  const folder = dataPath(options, 'repositories');
  const ofBeginnings = measured(folder, 'beginnings of files', beginnings, options.most);
  return [...ofBeginnings, ...measured(folder, 'whole files', fullPieces, options.most)];
};

function measured(folder: string, form: string, cut: Cut, mostAsked: number): Findings[] {
  const repositories = readdirSync(folder).sort();
  const most = Math.ceil(Math.min(QUESTIONS, mostAsked) / repositories.length);
  const [all, slipped] = [new Scores(), new Scores()];
  const cases: string[] = [];
  const findings: Findings[] = repositories.map((name) => {
    const random = seeded(4);
    const own = new Scores();
    for (const question of casesOf(join(folder, name), cut, most, random)) {
      const { query, chunks, answers } = question;
      const found = rankForRoom(query, chunks);
      for (const scores of [own, all]) scores.add(question, found);
      slipped.add(question, rankForRoom(withTypos(query, random), chunks));
      const places = found.order.flatMap((chunk, place) =>
        answers.has(chunks[chunk]?.path ?? '') ? [place + 1] : [],
      );
      cases.push(`${form}, ${name} ${places.join(',')}: ${query} → ${[...answers].join(' ')}`);
    }
    const measure = `ranking ${form}, ${name}`;
    return { measure, counted: `${own.count} questions`, figures: own.count === 0 ? [] : figuresOf(own) };
  });
  const counted = `${all.count} questions`;
  return [
    ...findings,
    { measure: `ranking ${form}`, counted, figures: figuresOf(all, [84, 96, 0.72]), cases },
    { measure: `ranking ${form}, typos`, counted, figures: figuresOf(slipped, [80]) },
  ];
}

function figuresOf(scores: Scores, [near, far, reciprocal]: readonly number[] = []): Figure[] {
  return [
    figure('R@32k', scores.recallNear, near),
    figure('R@150k', scores.recallFar, far),
    figure('MRR', scores.reciprocalRank, reciprocal),
  ];
}

function figure(label: string, value: number, least: number | undefined): Figure {
  return { label, value, ...(least === undefined ? {} : { least }) };
}
