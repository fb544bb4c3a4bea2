import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Kiln booking

## Requirements

- **FR-1:** Potters MUST book the kiln.

## Alternatives

- A paper list, which gets wet.

## Risks

- **R-1:** The glaze supplier may deliver late. *Mitigation:* open, see Q-1
- **R-2:** The sensor may break. *Mitigation:* open, see Q-1

## Open questions

- **Q-1:** How are these risks reduced: R-1 and R-2?
`;
const german = `# Ofenplan

## Anforderungen

- **FR-1:** Töpfer MÜSSEN den Ofen buchen.

## Risiken

- **R-1:** Ältere Töpfer haben kein Telefon. *Gegenmaßnahme:* offen, siehe Q-1

## Offene Fragen

- **Q-1:** Wie wird dieses Risiko gemindert: „Ältere Töpfer haben kein Telefon“?
`;
const refine = async (feedback: string, document = spec) =>
  (await revise(document, feedback, 'Technical Spec')).output;

describe('what is told of a risk in passing', () => {
  it.each([
    ['risk 1 is handled by a second supplier', '*Mitigation:* A second supplier.'],
    [
      'the late supplier is no problem, we keep two weeks of glaze',
      '*Mitigation:* We keep two weeks of glaze.',
    ],
    ['we mitigate the late supplier by ordering a month ahead', '*Mitigation:* Ordering a month ahead.'],
  ])('is what is done about it: %s', async (feedback, written) => {
    const output = await refine(feedback);
    expect(output).toContain(`- **R-1:** The glaze supplier may deliver late. ${written}`);
    expect(output).not.toContain('R-3');
    expect(output).toContain('risks reduced: R-2?');
  });

  it('keeps the word that its case hangs on in other languages', async () => {
    const output = await refine('Risiko 1 lösen wir mit einem Telefon am Empfang', german);
    expect(output).toContain('*Gegenmaßnahme:* Mit einem Telefon am Empfang.');
    expect(output).not.toContain('Q-1');
  });

  it.each(['risk 7 is handled by a second supplier', 'the glazing course is no problem, we have two rooms'])(
    'is told of no other risk: %s',
    async (feedback) => {
      expect(await refine(feedback)).toMatch(
        /R-1:\*\* The glaze supplier may deliver late\. \*Mitigation:\* open/u,
      );
    },
  );
});

describe('a way that was not taken', () => {
  it('stands among the alternatives', async () => {
    const output = await refine('we also looked at a wall calendar, but it has no reminders');
    expect(output).toContain('- We looked at a wall calendar, but it has no reminders.');
    expect(output).not.toContain('FR-2');
  });

  it('is none where nothing says why it was not taken', async () => {
    expect(await refine('we looked at the kiln')).not.toMatch(/- We looked/u);
  });
});
