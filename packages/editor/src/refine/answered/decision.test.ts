import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const tickets = `# Verleih

## Ziel des Epics

Dieses Epic behandelt den Verleih.

**Nicht enthalten**

- Reparaturen.

## Kontext

Räder werden heute in ein Heft eingetragen.

**Personen und Termine**

- Lena baut die Liste.

## Tickets

### US-1: Rad zurückgeben

- **Typ:** Aufgabe
- **Kontext:** FR-1: Das Rad MUSS zurückgegeben werden.

## Offene Fragen

- **Q-1:** Was passiert, wenn ein Rad beschädigt zurückkommt?
`;

it('stands as a decision, apart from what is left out and from who does what', async () => {
  const { output } = await revise(
    tickets,
    'Wenn ein Rad beschädigt zurückkommt, zahlt der Mieter eine Pauschale.',
    'Jira Tickets',
    'Verleih. Was passiert, wenn ein Rad beschädigt zurückkommt?',
  );
  expect(output).toContain(
    'eingetragen.\n\n**Entschieden**\n\n- Wenn ein Rad beschädigt zurückkommt, zahlt der Mieter eine Pauschale.\n\n**Personen',
  );
  expect(output).not.toContain('Q-1');
});

it('joins the other decisions', async () => {
  const spec = `# Silo

## Diseño

**Decidido**

- Usamos sensores de radar.

## Preguntas abiertas

- **Q-1:** ¿Quién limpia los sensores?
`;
  const { output } = await revise(
    spec,
    'Los sensores los limpia el turno de noche.',
    'Technical Spec',
    'Silo. ¿Quién limpia los sensores?',
  );
  expect(output).toContain('- Usamos sensores de radar.\n- Los sensores los limpia el turno de noche.');
});

it.each(['I seminari hanno una sala propria.', 'I seminari non hanno una sala propria.'])(
  'says or denies what was to be decided: %s',
  async (feedback) => {
    const model = `# Sale

## Scopo e responsabile

Le sale della biblioteca si prenotano per seminari e riunioni di gruppo. Ogni prenotazione appartiene a un docente e a una sala, e si può annullare fino al giorno prima.

## Regole di qualità

- **FR-1:** Il docente DEVE poter vedere tutte le prenotazioni della settimana, anche quelle degli altri corsi.

## Domande aperte

- **Q-1:** Resta da decidere se i seminari hanno una sala propria?
`;
    const { output } = await revise(
      model,
      feedback,
      'Data Model',
      'Sale. Resta da decidere se i seminari hanno una sala propria.',
    );
    expect(output).toContain(`- ${feedback}`);
    expect(output).not.toContain('Q-1');
  },
);
