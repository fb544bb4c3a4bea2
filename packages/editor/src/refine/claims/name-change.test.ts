import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const hooks = `# Webhooks

## Design

Broker would be Mosquitto on our cluster. The body is signed with HMAC-SHA256 in the header. Mosquitto listens on port 8883.

**People**

- Jonas owns the ingest service.

## Requirements

### Functional requirements

- **FR-1:** The system MUST provide undecided if partners can filter by warehouse.
- **FR-2:** The service MUST run on Java 17.
`;

const changes: readonly [feedback: string, old: string, fresh: string][] = [
  ['Security wants SHA-512 for the signature', 'SHA256', 'SHA512'],
  ['the service runs on Java 21', 'Java 17', 'Java 21'],
  ['correction: the broker is EMQX', 'Mosquitto', 'EMQX'],
  ['Miriam owns the ingest service now', 'Jonas', 'Miriam'],
  [
    'the board agreed: partners can filter by warehouse',
    'The system MUST provide undecided if partners can filter by warehouse.',
    'Partners MUST be able to filter by warehouse.',
  ],
];

describe('what feedback says otherwise than the draft', () => {
  for (const [feedback, old, fresh] of changes) {
    it(`takes the place of what stands: ${feedback}`, async () => {
      const { output } = await revise(hooks, feedback, 'Technical Spec');
      expect(output).toBe(hooks.replaceAll(old, () => fresh));
    });
  }

  for (const feedback of [
    'correction: the scheduler is Quartz',
    'no, the map is drawn with Leaflet',
    'you have this under Design, which is odd',
    'that line about the header is odd',
  ]) {
    it(`is named where it is not found, and nothing changes: ${feedback}`, async () => {
      const { output, applied, isOutOfScope } = await revise(hooks, feedback, 'Technical Spec');
      expect(output).toBe(hooks);
      if (!isOutOfScope) expect(applied.map((one) => one.status)).toContain('not-understood');
    });
  }

  it('leaves other names and keys in their places', async () => {
    const { output } = await revise(hooks, 'the cache is Redis 7', 'Technical Spec');
    expect(output).toContain('Java 17');
    expect(output).toContain('Mosquitto');
  });
});
