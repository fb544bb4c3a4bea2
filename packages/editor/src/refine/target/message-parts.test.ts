import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const mail = `Hello everybody, the lift is out of order from Monday. Please use the stairs in the east wing. We are sorry for the noise, it ends at 16:00. Thanks for your patience!`;
const german = `Liebe Kollegen, ab Montag ist der Aufzug gesperrt. Bitte nehmt die Treppe im Ostflügel. Danke für eure Geduld!`;

describe('a part of a message', () => {
  it.each([
    ['remove the apology', 'We are sorry for the noise, it', 'It'],
    ['drop the thanks', ' Thanks for your patience!', ''],
    ['take out the greeting', 'Hello everybody, the lift', 'The lift'],
  ])('goes without what else its sentence says: %s', async (feedback, old, fresh) => {
    const { output } = await revise(mail, feedback, 'Optimize', mail);
    expect(output).toBe(mail.replace(old, fresh));
  });

  it('is known in other languages', async () => {
    const { output } = await revise(german, 'Streiche den Dank', 'Optimize', german);
    expect(output).toBe(german.replace(' Danke für eure Geduld!', ''));
  });

  it.each([
    [
      'turn it into bullets but leave the greeting as it is',
      /^Hello everybody, the lift is out of order from Monday\.\n\n- Please/u,
    ],
    ['put it in bullets but keep the thanks as a sentence', /16:00\.\n\nThanks for your patience!$/u],
  ])('keeps its shape: %s', async (feedback, shape) => {
    const { output } = await revise(mail, feedback, 'Optimize', mail);
    expect(output).toMatch(shape);
  });
});
