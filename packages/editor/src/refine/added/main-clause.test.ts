import { describe, expect, it } from 'vitest';
import { mainClause } from './main-clause.ts';

describe('a clause that is to be added', () => {
  it.each([
    ['dass der Strom ausfällt', 'de', 'Es besteht das Risiko, dass der Strom ausfällt'],
    ['que le courant soit coupé', 'fr', 'Il y a un risque que le courant soit coupé'],
    ["qu'il pleuve", 'fr', "Il y a un risque qu'il pleuve"],
    ['que se corte la luz', 'es', 'Existe el riesgo de que se corte la luz'],
    ['che manchi la corrente', 'it', 'C’è il rischio che manchi la corrente'],
    ['de faltar energia', 'pt', 'Há o risco de faltar energia'],
    ['dat de stroom uitvalt', 'nl', 'Het risico bestaat dat de stroom uitvalt'],
    ['że zabraknie prądu', 'pl', 'zabraknie prądu'],
  ])('is a sentence as a risk: %s', (clause, language, sentence) => {
    expect(mainClause(clause, 'risk', language)).toBe(sentence);
  });

  it('stands as it is where it is one', () => {
    expect(mainClause('the power fails', 'risk', 'en')).toBe('the power fails');
    expect(mainClause('que todos tienen cuenta', 'assumption', 'es')).toBe('todos tienen cuenta');
  });

  it.each([
    ['dass der Parkplatz gesperrt ist', 'der Parkplatz ist gesperrt'],
    ['dass Halle 3 erst im Mai fertig wird', 'Halle 3 wird erst im Mai fertig'],
    ['dass wir den Schlüssel noch suchen müssen', 'wir müssen den Schlüssel noch suchen'],
    ['dass der Wagen um 8 ankommt', 'Es gilt, dass der Wagen um 8 ankommt'],
  ])('has its verb in the second place in German, where that is sure: %s', (clause, sentence) => {
    expect(mainClause(clause, 'requirement', 'de')).toBe(sentence);
  });
});
