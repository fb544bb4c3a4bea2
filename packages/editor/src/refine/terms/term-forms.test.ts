import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

/** What a document of a language says of whom it is for; its words tell the language. */
const opening: Readonly<Record<string, string>> = {
  de: 'Zusammenfassung der Anforderungen für die Bewohner',
  es: 'Resumen de los requisitos para los vecinos',
  fr: 'Résumé des exigences pour les habitants',
  it: 'Riassunto dei requisiti per gli abitanti',
  nl: 'Samenvatting van de eisen voor de bewoners',
  pt: 'Resumo dos requisitos para os moradores',
};
const renamed = async (language: string, stated: string, feedback: string) => {
  const text = `# ${opening[language]}\n\n## ${opening[language]}\n\n${stated}\n`;
  const { output } = await revise(text, feedback, 'Technical Spec', stated);
  return output.split('\n')[4];
};

describe('a term that takes the place of another', () => {
  it.each([
    [
      'es',
      'Los vendedores llaman al vendedor.',
      'Los vendedores se llaman ahora asesores',
      'Los asesores llaman al asesor.',
    ],
    [
      'de',
      'Die Lieferungen kommen, jede Lieferung zählt.',
      'Lieferung heißt bei uns Sendung',
      'Die Sendungen kommen, jede Sendung zählt.',
    ],
    [
      'nl',
      'De tuinen worden gesloten. Een tuin blijft open.',
      'Gebruik perk in plaats van tuin',
      'De perken worden gesloten. Een perk blijft open.',
    ],
    [
      'pt',
      'As reservas ficam e cada reserva tem um código.',
      'Em vez de reserva usa inscrição',
      'As inscrições ficam e cada inscrição tem um código.',
    ],
  ])('has the number of each place (%s)', async (language, stated, feedback, expected) => {
    expect(await renamed(language, stated, feedback)).toBe(expected);
  });

  it.each([
    [
      'fr',
      'Le dossier part, et la fin du dossier est signée.',
      'Remplacez « dossier » par « acte »',
      "L'acte part, et la fin de l'acte est signée.",
    ],
    [
      'it',
      "L'utente paga la quota dell'utente.",
      'Chiamiamo l’utente «socio»',
      'Il socio paga la quota del socio.',
    ],
    [
      'it',
      'Il socio apre il conto del socio.',
      'usa utente invece di socio',
      "L'utente apre il conto dell'utente.",
    ],
    ['pt', 'O pedido sai do armazém.', 'Em vez de pedido usa encomenda', 'A encomenda sai do armazém.'],
  ])('has the article that it wants (%s): %s', async (language, stated, feedback, expected) => {
    expect(await renamed(language, stated, feedback)).toBe(expected);
  });

  it.each([
    ['de', 'Der Stand wird geprüft.', 'Statt Stand schreiben wir Kiosk', 'Der Kiosk wird geprüft.'],
    [
      'fr',
      'Le carnet est rempli.',
      'Le carnet devient « registre » partout dans le document',
      'Le registre est rempli.',
    ],
  ])('is told from the verb beside it (%s)', async (language, stated, feedback, expected) => {
    expect(await renamed(language, stated, feedback)).toBe(expected);
  });
});
