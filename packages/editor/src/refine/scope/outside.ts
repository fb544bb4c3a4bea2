import { keysIn } from '../../document/keys.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { knownText, shareHeld } from './subjects.ts';

/** Hands the text to somebody or some place: nothing of it changes. */
const delivering =
  /^(?:(?:send|e-?mail|mail|forward|share|upload|post|publish|print|export|save|fax|hand) (?:me )?(?<what>it|this|that|them|(?:the|this) (?:whole )?(?:document|doc|spec|rfc|draft|text|file|tickets?|pdf))(?= (?:to|with|on|in|at|as|for|out|over|twice|by|via|before)(?!\p{L})|$)|(?:schick\p{L}*|mail\p{L}*|druck\p{L}*|teil\p{L}*|lad\p{L}*) (?:mir |uns )?(?:bitte )?(?:es|das|(?:das|dieses) (?<text>dokument)|die (?<file>datei|spec))(?!\p{L})|(?:envoie[rz]?|imprime[rz]?|partage[rz]?|transmets|transfère) (?:-?moi )?(?:-?le|ça|ce (?<texte>document|texte)|le (?<doc>document|fichier))(?!\p{L})|(?:env[ií]a|manda|imprime|comparte|sube)(?:lo|melo|selo| esto| (?:el|este) (?<documento>documento|texto|archivo))(?!\p{L}))/iu;
/** Where in the text something stands is no place outside. */
const within =
  /\b(?:in|under|into|to) (?:the |a )?(?:.{2,40} )?(?:section|chapter|summary|appendix|table|list|end|top|start|beginning)\b/iu;

/** Orders that name what is there, or is to be there, and where: what they name tells whether the document is meant. */
export const handling =
  /^(?:add|put|remove|delete|take|move|invite|include|kick|throw|füge?|lösch\p{L}*|entfern\p{L}*|verschieb\p{L}*|nimm|ajoute[rz]?|supprime[rz]?|enlève|déplace[rz]?|añad[ea]|agrega|borra|quita|elimina|mueve|aggiungi|rimuovi|sposta|adicion[ae]|remov[ae]|voeg|verwijder|verplaats|dodaj|usuń|przenieś)(?!\p{L})/iu;

/** Words for work on a text, and behind a colon a text. */
const givenText =
  /^(?:\p{L}+ ){1,3}?(?:this|the following|these|diesen|dieses|folgenden|folgendes|cette|ce|este|esta|questo|questa) (?:\p{L}+ )?(?:sentence|text|paragraph|lines?|email|mail|message|letter|speech|satz|absatz|phrase|texte|paragraphe|frase|texto|párrafo|testo)\s?:\s["“„«]?(?<text>.{20,})$/isu;
/** What somebody has and no document does: "my phone", "aus meinem Postfach". */
const owned =
  /(?<!\p{L})(?:my|mein(?:e[nrms]?)?|mon|mes|mi|mis|mio|mia|miei|meu|minha|meus|mijn|mój|moj[aeąi]\p{L}*)\s(?!(?:own )?(?:comments?|points?|notes?|remarks?|feedback|suggestions?|names?|wordings?|words?|texts?|sentences?|versions?|drafts?|inputs?|questions?|teams?|requirements?|opinions?|ideas?|requests?|changes?|last|previous|first|colleagues?|manager|boss|kommentare?|anmerkung\p{L}*|punkte?|text\p{L}*|satz|name\p{L}*|team|meinung|frage\p{L}*|commentaires?|remarques?|nom|texte|question|avis|équipe|comentarios?|nombre|texto|pregunta|equipo)(?!\p{L}))\p{L}{2,}/iu;

/** Whether a clause speaks of what whoever writes it has, and no document does. */
export function ownedBySpeaker(clause: string): boolean {
  return owned.test(clause);
}

/** Whether a clause orders work on a text that is given with it, or on what belongs to whoever writes it. */
export function isOnForeign(clause: string, draft: Draft): boolean {
  const plain = plainClause(clause);
  const { text } = givenText.exec(plain)?.groups ?? {};
  if (text !== undefined && shareHeld(text, knownText(draft)) < STRANGE_TEXT) return true;
  const isOrder =
    opensWithVerb(plain) || handling.test(plain) || /^\p{L}+ (?:my|mein\p{L}*|mon|ma|mi) /iu.test(plain);
  return isOrder && !/["“„«`:]/u.test(plain) && keysIn(plain).length === 0 && owned.test(plain);
}

/** A text of which the document knows less is another. */
const STRANGE_TEXT = 0.34;

/** Whether a clause orders that the text be handed to somebody or some place outside of it. */
export function leadsOutside(clause: string, draft: Draft): boolean {
  const plain = plainClause(clause);
  const found = delivering.exec(plain);
  if (!found || within.test(plain)) return false;
  const named = Object.values(found.groups ?? {}).find((what) => what?.includes(' '));
  const noun = /\p{L}+$/u.exec(named ?? '')?.[0];
  // a service may send documents
  return noun === undefined || !draft.request.originalInput.toLowerCase().includes(noun.toLowerCase());
}
