import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const rfc = `# Flags in a service

## Metadata

- **Author:** not stated in the input

## Guide-level explanation

- Applications read flags through a library.
- Changing a flag is written to an audit log.

## Reference-level explanation

### Functional requirements

- **FR-1:** Applications MUST read flags through a library.
- **FR-2:** When the service is down, it MUST accept the last values and check later.

## Rationale and alternatives

- We looked at LaunchDarkly, which would cost 28,000 dollars a year.
- Unleash needs a server.

## Test plan

- **T-1** (FR-1) Given a flag, When an application reads it, Then it has its value.
- **T-2** (FR-2) Given no service, When an application reads a flag, Then it has the last value.
`;
const changed = async (feedback: string) => {
  const { output } = await revise(rfc, feedback, 'RFC', rfc);
  const [was, is] = [rfc.split('\n'), output.split('\n')];
  return { gone: was.filter((line) => !is.includes(line)), fresh: is.filter((line) => !was.includes(line)) };
};

describe('what is said in plain words of a part', () => {
  it.each([
    ['Remove the last test.', '- **T-2** (FR-2) Given no service'],
    ['The last point of the guide-level explanation can go.', '- Changing a flag is written'],
  ])('takes out that part alone: %s', async (feedback, line) => {
    const { gone, fresh } = await changed(feedback);
    expect(gone).toEqual([expect.stringContaining(line)]);
    expect(fresh).toEqual([]);
  });

  it('takes quoted words out with the comma that joined them', async () => {
    const { fresh } = await changed(
      'Please remove "which would cost 28,000 dollars a year", it is confidential.',
    );
    expect(fresh).toEqual(['- We looked at LaunchDarkly.']);
  });

  it('moves entries and not the names in them', async () => {
    const { output } = await revise(rfc, 'Swap LaunchDarkly and Unleash.', 'RFC', rfc);
    expect(output).toContain(
      '- Unleash needs a server.\n- We looked at LaunchDarkly, which would cost 28,000 dollars a year.',
    );
  });

  it('fills a line in, and takes out a part that nobody needs', async () => {
    expect((await changed("Fill in the author, it's Ibrahim.")).fresh).toEqual(['- **Author:** Ibrahim']);
    expect((await changed('Cut the guide-level part, nobody needs it.')).gone).toContain(
      '## Guide-level explanation',
    );
  });

  it('writes a whole sentence whose subject could be an order', async () => {
    const { fresh } = await changed('A flag that has expired is reported to its owner every week.');
    expect(fresh.join('\n')).toContain('A flag that has expired');
  });

  it('takes no demand the place of another that says more', async () => {
    const { gone } = await changed('The service accepts flags for at most 2 hours.');
    expect(gone.filter((line) => line.startsWith('- **FR-2'))).toEqual([]);
  });
});
