import type { apiEn } from './en.ts';

/** The words of API designs, in Dutch. */
export const apiNl: Readonly<Record<keyof typeof apiEn, string>> = {
  apiCovers: 'Dit ontwerp gaat over ‘{topic}’.',
  requestLabel: 'Verzoek',
  responsesLabel: 'Antwoorden',
  parametersLabel: 'Parameters',
  idempotencyLabel: 'Idempotentie',
  inPath: 'pad',
  inQuery: 'query',
  inHeader: 'header',
  conventionJson: 'Verzoeken en antwoorden zijn JSON. Veldnamen zijn die van de tekst.',
  detailsIntro: 'Velden en waarden in de voorbeelden tonen alleen de soort, tenzij de tekst ze geeft.',
  noDetails: 'Details volgen zodra de bewerkingen bekend zijn.',
  errorShape: 'Elke fout heeft dezelfde vorm: een code voor programma’s en een melding voor mensen.',
  purposeGet: 'Leest {resource}.',
  purposePost: 'Maakt {resource} aan.',
  purposePut: 'Vervangt {resource}.',
  purposePatch: 'Wijzigt {resource}.',
  purposeDelete: 'Verwijdert {resource}.',
  status200: '{resource} wordt teruggegeven.',
  status200List: 'De lijst van {resource} wordt teruggegeven.',
  saidIn: 'Zie {ids}.',
  status201: '{resource} is aangemaakt.',
  status204: '{resource} is verwijderd; het antwoord heeft geen inhoud.',
  status400: 'Het verzoek is onjuist opgebouwd of een waarde is ongeldig.',
  status401: 'De aanroeper is niet geauthenticeerd.',
  status404: '{resource} bestaat niet, of de aanroeper mag dit niet zien.',
  status409: 'Het verzoek is in strijd met de huidige toestand.',
  status429: 'De aanroeper heeft te veel verzoeken gestuurd.',
  idempotentByMethod: '{method} kan zonder verder gevolg worden herhaald.',
  idempotentByKey: 'Een herhaald verzoek met dezelfde {name} heeft geen verder gevolg.',
  idempotencyOpen: 'open voor {call}, zie {questions}',
  assumeDerivedPaths:
    'Paden die de tekst niet noemt, zijn afgeleid van de werkwoorden en zelfstandige naamwoorden.',
  assumeShapes:
    'Waar de tekst geen statuscodes noemt, geldt de gebruikelijke betekenis van de HTTP-methoden.',
};
