import { describe, expect, it } from 'vitest';
import { filledElsewhere } from './elsewhere.ts';
import { isFragment } from './fragment.ts';
import { filled } from './gap.ts';

const told = (question: string, answer: string) => {
  const made = filled(question, answer, 'jo');
  return made && `${made.before}${made.answer}${made.after}`;
};

describe('filled', () => {
  it.each([
    ['How late can they cancel?', 'up to 4 hours before', 'They can cancel up to 4 hours before'],
    ['how long do we wait?', '3 minutes', 'We wait for 3 minutes'],
    ['what about people without a phone?', 'they get a call', 'People without a phone get a call'],
    ["what if the camera can't read it?", 'then show a code', "If the camera can't read it, show a code"],
    ['who does the camera?', 'me', 'Jo does the camera'],
    ['Who gets it?', 'Only the three managers.', 'Only the three managers get it'],
    ['who decides in the end?', 'the shop manager, always', 'The shop manager decides in the end, always'],
    ['how long is a link valid?', '1 hour', 'A link is valid for 1 hour'],
    ['what do we log?', 'only time and result', 'We log only time and result'],
    ['which currencies?', 'EUR and CHF', 'Currencies: EUR and CHF'],
    ['duplicates?', 'reject them', 'Duplicates: reject them'],
    ['How many dogs do you have?', 'Between 80 and 120.', 'We have between 80 and 120 dogs'],
    ['when should the mail go out?', 'at 7 am', 'The mail should go out at 7 am'],
    ['link valid how long?', '24 hours I guess', 'Link valid 24 hours'],
    ['should we use Postgres or MySQL?', 'MySQL', 'Use MySQL'],
  ])('tells what %j and %j say together', (question, answer, whole) => {
    expect(told(question, answer)).toBe(whole);
  });

  it.each([
    ['what about visitors?', 'visitors must be booked by the tenant'],
    ['how do we get the data?', 'they send a file every night'],
    ['again?', 'the board must save every cue'],
    ['any objections?', 'the plan is fine'],
  ])('leaves what answers %j by itself', (question, answer) => {
    expect(told(question, answer)).toBeNull();
  });
});

describe('filledElsewhere', () => {
  it.each([
    [
      'und wenn ein Kind krank ist?',
      'de',
      'dann bis 8 Uhr stornieren',
      'Wenn ein Kind krank ist, dann bis 8 Uhr stornieren',
    ],
    [
      "et si le client n'est pas là ?",
      'fr',
      'on laisse le panier',
      "Si le client n'est pas là, on laisse le panier",
    ],
    ['jak często odświeżamy stan?', 'pl', 'co 5 minut', 'Jak często odświeżamy stan: co 5 minut'],
  ])('tells %j (%s) with its answer', (question, language, answer, whole) => {
    const made = filledElsewhere(question, answer, language);
    expect(made && `${made.before}${made.answer}`).toBe(whole);
  });
});

describe('isFragment', () => {
  it.each(['up to 4 hours before', 'EUR and CHF', 'same thing'])(
    'knows %j for a part of a sentence',
    (text) => {
      expect(isFragment(text)).toBe(true);
    },
  );

  it.each(['last scan wins', 'show a list', 'they call the desk', 'it can wait'])(
    'knows %j for none',
    (text) => {
      expect(isFragment(text)).toBe(false);
    },
  );
});

it('takes whoever is said to have offered for who does it', () => {
  const made = filled('Who does the virus scan?', 'Mo said he could', 'priya');
  expect(`${made?.before}${made?.answer}${made?.after}`).toBe('Mo does the virus scan');
});
