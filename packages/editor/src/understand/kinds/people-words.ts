import { isPersonName } from '../../correct/spelling/person-names.ts';
import { words } from '../lexicon/words.ts';

/** Those whom a writer deals with besides the users of what is to be built: the parts of a firm, and whoever it works with. */
const COLLEAGUES: ReadonlySet<string> = new Set(
  words(
    'legal|finance|marketing|sales|hr|ops|security|procurement|accounting|purchasing|compliance|management|leadership|it|support|team|teams|guys|folks|people|boss|manager|colleague|colleagues|vendor|vendors|supplier|provider|landlord|lawyer|lawyers|dpo|officer|board|council|everyone|somebody|someone|me|us|him|her|them|yourself|yourselves|rechtsabteilung|buchhaltung|einkauf|vertrieb|personalabteilung|betriebsrat|datenschutz|chef|chefin|kollegen|kollegin|kollege|lieferant|lieferanten|anbieter|vorstand|mir|uns|ihm|ihr|ihnen|juridique|compta|comptabilité|achats|direction|rh|fournisseur|chefs?|patron|collègue|collègues|équipe|moi|nous|lui|leur|eux|contabilidad|compras|finanzas|ventas|recursos|proveedor|jefe|jefa|compañeros|equipo|dirección|él|ella|ellos',
  ),
);

/** What may stand between a verb and whom it is about. */
const ARTICLES: ReadonlySet<string> = new Set(
  words(
    'the|our|my|your|their|his|a|an|mr|ms|mrs|dr|der|die|das|dem|den|unser|unserem|unseren|unserer|meinem|meinen|meiner|herrn|frau|le|la|les|notre|nos|mon|ma|mes|el|los|las|nuestro|nuestra|mi|al|du|au|aux',
  ),
);

/**
 * Whether the words from a place on name somebody whom a writer deals with: "the finance people", "Priya", "us". `written` are the
 * words as written, `small` the same in small letters.
 */
export function namesColleague(written: readonly string[], small: readonly string[], at: number): boolean {
  let place = at;
  while (ARTICLES.has(small[place] ?? '')) place += 1;
  const isNamed = (word: string | undefined) => word !== undefined && isPersonName(word);
  // "the ERP people", "our data protection officer"
  const phrase = small.slice(place, place + 3);
  return (
    isNamed(written[place]) ||
    phrase.some((word, nth) => COLLEAGUES.has(word) && !phrase.slice(0, nth).some(ends))
  );
}

/** Words with which a phrase is over. */
function ends(word: string): boolean {
  return /^(?:about|if|whether|for|to|and|or|on|in|with|when|who|what|how|which|at|by|from)$/u.test(word);
}
