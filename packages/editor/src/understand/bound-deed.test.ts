import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { boundDeed } from './bound-deed.ts';
import { understand } from './understand.ts';

const kindsIn = (text: string) => understand(read(text)).statements.map(({ kind }) => kind);

describe('a goal that binds what is done to something', () => {
  it('is a demand', () => {
    const text =
      'Wir brauchen für die App einen Offline-Modus. Monteure sind oft im Keller ohne Netz. Die Aufträge des Tages sollen morgens geladen werden und lokal in SQLite liegen.';
    expect(kindsIn(text).at(-1)).toBe('requirement');
  });

  it('stays one where something only gets better by it', () => {
    const [aim] = understand(read('Die Wartezeit am Telefon soll deutlich verkürzt werden.')).statements;
    expect(aim && boundDeed({ ...aim, kind: 'goal' }, 'de')).toBeNull();
  });
});
