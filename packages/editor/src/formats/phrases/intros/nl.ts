import type { introsEn } from './en.ts';

/** What a section is for, told to someone who reads such a document for the first time, in Dutch. */
export const introsNl: Readonly<Record<keyof typeof introsEn, string>> = {
  'intro-context-problem': 'Dit is de situatie vóór de wijziging. Ze verklaart waarom het werk nodig is.',
  'intro-goals': 'Een doel zegt wat er daarna beter is.',
  'intro-non-goals':
    'Deze dingen blijven zoals ze zijn. Werk er niet aan, ook niet waar het verleidelijk lijkt.',
  'intro-functional-requirements':
    'Elke regel is één ding dat de software moet doen. Bouw één regel tegelijk en test die.',
  'intro-non-functional-requirements':
    'Elke regel stelt een grens die te meten is. Meet die vóór en na de wijziging.',
  'intro-design': 'Zo werken de onderdelen samen. Zoek elk onderdeel in de code op voordat je het wijzigt.',
  'intro-interfaces-data': 'Dit gaat erin en eruit: aanroepen, berichten, tabellen, bestanden.',
  'intro-failure-cases': 'Deze gevallen gaan in het echt mis. Schrijf voor elk een test.',
  'intro-test-plan':
    'Elk scenario heeft een begin (Gegeven dat), één handeling (Wanneer) en een resultaat (Dan).',
  'intro-rollout-rollback': 'Dit zegt hoe de wijziging bij mensen komt en hoe ze wordt teruggedraaid.',
  'intro-observability': 'Dit zegt hoe je ziet dat het werkt zodra het draait.',
  'intro-alternatives': 'Dit zijn andere wegen naar het doel. Ze laten zien waarom deze is gekozen.',
  'intro-risks': 'Elk risico heeft een maatregel: wat er gebeurt zodat het uitblijft of minder schade doet.',
  'intro-assumptions': 'Deze uitspraken worden voor waar aangenomen. Vraag het na als er een onjuist lijkt.',
  'intro-open-questions': 'Niemand heeft deze nog beantwoord. Vraag het voordat je bouwt wat ervan afhangt.',
  'intro-unresolved-questions':
    'Niemand heeft deze nog beantwoord. Vraag het voordat je bouwt wat ervan afhangt.',
  'intro-epic-goal': 'Een epic bundelt tickets met één doel. Dit is het doel.',
  'intro-coverage-map':
    'Elke eis leidt naar het ticket dat eraan voldoet. Zo zie je of er niets vergeten is.',
  'intro-tickets': 'Neem één ticket tegelijk. Het is klaar als al zijn criteria gelden.',
  'intro-overview': 'Lees dit eerst. Het zegt waar de API voor dient.',
  'intro-consumers-auth': 'Dit zegt wie de API aanroept en hoe een aanroeper bewijst wie hij is.',
  'intro-conventions': 'Deze regels gelden voor elke aanroep.',
  'intro-resources': 'Een resource is iets wat aanroepers via de API kunnen lezen of wijzigen.',
  'intro-endpoints':
    'Een endpoint is een methode en een pad. De methode zegt wat er gebeurt, het pad waarmee.',
  'intro-pagination': 'Lange lijsten komen in pagina’s. Dit zegt hoe je de volgende pagina opvraagt.',
  'intro-error-model': 'Een fout vertelt een programma wat er misging. Alle fouten zien er hetzelfde uit.',
  'intro-limits': 'Een aanroeper die te veel stuurt, wordt een tijdje geweigerd.',
  'intro-versioning': 'Een versie laat oude aanroepers doorgaan terwijl de API verandert.',
  'intro-security': 'Dit zegt wie wat mag zien en wijzigen. Controleer het in elke handler.',
  'intro-purpose-owner': 'Dit zegt waar de gegevens voor dienen en aan wie je ernaar kunt vragen.',
  'intro-entities': 'Een entiteit is iets waar de gegevens over gaan. Elke entiteit krijgt een tabel.',
  'intro-field-tables':
    'Elke rij is een kolom van de tabel. PK is de primaire sleutel, FK een verwijzing naar een andere tabel.',
  'intro-relationships': 'Dit zegt hoeveel rijen van een tabel bij een rij van een andere horen.',
  'intro-er-diagram': 'Het diagram toont dezelfde tabellen en verwijzingen als plaatje.',
  'intro-constraints-indexes': 'Een beperking houdt foute rijen buiten. Een index maakt zoeken kort.',
  'intro-enumerations': 'Deze velden nemen één van enkele waarden aan.',
  'intro-quality-rules': 'Gegevens die zo’n regel breken zijn fout, ook waar de database ze aanneemt.',
  'intro-freshness': 'Dit zegt hoe oud de gegevens mogen zijn als iemand ze leest.',
  'intro-retention':
    'Dit zegt hoe lang gegevens worden bewaard. Sommige moeten volgens de wet worden gewist.',
  'intro-migration-backfill': 'Dit zegt wat er gebeurt met gegevens die er al zijn.',
  'intro-access-patterns': 'Dit zijn de vragen aan de gegevens. Tabellen en indexen volgen eruit.',
  'intro-motivation': 'Dit zegt waarom er een wijziging wordt voorgesteld.',
  'intro-guide-explanation': 'Dit legt het voorstel uit aan wie het gaat gebruiken.',
  'intro-reference-explanation': 'Dit legt het voorstel uit aan wie het gaat bouwen.',
  'intro-drawbacks': 'Dit zegt wat er tegen het voorstel pleit.',
  'intro-rationale-alternatives': 'Dit vergelijkt het voorstel met andere wegen en met niets doen.',
  'intro-prior-art': 'Dit zegt wat anderen eerder deden.',
  'intro-migration-rollback': 'Dit zegt hoe de wijziging wordt ingevoerd en hoe ze wordt teruggedraaid.',
  'intro-future-possibilities': 'Dit kan later komen. Het hoort niet bij het werk.',
};
