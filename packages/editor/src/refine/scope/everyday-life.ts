import { contentWords } from '../../document/content-words.ts';

/** Words of everyday life, of which few documents speak: food, home and office, body, way to work, family, leisure. */
const words = `
  breakfast lunch milk butter egg dinner supper brunch snack coffee espresso tea beer wine whisky pizza pasta sushi
  burger sandwich tacos kebab curry soup salad cake banana cheese steak barbecue bbq recipe kitchen fridge
  dishwasher microwave oven grocery groceries canteen restaurant bakery sofa couch mattress curtain lawn
  lawnmower garden balcony landlord apartment plumber heating toilet elevator carpool bicycle bike scooter
  motorcycle commute umbrella shoes jacket trousers jeans shirt sock haircut sunglasses headache toothache
  backache flu fever cough dentist gym yoga workout jogging marathon calories diet insomnia knee shoulder
  belly wife husband girlfriend boyfriend mom mum dad daughter grandma grandpa aunt uncle cousin neighbour
  neighbor wedding funeral divorce toddler babysitter kindergarten dog puppy cat kitten hamster goldfish
  parrot horse football soccer basketball tennis golf hockey baseball cricket chess poker guitar piano concert
  festival movie cinema netflix novel poem poetry joke riddle karaoke birthday halloween party beach hike camping
  flight airport hotel suitcase cruise horoscope zodiac astrology alien dinosaur pirate princess dragon
  unicorn volcano moon weather rain snow thunderstorm lottery casino frühstück mittagessen abendessen kaffee
  bier wein pizza kuchen kantine küche kühlschrank spülmaschine bäckerei supermarkt heizung aufzug fahrstuhl
  toilette parkplatz fahrrad regenschirm schuhe jacke friseur kopfschmerzen zahnarzt grippe fieber hunger
  durst müde strand flug hotel koffer wohnung miete vermieter nachbar ehemann freundin mutter vater oma opa
  tante onkel hochzeit geburtstag hund katze pferd fußball bundesliga konzert kino gedicht witz rätsel
  wetter regen schnee gewitter lotto märchen drache pirat petit-déjeuner déjeuner dîner café bière vin gâteau
  cantine cuisine frigo boulangerie chauffage ascenseur toilettes vélo parapluie chaussures veste coiffeur
  dentiste grippe fièvre faim soif fatigué avion hôtel valise appartement loyer voisin femme mari copine mamie
  papi mariage anniversaire chien cheval concert cinéma poème blague devinette météo pluie neige orage
  loto pirate desayuno almuerzo café cerveza vino cocina nevera panadería calefacción ascensor
  bicicleta paraguas zapatos chaqueta peluquero dentista fiebre hambre cansado vuelo hotel maleta alquiler
  vecino esposa marido novia madre padre abuela abuelo boda cumpleaños perro gato caballo fútbol concierto
  cine película novela poema chiste adivinanza lluvia nieve tormenta lotería
  grap fiets koffie verjaardag vakantie barzelletta poesia pioggia compleanno bicicletta piada aniversário chuva
  żart wiersz pogoda urodziny rower`;

const everyday: ReadonlySet<string> = new Set(contentWords(words));

/** Who takes part in something gives none. */
const otherParty = /(?:first|second|third|counter|1st|2nd|3rd)[ -]?part(?:y|ies)/giu;

/** The words of everyday life in a clause, stemmed. */
export function everydayWords(clause: string): string[] {
  return contentWords(clause.replace(otherParty, ' ')).filter((word) => everyday.has(word));
}
