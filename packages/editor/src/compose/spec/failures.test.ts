import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const casesOf = (text: string) => {
  const document = compose(read(text), {
    format: 'Technical Spec',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });
  return /## (?:Fehler- und Grenzfälle|Pannes et cas limites)\n\n(.*?)\n\n## /su.exec(document)?.[1] ?? '';
};

describe('failure and edge cases', () => {
  it('are none of what works offline, nor of what may not grow beyond a bound', () => {
    expect(
      casesOf('Die Unterschrift des Kunden muss offline gehen. Der Kunde muss unterschreiben.'),
    ).not.toContain('offline');
    expect(casesOf('Le fichier ne doit pas dépasser 10 Mo. Le client dépose le fichier.')).not.toContain(
      '10 Mo',
    );
  });

  it('are what happens while something is offline', () => {
    expect(casesOf('Wenn das Gerät offline ist, muss die Buchung gepuffert werden.')).toContain('offline');
  });
});
