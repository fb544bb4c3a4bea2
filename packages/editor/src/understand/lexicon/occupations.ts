import { pluralOf } from '../api/nouns.ts';
import { words } from './words.ts';

/**
 * What people are called by their work, office or part in something, in the singular. None of these is as often the name
 * of a thing in software: "handler", "observer" and "pilot" are not here.
 */
const singular = words(
  [
    'officer|treasurer|secretary|chairman|chairperson|chairwoman|councillor|mayor|registrar|notary|judge|attorney|solicitor|prosecutor|paralegal|clerk|caseworker|advisor|adviser|consultant|assistant|director|leader|captain|helper|apprentice|intern|colleague',
    'physician|surgeon|radiologist|pathologist|psychologist|physiotherapist|optician|veterinarian|caregiver|carer|counsellor|counselor|midwife|anaesthetist|phlebotomist',
    'scientist|chemist|biologist|physicist|geologist|astronomer|statistician|professor|dean|scholar|lecturer|schoolteacher',
    'baker|brewer|butcher|cook|miller|carpenter|welder|roofer|bricklayer|machinist|blacksmith|jeweller|tailor|seamstress|florist|upholsterer|locksmith|glazier|winemaker|cheesemaker|roaster|potter',
    'fisherman|angler|hunter|forester|miner|breeder|grower|herder|shepherd|sailor|skipper|harbourmaster|harbormaster|stevedore|postman|storekeeper|shopkeeper|housekeeper|concierge|bartender|barista|waitress|caterer|cleaner|lifeguard|soldier|sergeant|detective|fitter',
    'banker|teller|trader|underwriter|policyholder|cardholder|claimant|bidder|auctioneer|payer|payee|shareholder|landlady',
    'journalist|illustrator|designer|architect|copywriter|writer|artist|singer|dancer|actress|organist|painter|sculptor|choreographer|player|streamer|umpire|juror|competitor|rower|swimmer|skier|climber|hiker|cyclist|diver|camper|commuter|pedestrian|traveller|traveler|tourist|neighbour|neighbor|guardian|grandparent|witness|lodger|newcomer|usher',
  ].join('|'),
);

/** The same in the singular and in the plural. */
export const OCCUPATIONS: readonly string[] = singular.flatMap((noun) => [noun, severalOf(noun)]);

function severalOf(noun: string): string {
  if (noun.endsWith('man')) return noun.replace(/man$/u, 'men');
  return noun.endsWith('wife') ? noun.replace(/fe$/u, 'ves') : pluralOf(noun);
}
