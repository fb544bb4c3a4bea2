import { namesDate } from './dates.ts';

/** "Bis 3.12. muss das laufen", "para el 20 tiene que estar todo": a date first, and then a demand on no thing by name. */
const opening =
  /^(?:(?:spätestens|idealerweise|am besten|au plus tard|como muy tarde|no máximo|al più tardi|uiterlijk|najpóźniej)\s)?(?:bis|vor|zum|avant|d['’]ici|pour|para|antes del?|até|entro|prima del?|per|voor|vóór|tegen|op|do|przed)\s/iu;
const demandOnIt =
  /(?<!\p{L})(?:fertig|terminé|listo|pronto|klaar|gotowe)(?!\p{L})|(?<!\p{L})(?:muss|müssen|soll(?:te)?|sollen) (?:das|es|dies|alles|das ganze)(?!\p{L})|(?<!\p{L})(?:(?:ça|cela|tout|ce|esto|todo|isto|isso|tudo|questo|tutto|dit|alles|to|wszystko) (?:doit|devrait|tiene que|debe|tem (?:que|de)|deve|moet|musi|ma)|il faut (?:que )?(?:ça|tout|ce|avoir|livrer)|tiene que estar|debe estar|(?:tem (?:que|de)|deve) (?:estar|ficar)|deve essere|moet (?:dit|het|alles)|musi (?:to|być))(?!\p{L})/iu;

/** "Consegna prevista per metà febbraio", "Go-Live am 3.12.": what happens then is named, and nothing else is said of it. */
const delivery =
  /^(?:die |der |la |le |el |il |a |o |l['’]|de |het )?(?:go-?live|launch|release|start|abgabe|inbetriebnahme|abnahme|lieferung|auslieferung|livraison|mise en (?:prod(?:uction)?|service|ligne)|entrega|lanzamiento|salida a producción|puesta en (?:producción|marcha)|lançamento|entrada em produção|consegna|rilascio|messa in produzione|oplevering|livegang|lancering|partenza|avvio|démarrage|arranque|início|uruchomienie|wdrożenie|premiera|pilota[żz]|pilote?|piloto|pilot)(?!\p{L})(?:\s\p{L}+){0,3}\s/iu;

/** Farthest a date stands behind what is due then. */
const nearby = 40;

/** Whether a sentence says by when all of it is due, in words of eight languages. */
export function setsDeadline(text: string): boolean {
  const opened = opening.exec(text);
  if (opened !== null && namesDate(text.slice(0, nearby)) && demandOnIt.test(text)) return true;
  const delivered = delivery.exec(text);
  return delivered !== null && text.length <= 2 * nearby && namesDate(text.slice(0, 2 * nearby));
}
