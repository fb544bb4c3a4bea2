import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const told = (text: string) =>
  understand(read(text)).statements.map(({ kind, text: said }) => `${kind}: ${said}`);

describe('an item without a sign of its own', () => {
  it('is a demand among demands', () => {
    const statements = told(
      '# Tide daemon\n\n- must log every reading\n- must raise an alarm at 4 m\n- must survive a power cut\n- web page\n- publish to the port office too',
    );
    expect(statements).toContain('requirement: Web page.');
    expect(statements).toContain('requirement: Publish to the port office too.');
  });

  it('is a demand under a heading of demands', () => {
    expect(
      told('The gauge reads the tide every minute.\n\n## Not done yet\n- alarm at 4 m\n- web page'),
    ).toContain('requirement: Web page.');
  });

  it('is what its heading, its label or its own words say', () => {
    const statements = told(
      '# Tide daemon\n\n- must log every reading\n- must raise an alarm at 4 m\n- must survive a power cut\n- later: web page\n- Radka looks after the gauge\n- no cloud\n\n## Ideas\n- map view',
    );
    expect(statements).toContain('future: Web page.');
    expect(statements).toContain('owner: Radka looks after the gauge.');
    expect(statements).toContain('nonGoal: No cloud.');
    expect(statements).toContain('future: Map view.');
  });
});

describe('what stands in the line of a label', () => {
  it('belongs to it', () => {
    expect(
      told(
        '- must run on the old boxes\n- rollout: 5% of hosts, then all. old shipper stays installed for 2 weeks',
      ).slice(1),
    ).toEqual(['rollout: 5% of hosts, then all.', 'rollout: Old shipper stays installed for 2 weeks.']);
  });

  it('is a demand or left out where it says so', () => {
    expect(
      told(
        '- must run on the old boxes\n- rollout: 5% of hosts, then all. The shipper must stop by itself',
      ).at(-1),
    ).toMatch(/^requirement/u);
    expect(
      told('- must run on the old boxes\n- rollout: 5% of hosts, then all. No Windows hosts').at(-1),
    ).toMatch(/^nonGoal/u);
  });
});

it('reads several demands behind one label as several', () => {
  expect(
    told(
      'Needs: prams only at step-free doors, groups that do not fit reported as unseated, 300 guests in under 1 s',
    ),
  ).toEqual([
    'requirement: Prams only at step-free doors.',
    'requirement: Groups that do not fit reported as unseated.',
    'quality: 300 guests in under 1 s.',
  ]);
  expect(told('Needs: a scanner, a label printer, a lamp')).toHaveLength(1);
});

it('keeps thanks that a sentence speaks of', () => {
  expect(told('The line ends with the category (question / complaint / thanks)')[0]).toContain(
    '(question / complaint / thanks)',
  );
  expect(told('The line ends with the category, thanks!')[0]).not.toContain('thanks');
});

it('is a demand where its box is empty and it orders something', () => {
  const statements = told(
    'The pump sends its alarm once. A log would give us a column of errors.\n\n- [ ] Add a table which lists the failed alarms\n- [ ] Add an endpoint which sends them again',
  );
  expect(statements.slice(-2).every((one) => one.startsWith('requirement: '))).toBe(true);
});
