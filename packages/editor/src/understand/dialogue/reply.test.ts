import { describe, expect, it } from 'vitest';
import { replyIn } from './reply.ts';

const stanceOf = (text: string, language = 'en') => replyIn(text, language)?.stance ?? null;

describe('replyIn', () => {
  it.each([
    'yes thats the point',
    'Yep, exactly',
    'ok',
    'sounds good',
    '+1',
    'of course',
    'that would be great',
    'all agreed',
  ])('takes %j for an agreement that says no more', (text) => {
    expect(replyIn(text, 'en')).toMatchObject({ stance: 'agreement', rest: '' });
  });

  it('takes a case for none', () => {
    expect(stanceOf('Once approved, a document cannot be edited.')).toBeNull();
    expect(stanceOf('Agnes approved, so we go on.')).toBe('agreement');
  });

  it('gives what is said besides', () => {
    expect(replyIn('yes please, and again two hours before', 'en')?.rest).toBe('and again two hours before');
    expect(replyIn('no, only the status', 'en')).toMatchObject({
      stance: 'objection',
      rest: 'only the status',
    });
    expect(replyIn('hm, not sure about that, legal may want them', 'en')?.rest).toBe('legal may want them');
    expect(replyIn('we had two false alarms, so yes', 'en')?.rest).toBe('we had two false alarms');
    expect(replyIn('Agnes objected: swimming pools', 'en')).toMatchObject({
      stance: 'doubt',
      rest: 'swimming pools',
    });
  });

  it.each([
    ['not yet', 'postponement'],
    ['no, not this year', 'postponement'],
    ['would be nice but not now', 'postponement'],
    ["that's for later", 'postponement'],
    ['yep after 60 s', 'agreement'],
    ["then let's do that", 'agreement'],
    ['good question', 'doubt'],
    ['no idea', 'doubt'],
    ['hmm no', 'objection'],
    ['Answer: no.', 'objection'],
  ])('reads %j as %s', (text, stance) => {
    expect(stanceOf(text)).toBe(stance);
  });

  it.each([
    ['ja, genau', 'de', 'agreement'],
    ['nein, die haben eine Karte', 'de', 'objection'],
    ['vorerst nicht', 'de', 'postponement'],
    ['gute Idee, aber später', 'de', 'postponement'],
    ['oui, bien sûr', 'fr', 'agreement'],
    ['non, une photo suffit', 'fr', 'objection'],
    ['sí, con un aviso', 'es', 'agreement'],
    ['no lo sé', 'es', 'doubt'],
    ['sim, claro', 'pt', 'agreement'],
    ['certo', 'it', 'agreement'],
    ['non ancora', 'it', 'postponement'],
    ['nee, dat is te veel', 'nl', 'objection'],
    ['tak, dokładnie', 'pl', 'agreement'],
    ['nie, na razie nie', 'pl', 'postponement'],
  ])('reads %j of %s as %s', (text, language, stance) => {
    expect(stanceOf(text, language)).toBe(stance);
  });

  it.each([
    'no paper forms any more',
    'never more than 5 retries',
    'right now a job does it',
    'Agreed: we switch to Redis',
    'correct the totals',
    'later versions may differ',
    'open: who pays',
    'sure things first',
    'fine the late ones',
    'would be good if a rename is visible in the search',
  ])('takes %j for no reply', (text) => {
    expect(replyIn(text, 'en')).toBeNull();
  });

  it.each([
    ['no es obligatorio firmar', 'es'],
    ['nie ma sieci w piwnicy', 'pl'],
    ['klar definierte Rollen fehlen', 'de'],
  ])('takes %j of %s for no reply', (text, language) => {
    expect(stanceOf(text, language)).toBeNull();
  });
});
