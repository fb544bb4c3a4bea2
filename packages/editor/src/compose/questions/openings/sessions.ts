import { type Opening, shown } from './opening.ts';

/** Somebody who works is shut out after a while. */
const ends =
  /(?<!\p{L})(?:sessions? (?:\p{L}+ ){0,2}(?:times? out|timeouts?|expires?|ends?|is closed)|(?:auto(?:matic(?:ally)?)?[- ]?)?log(?:s|ged)?[- ]?out (?:\p{L}+ ){0,3}after \d|automatisch(?:e[rs]?)? (?:ab(?:ge)?meld\p{L}*|logout)|(?:sitzung|session) (?:läuft|endet|verfällt)|(?:la |une )?session (?:expire|se ferme)|(?:la )?sesión (?:caduca|expira|se cierra)|(?:la )?sessione (?:scade|termina)|(?:a )?sessão (?:expira|termina)|(?:de )?sessie (?:verloopt|eindigt)|sesja wygasa)(?!\p{L})/iu;
const settled =
  /(?<!\p{L})(?:unsaved|drafts?|auto-?sav\p{L}*|saved? (?:automatically|continuously)|nothing is lost|entwürf\p{L}*|entwurf|zwischengespeichert|automatisch gespeichert|brouillons?|borrador\p{L}*|bozz[ae]|rascunho\p{L}*|concept(?:en)?|szkic\p{L}*)(?!\p{L})/iu;

/** What becomes of work that is not saved where a session ends by itself. */
export const unsavedWork: Opening = shown({
  kind: 'sessions',
  weight: 70,
  sections: ['failure-cases'],
  ask: 'askUnsaved',
  cue: ends,
  unless: /\d ?(?:days?|weeks?|months?|tagen?|jours?|días|giorni|dias|dagen|dni|日|天)|^[^\d]*$/iu,
  settled,
});
