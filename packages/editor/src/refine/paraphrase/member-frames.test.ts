import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const prompt = `# Sort mails

## Inputs

- \`{{text}}\`: the mail, given anew for each run.

<text>
{{text}}
</text>

## Instructions

1. Give each mail a category (invoice, complaint, other).
2. Answer.
`;

const model = `# Bikes

## Field tables

### \`bike\`

| Name | Type | Null | Key | Default | Description | Classification |
| --- | --- | --- | --- | --- | --- | --- |
| \`id\` | \`uuid\` | no | PK | – | | internal |
| \`state\` | \`text\` | no | – | – | \`free\`, \`rented\` | internal |

## Enumerations

| Field | Values |
| --- | --- |
| \`bike.state\` | \`free\`, \`rented\` |
`;

describe('one more value of a list that the document has', () => {
  for (const feedback of ['new category: spam', 'add another category: spam', 'we need a new category: spam'])
    it(`stands at its end: ${feedback}`, async () => {
      const { output } = await revise(prompt, feedback, 'Prompt');
      expect(output).toBe(prompt.replace('complaint, other)', 'complaint, other, spam)'));
    });

  for (const feedback of [
    'new state: broken',
    'bikes get a new state: broken',
    'add the state broken to bike',
  ])
    it(`stands wherever they are listed: ${feedback}`, async () => {
      const { output } = await revise(model, feedback, 'Data Model');
      expect(output).toBe(model.replaceAll('`rented`', '`rented`, `broken`'));
    });

  it('is about a document that speaks of its kind, where no list is found', async () => {
    const { output, isOutOfScope } = await revise(
      model.replaceAll('`free`, `rented`', 'free text'),
      'new state: broken',
      'Data Model',
    );
    expect(isOutOfScope).toBe(false);
    expect(output).not.toContain('broken');
  });
});

describe('the only variable of a prompt', () => {
  for (const feedback of [
    'The input variable should be called mail',
    'call the input mail',
    'the variable text is a bad name, use mail',
  ])
    it(`gets another name: ${feedback}`, async () => {
      const { output } = await revise(prompt, feedback, 'Prompt');
      expect(output).toContain('- `{{mail}}`: the mail');
      expect(output).toContain('<mail>\n{{mail}}\n</mail>');
      expect(output).not.toContain('{{text}}');
    });
});
