import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const spec = `# Bike lockers

## Context and problem

Commuters ask for lockers.

## Requirements

### Functional requirements

- **FR-1:** Commuters MUST be able to rent a locker.
- **FR-2:** A locker MUST hold at most 130 litres.

## Design

A locker is opened by a code.

## Risks

- **R-1:** Codes are shared. *Mitigation:* open, see Q-2

## Rollout and rollback

Two stations first.

## Open questions

- **Q-1:** Who empties abandoned lockers?
- **Q-2:** How is this risk reduced: codes are shared?
- **Q-3:** What happens when the limit of FR-2 is reached: “A locker may hold at most 130 litres”?
`;
const refine = async (feedback: string) => {
  const { output, applied } = await revise(spec, feedback, 'Technical Spec', spec);
  const before = new Set(spec.split('\n'));
  const after = new Set(output.split('\n'));
  return {
    output,
    applied,
    fresh: output.split('\n').filter((line) => line !== '' && !before.has(line)),
    gone: spec.split('\n').filter((line) => line !== '' && !after.has(line)),
  };
};

describe('what people write to a colleague', () => {
  it('takes a number of three digits for a value where there are no statuses', async () => {
    const { output } = await refine('the limit per locker is 150, not 130');
    expect(output).not.toContain('130');
    expect(output.match(/150/gu)).toHaveLength(2);
  });

  it('adds a risk with what is said behind the question for it', async () => {
    const { fresh, gone } = await refine(
      'could you add a risk that old codes stay valid? mitigation: we change them every week',
    );
    expect(fresh).toEqual(['- **R-2:** Old codes stay valid. *Mitigation:* We change them every week.']);
    expect(gone).toEqual([]);
  });

  it('writes down what is missed, and not that it is', async () => {
    const { fresh } = await refine(
      'why is there no requirement for refunds? Operators must refund a broken locker',
    );
    expect(fresh[0]).toBe('- **FR-3:** Operators MUST refund a broken locker.');
    expect(fresh.join(' ')).not.toContain('?');
  });

  it('answers the question that it says again, whole', async () => {
    const { output, gone } = await refine('Abandoned lockers are emptied by the station staff.');
    expect(gone).toEqual(expect.arrayContaining([expect.stringContaining('Q-1')]));
    expect(output).toContain('Abandoned lockers are emptied by the station staff.');
  });

  it('writes into the section that it names, before what it is about', async () => {
    const { output } = await refine(
      'explain in the rollout how we go back: the old lockers stay for 2 weeks',
    );
    expect(output).toContain('Two stations first. The old lockers stay for 2 weeks.');
  });

  it('changes the value that stands where another one is stated', async () => {
    const kept = spec.replace(
      'opened by a code.',
      'opened by a code. Lost property is deleted after 14 days.',
    );
    const { output } = await revise(
      kept,
      'Retention of lost property must be 30 days',
      'Technical Spec',
      kept,
    );
    expect(output).toBe(kept.replace('14 days', '30 days'));
  });

  it('adds an entry with its name and what is said of it', async () => {
    const { fresh } = await refine('add locker thieves to the risks: they watch codes being typed');
    expect(fresh.join(' ')).toContain('ocker thieves: they watch codes being typed');
  });

  it('sets the owner and leaves open who has a part', async () => {
    const { fresh, gone } = await refine('make Ines Roth the owner');
    expect(fresh).toEqual(['**Owner:** Ines Roth']);
    expect(gone).toEqual([]);
  });

  it.each([
    'pros and cons of codes and cards as a table would be good',
    "Two stations aren't first, the harbour is",
    'remove that value',
    "I don't think the codes thing belongs into the design",
  ])('leaves the document as it is where there is nothing to write: %s', async (feedback) => {
    const { output, applied } = await refine(feedback);
    expect(output).toBe(spec);
    expect(applied.every(({ status }) => status !== 'applied')).toBe(true);
  });
});
