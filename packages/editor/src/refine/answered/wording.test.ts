import { describe, expect, it } from 'vitest';
import { answerWordsIn, withoutLead } from './wording.ts';

describe('words that name a question by what it is about', () => {
  it.each([
    'As for the question about the late mails: they are sent at night',
    'Zur Frage nach the late mails: they are sent at night',
    'pour répondre à la question sur the late mails, they are sent at night',
    'En cuanto a la pregunta sobre the late mails: they are sent at night',
    'Quanto à pergunta sobre the late mails: they are sent at night',
    'We got an answer from the board on the late mails: they are sent at night',
    "Got word from Eve about the late mails, they are sent at night, so it's no longer open.",
  ])('%s', (words) => {
    expect(answerWordsIn(words)).toEqual({ which: 'the late mails', said: 'they are sent at night' });
  });

  it('are none where something else was got from somebody', () => {
    expect(answerWordsIn('The job got a file from the store, it is kept')).toBeNull();
  });
});

describe('an answer', () => {
  it('does not say that the question is settled', () => {
    expect(withoutLead('Mails go out at night, so that is settled')).toBe('Mails go out at night');
  });

  it.each([
    'Got feedback from Eve on the late mails, mails go out at night',
    'I asked around and mails go out at night',
  ])('does not say who gave it: %s', (said) => {
    expect(withoutLead(said)).toBe('mails go out at night');
  });

  it('keeps what else follows from it', () => {
    const said = 'Mails go out at night, so it is no problem for the queue';
    expect(withoutLead(said)).toBe(said);
  });
});
