import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const prompt = `# Answer guests of a hotel

## Role

You answer guests.

## Inputs

- \`{{guests_message}}\`: guest's message; given for each run.

<guests-message>
{{guests_message}}
</guests-message>

## Instructions

1. Read what stands in \`guests-message\`.
`;
const refine = (feedback: string) => revise(prompt, feedback, 'Prompt', prompt);

describe('a variable of a prompt', () => {
  it.each([
    ['add a variable for the weather', '{{weather}}'],
    ['also pass it the room number', '{{room_number}}'],
  ])('may be for anything in the world: %s', async (feedback, name) => {
    const { output, isOutOfScope } = await refine(feedback);
    expect(isOutOfScope).toBe(false);
    expect(output).toContain(`- \`${name}\`:`);
  });

  it('is renamed by what it holds', async () => {
    const { output } = await refine('the message should be called {{question}}');
    expect(output).toBe(
      prompt
        .replaceAll('{{guests_message}}', '{{question}}')
        .replaceAll('<guests-message>', '<question>')
        .replaceAll('</guests-message>', '</question>')
        .replace('`guests-message`', '`question`'),
    );
  });
});
