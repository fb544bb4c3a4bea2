import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const twice = `# Hooks

## Overview

Partners poll every 10 seconds. We push instead.

Partners poll every 10 seconds.

## Goals

- Push events.
- Keep order.
- Push events.
`;

it('takes out what a part says for the second time', async () => {
  const { output } = await revise(
    twice,
    'Overview says the same sentence twice, once is enough',
    'Technical Spec',
  );
  expect(output).toBe(twice.replace('\n\nPartners poll every 10 seconds.\n\n## Goals', '\n\n## Goals'));
});

it('takes out items that stand twice', async () => {
  const { output } = await revise(twice, 'remove the duplicate bullets in Goals', 'Technical Spec');
  expect(output).toBe(twice.replace('- Keep order.\n- Push events.\n', '- Keep order.\n'));
});

it('says so where nothing stands twice', async () => {
  const { applied } = await revise(
    twice.replace('We push instead.\n\nPartners poll every 10 seconds.', 'We push.'),
    'remove duplicates in Overview',
    'Technical Spec',
  );
  expect(applied.map((one) => one.status)).toEqual(['no-effect']);
});
