import { describe, expect, it } from 'vitest';
import { behindDat } from './dutch-clause.ts';

describe('a Dutch sentence behind "dat"', () => {
  it.each([
    ['De boetes worden na 1 maand verhoogd', 'de boetes na 1 maand worden verhoogd'],
    ['Een aanvraag MOET binnen 5 dagen behandeld zijn', 'een aanvraag binnen 5 dagen behandeld moet zijn'],
    ['De tuinman MAG de adressen niet zien', 'de tuinman de adressen niet mag zien'],
    ['De pas is 2 dagen geldig', 'de pas 2 dagen geldig is'],
    ['Als de pomp uitvalt, krijgt de wacht een bericht', 'de wacht een bericht krijgt, als de pomp uitvalt'],
    ['Als het mislukt, belt het systeem de planner op', 'het systeem de planner opbelt, als het mislukt'],
  ])('has its verb last: %s', (text, expected) => {
    expect(behindDat(text)).toBe(expected);
  });

  it.each([
    'Een lid MOET een fiets kunnen huren zonder pas',
    'Zulke regels moeten worden overgeslagen en in een lijst komen',
    'Na 3 pogingen wordt de deur geblokkeerd',
    'Een melding MOET op tijd klaar zijn, anders volgt er een boete',
    'Geen koppeling met de kassa',
  ])('is none where its end is not sure: %s', (text) => {
    expect(behindDat(text)).toBeNull();
  });
});
