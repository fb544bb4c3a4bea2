import { describe, expect, it } from 'vitest';
import { asksForNothing, isTalk } from './talk.ts';

describe('what people say to one another', () => {
  it.each([
    'hi there',
    'hey folks, how are you doing today?',
    'thanks everyone, have a great weekend!',
    'lol',
    'hahaha',
    'Moin zusammen, na wie gehts?',
    'danke dir und schönen Feierabend',
    'bonjour à tous, ça va ?',
    'Merci et bonne soirée',
    'hola, ¿cómo estás?',
    'gracias por todo, buen finde',
    'olá pessoal, tudo bem?',
    'grazie mille e a domani',
    'hoi allemaal, alles goed?',
    'cześć, co słychać?',
    'mdr',
  ])('is talk in any language: %s', (clause) => {
    expect(isTalk(clause)).toBe(true);
  });

  it.each([
    'hi, make the summary shorter',
    'good morning slots are full',
    'how are bookings cancelled?',
    'see you is too informal for an RFC',
    'bonne idée, mais trop long',
    'hasta mañana se puede anular',
    'have a nice table for the fields',
  ])('is none where it says something of a subject: %s', (clause) => {
    expect(isTalk(clause)).toBe(false);
  });

  it('asks for nothing where it is thanks alone, in whatever language', () => {
    for (const thanks of ['thanks a lot, mate', 'dziękuję bardzo', 'obrigada', 'grazie a tutti', 'bedankt'])
      expect(asksForNothing(thanks), thanks).toBe(true);
    expect(asksForNothing('thanks, see you tomorrow')).toBe(false);
  });

  it('takes no longer for many words', () => {
    const start = performance.now();
    isTalk(`${'good morning '.repeat(20_000)}what`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
