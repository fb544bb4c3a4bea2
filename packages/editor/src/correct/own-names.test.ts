import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { applyEdits } from './apply.ts';
import { ownNames } from './own-names.ts';
import { permitted } from './permitted.ts';
import { project } from './projection.ts';

function named(text: string): string {
  const source = read(text);
  return applyEdits(text, permitted(source, ownNames(project(source))));
}

describe('ownNames', () => {
  it('gives a name the capital it has elsewhere in the text', () => {
    expect(named('We already use Twilio. Not sure what happens if twilio is down.')).toBe(
      'We already use Twilio. Not sure what happens if Twilio is down.',
    );
  });

  it.each([
    'Twilio is a vendor. What if twilio is down?',
    'We use Slack. Give it some slack.',
    'We use Twilio. Run `twilio login` or open twilio.com or /etc/twilio/conf.',
    'We use Twilio, see the twilio-cli.',
    'It has Quantile Values, each quantile by itself.',
  ])('leaves «%s»', (text) => {
    expect(named(text)).toBe(text);
  });
});
