import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const kindsOf = (text: string) => understand(read(text)).statements.map(({ kind }) => kind);

it.each([
  [
    'A biblioteca empresta violinos e flautas e ninguém sabe onde eles estão. Aluno reserva online e recebe confirmação por e-mail. O professor aprova empréstimos de mais de 30 dias.',
  ],
  [
    'Spływy kajakowe: rezerwacje przyjmujemy przez telefon i w sobotę rano zawsze brakuje kajaków. Klient rezerwuje kajak online i płaci zaliczkę 30%. Instruktor widzi listę uczestników.',
  ],
  [
    'Tenemos un vivero de árboles y los pedidos llegan por WhatsApp, se pierden como 5 por semana. El cliente elige las plantas en el catálogo y ve el stock real. El encargado aprueba pedidos de más de 2.000 euros.',
  ],
])('takes work that is told behind trouble for a demand: %s', (text) => {
  expect(kindsOf(text)[1]).toBe('requirement');
});

it.each([
  [
    'Todo está en un cuaderno y cada semana se pierden solicitudes. El cliente llama y la secretaria apunta todo en una libreta. El responsable aprueba solicitudes de más de 500 euros.',
  ],
  [
    'Wir haben nur einen Ordner mit Zetteln und jede Woche geht etwas verloren. Der Trainer schickt eine Mail und keiner antwortet. Die Leitung gibt Anträge über 500 Euro frei.',
  ],
  [
    'Todo está en un cuaderno. La app tarda 20 segundos en abrir. El responsable aprueba solicitudes de más de 500 euros.',
  ],
])('leaves how it is done today what it is: %s', (text) => {
  expect(kindsOf(text)[1]).not.toBe('requirement');
});
