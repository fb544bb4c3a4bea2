import { describe, expect, it } from 'vitest';
import type { Weights } from '../../learned/weights.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';
import { contextSigns, sumsInContext } from './in-context.ts';
import type { Glimpse } from './surroundings.ts';
import { learnedWeights } from './weights.ts';

const labels = ['context', 'requirement', 'problem'] as const;

const words: Weights<Kind> = {
  labels,
  bias: [0, 0, 0],
  signals: new Map([
    ['w:must', [1, 4]],
    ['w:broken', [2, 4]],
    ['prev:problem', [2, 1]],
  ]),
};

/** Trouble in front makes more trouble likelier; else a sentence is what its own words say. */
const context: Weights<Kind> = {
  labels,
  bias: [0.1, 0, 0],
  signals: new Map([
    ['own context', [0, 1]],
    ['own requirement', [1, 1]],
    ['own problem', [2, 1]],
    ['-1 problem', [2, 1]],
    ['-2 problem', [2, 0.2]],
  ]),
};

const glimpse = (start: number, ...signals: string[]): Glimpse => ({ start, end: start + 1, signals });

const evidenceOf = (prose: string, previous: Kind | null): Evidence => ({
  prose,
  text: prose,
  language: 'en',
  cues: new Map(),
  announced: null,
  hint: null,
  isCarried: false,
  previous,
  isListItem: false,
  isOrdered: false,
  isImperative: false,
  isWish: false,
  isReport: false,
});

function kindOf(prose: string, before: Glimpse[] | null): Kind | undefined {
  const around = before && { before, behind: [] };
  const standing = { place: null, next: null, around, language: 'en' };
  const sums = sumsInContext(evidenceOf(prose, before === null ? 'problem' : null), standing, {
    words,
    context,
  });
  return labels[sums.indexOf(Math.max(...sums))];
}

describe('sumsInContext', () => {
  it('goes by the words of a sentence where they are clear', () => {
    expect(kindOf('it must', [glimpse(0, 'w:broken')])).toBe('requirement');
    expect(kindOf('it is broken', [])).toBe('problem');
  });

  it('goes by what stands around a sentence whose words say nothing', () => {
    expect(kindOf('unheard of', [glimpse(0, 'w:broken')])).toBe('problem');
    expect(kindOf('unheard of', [glimpse(2, 'w:must'), glimpse(0, 'w:broken')])).toBe('problem');
    expect(kindOf('unheard of', [glimpse(0, 'w:must')])).toBe('context');
  });

  it('goes by the words, and by what was told just before, where there are few sentences', () => {
    expect(kindOf('it must', null)).toBe('requirement');
    expect(kindOf('unheard of', null)).toBe('problem');
  });
});

describe('contextSigns', () => {
  it('says what is not there', () => {
    const signs = contextSigns([], { before: [], behind: [glimpse(5, 'w:must')] }, words);
    expect(signs.get('-1 nothing')).toBe(1);
    expect(signs.get('+1 requirement')).toBeGreaterThan(0.9);
    expect(signs.get('+2 nothing')).toBe(1);
  });

  it('takes what is all but impossible for no less likely than that', () => {
    const signs = contextSigns(['w:must', 'w:must'], { before: [], behind: [] }, words);
    expect(signs.get('own problem')).toBe(-6);
  });

  it('has learned weights for each kind that the words may speak for', () => {
    const learned = learnedWeights();
    expect(learned.words.bias).toHaveLength(learned.words.labels.length);
    for (const kind of ['requirement', 'problem', 'nonGoal', 'question'])
      expect(Array.from(learned.context.signals.get(`own ${kind}`) ?? []).length).toBeGreaterThan(2);
    expect(learned.words.signals.get('w:unheard of')).toBeUndefined();
  });
});
