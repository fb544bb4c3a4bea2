import { describe, expect, it } from 'vitest';
import { ordersAbroad } from './orders.ts';

/** One wish in each of seven languages, and what is to be read of it in plain English. */
const matrix: Readonly<Record<string, readonly string[]>> = {
  'move risks to the end': [
    'Setz die Risiken bitte ganz ans Ende',
    'Mets les risques à la fin, s’il te plaît',
    'Pon los riesgos al final',
    'Metti i rischi alla fine',
    'Põe os riscos no fim',
    'Zet de risico’s onderaan',
    'Przenieś ryzyka na koniec',
  ],
  'move risks before summary': [
    'Könntest du die Risiken vor die Zusammenfassung stellen',
    'Il faudrait placer les risques avant le résumé',
    'Hay que mover los riesgos antes del resumen',
    'Sposta i rischi prima del riassunto',
    'Coloca os riscos antes do resumo',
    'Kun je de risico’s voor de samenvatting zetten',
    'Przesuń ryzyka przed podsumowanie',
  ],
  'turn risks into a table': [
    'Bitte die Risiken als Tabelle darstellen',
    'Présentez les risques dans un tableau',
    'Convierte los riesgos en una tabla',
    'Trasforma i rischi in una tabella',
    'Transforma os riscos numa tabela',
    'Zet de risico’s in een tabel',
    'Zamień ryzyka na tabelę',
  ],
  'turn goals into a numbered list': [
    'Mach aus den Zielen eine nummerierte Liste',
    'Mets les objectifs en liste numérotée',
    'Pon los objetivos en una lista numerada',
    'Metti gli obiettivi in un elenco numerato',
    'Põe os objetivos numa lista numerada',
    'Zet de doelen in een genummerde lijst',
    'Zamień cele na listę numerowaną',
  ],
  'shorten summary to 1 sentences': [
    'Kürze die Zusammenfassung auf einen Satz',
    'Résume le résumé en une phrase',
    'Deja el resumen en una frase',
    'Accorcia il riassunto a una frase',
    'Resume a introdução a uma frase',
    'Kort de samenvatting in tot één zin',
    'Skróć podsumowanie do jednego zdania',
  ],
  'shorten motivation to 30 words': [
    'Die Motivation soll höchstens 30 Wörter lang sein',
    'La motivation en 30 mots maximum',
    'Resume la motivación en 30 palabras como máximo',
    'La motivazione in 30 parole al massimo',
    'Resume a motivação em no máximo 30 palavras',
    'Vat de motivatie samen in maximaal 30 woorden',
    'Skróć motywację do najwyżej 30 słów',
  ],
  'expand background': [
    'Den Kontext bitte ausführlicher beschreiben',
    'Décris le contexte plus en détail',
    'Describe el contexto en más detalle',
    'Descrivi il contesto più nel dettaglio',
    'Descreve o contexto com mais detalhe',
    'Werk de context uitgebreider uit',
    'Opisz kontekst dokładniej',
  ],
  'merge FR-1 and FR-2': [
    'Fasse FR-1 und FR-2 zu einer Anforderung zusammen',
    'Regroupez FR-1 et FR-2 en une seule exigence',
    'Une FR-1 y FR-2 en un solo requisito',
    'Unisci FR-1 e FR-2 in un unico requisito',
    'Junta FR-1 e FR-2 num requisito',
    'Voeg FR-1 en FR-2 samen',
    'Połącz FR-1 i FR-2 w jedno wymaganie',
  ],
  'split US-2 into two': [
    'US-2 bitte in zwei Tickets aufteilen',
    'Scinde US-2 en deux tickets',
    'Divide US-2 en dos tickets',
    'Dividi US-2 in due ticket',
    'Divide US-2 em dois tickets',
    'Splits US-2 in twee tickets',
    'Podziel US-2 na dwa zgłoszenia',
  ],
  'remove the last sentence of summary': [
    'Streich den letzten Satz der Zusammenfassung',
    'Supprime la dernière phrase du résumé',
    'Elimina la última frase del resumen',
    'Elimina l’ultima frase del riassunto',
    'Apaga a última frase do resumo',
    'Verwijder de laatste zin van de samenvatting',
    'Usuń ostatnie zdanie w podsumowaniu',
  ],
  'fix the spelling': [
    'Rechtschreibung bitte korrigieren',
    "Corrige l'orthographe",
    'Corrige las faltas de ortografía, por favor',
    'Correggi gli errori di battitura',
    'Corrige os erros ortográficos',
    'Verbeter de spelfouten',
    'Popraw literówki',
  ],
  'make it more formal': [
    'Bitte formeller schreiben',
    "Un ton plus formel, s'il vous plaît",
    'Un tono más formal, por favor',
    'Scrivilo più formale',
    'Deixa-o mais formal',
    'Maak het zakelijker',
    'Napisz to bardziej formalnie',
  ],
  'replace "A" with "B"': [
    'Schreib "B" statt "A"',
    'Écris "B" au lieu de "A"',
    'Escribe "B" en lugar de "A"',
    'Scrivi "B" invece di "A"',
    'Escreve "B" em vez de "A"',
    'Schrijf "B" in plaats van "A"',
    'Napisz "B" zamiast "A"',
  ],
};

describe('an order in another language', () => {
  for (const [english, orders] of Object.entries(matrix))
    it.each(orders)(`says "${english}": %s`, (order) => {
      expect(ordersAbroad(order.replaceAll('’', "'"))).toContain(english);
    });

  it('takes away with a verb and what it leaves at the end', () => {
    expect(ordersAbroad('Nimm die Annahmen bitte raus.')).toContain('remove assumptions');
    expect(ordersAbroad('Haal de aannames weg')).toContain('remove assumptions');
  });

  it('gives the size behind what is too long', () => {
    expect(ordersAbroad('Il riassunto è troppo lungo, due frasi bastano.')).toContain(
      'shorten summary to 2 sentences',
    );
    expect(ordersAbroad('Die Zusammenfassung ist zu lang, ein Satz reicht.')).toContain(
      'shorten summary to 1 sentences',
    );
  });

  it('says what is right where something is called wrong', () => {
    expect(ordersAbroad('« 3 jours » est faux, il faut écrire « 5 jours »')).toContain(
      'replace « 3 jours » with « 5 jours »',
    );
    expect(ordersAbroad('„3 Tage“ stimmt nicht, richtig ist „5 Tage“.')).toContain(
      'replace „3 Tage“ with „5 Tage“',
    );
  });

  it('is not looked for in English', () => {
    expect(ordersAbroad('Move the risks to the end of the document, please.')).toEqual([]);
  });
});
