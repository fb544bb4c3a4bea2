import { expect, test } from 'vitest';
import { isGermanName } from './german-nouns.ts';

const words = (text: string) => text.trim().split(/\s+/u);

test.each(
  words(`
  Warteschlange Warteschlangenlänge Rückgabetyp Metadaten Stackgröße Kindprozessen Dateideskriptoren Serialisierung
  Deserialisierungs Rollbackstrategie Webhooks Tickets Logeinträge Zugriffstoken Kunden Bestellnummern Lieferschein
  Verschachtelung Skalierbarkeit Kompilierzeit Hashfunktionen Gregorianischen Bäume Klassen Treibern Cookies Server
  Auslieferung Wiederanlauf Zeitüberschreitung Rechnungsläufe Mandantenfähigkeit Kontingente Fall Art Grund Teil Alias`),
)('%s is a noun', (word) => {
  expect(isGermanName(word)).toBe(false);
});

test.each(
  words(`
  Anna Michael Sabine Jonas Aylin Mehmet Agnieszka Dimitri Kowalczyk Özdemir Papadopoulos Bianchi Annas
  Contoso Fabrikam Globex Vertexa Klarna`),
)('%s is a name', (word) => {
  expect(isGermanName(word)).toBe(true);
});
