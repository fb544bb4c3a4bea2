import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import type { Statement } from '../understand/statement.ts';
import { understand } from '../understand/understand.ts';
import { bindsAsGoal } from './binding-goal.ts';

function goal(text: string, heading: string | null = null): Statement {
  const [first] = understand(read(text)).statements;
  if (!first) throw new Error('no statement');
  return { ...first, kind: 'goal', heading };
}

describe('bindsAsGoal', () => {
  it.each([
    ['We want the scale to weigh each crate twice.', 'en'],
    ['The kiosk should print a ticket at once.', 'en'],
    ['Das neue Gerät soll jede Kiste zweimal wiegen.', 'de'],
    ['Wir brauchen ein Verzeichnis der Schlüssel.', 'de'],
    ['Necesitamos un panel para los turnos.', 'es'],
    ["Nous avons besoin d'un outil pour les clés.", 'fr'],
    ['Nous voulons une borne qui imprime le ticket.', 'fr'],
    ['On voudrait passer à une pesée toutes les 15 secondes.', 'fr'],
  ])('takes %j for a demand as well', (text, language) => {
    expect(bindsAsGoal(goal(text), language, 'RFC')).toBe(true);
  });

  it.each([
    ['We want fewer calls.', 'en'],
    ['We should be faster than last year.', 'en'],
    ['Wir wollen weniger Ausschuss.', 'de'],
    ['On voudrait réduire les rebuts de 15 %.', 'fr'],
  ])('leaves %j a goal', (text, language) => {
    expect(bindsAsGoal(goal(text), language, 'RFC')).toBe(false);
  });

  it('leaves what stands under a heading of goals, and every goal of a prompt', () => {
    expect(bindsAsGoal(goal('The kiosk should print a ticket.', 'Goals'), 'en', 'RFC')).toBe(false);
    expect(bindsAsGoal(goal('The kiosk should print a ticket.'), 'en', 'Prompt')).toBe(false);
  });
});
