import { forbiddenDeed } from '../../compose/voice/demanded/forbidden.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** "On ne stocke pas les cartes", "nie przechowujemy numerów": what a system does with data, denied. */
const keepsNothing =
  /^(?:(?:wir |man |es (?:wird|werden) )?(?:[^,;:?]{2,40} )?(?:speichern|loggen|protokollieren|zeigen|sammeln|erfassen|versenden|verschicken|teilen|gespeichert|angezeigt|weitergegeben|geteilt)(?: wir)? (?:\p{L}+ )?(?:keine?n?|nicht)(?!\p{L})|(?:on|nous) (?:ne |n['’])(?:stock|enregistr|conserv|gard|affich|montr|envo|partag|collect|transm|communiqu)\p{L}+ (?:pas|jamais|aucun|rien)|no (?:guarda|almacena|conserva|mostra|envia|comparti|recopila|registra)\p{L}*mos(?!\p{L})|não (?:guarda|armazena|conserva|mostra|envia|compartilha|partilha|coleta|recolhe|regista|registra)\p{L}*mos(?!\p{L})|non (?:salv|conserv|mostr|invi|condivid|raccogli|registr|memorizz|teni)\p{L}*iamo(?!\p{L})|(?:we|wij) (?:slaan|bewaren|tonen|sturen|delen|verzamelen|loggen|registreren) (?:\p{L}+ ){0,3}?(?:geen|niet)(?!\p{L})|nie (?:przechow|zapis|pokaz|wysył|udostępni|zbier|rejestr)\p{L}*my(?!\p{L}))/iu;

/** "Sin datos bancarios": what is not to be in it. */
const withoutData =
  /^(?:sin|sem|senza|sans|ohne|zonder|bez) (?:\p{L}+ )?(?:datos|dados|dati|données|\p{L}*daten|\p{L}*gegevens|danych|contraseñas|senhas|password|mots de passe|passwörter|wachtwoorden|haseł)(?!\p{L})[^,;:?]{0,50}[.!]*$/iu;

/** What whoever builds it is not to do: no deed of what is built. */
const ofBuilders =
  /(?<!\p{L})(?:migr\p{L}+|touch\p{L}+|oubli\p{L}+|tocar|tocare|olvidar|esquecer|dimenticare|mexer|modifier|refaire|ändern|anfassen|umbauen|vergessen|aanraken|vergeten|bouwen|ruszać|zmieniać|zapominać|bauen|machen|planen|développer|desarrollar|desenvolver|sviluppare|reescribir|riscrivere)(?!\p{L})/iu;

/** Whoever is meant: what becomes of them is ruled. */
const ofWhoever =
  /^(?:wer |(?:celui|celle|ceux|celles) qui |quien(?:es)? |quem |chi |wie (?!\p{L}+ (?:de|het|een) )|kto |\p{Lu}\p{L}+, (?:der|die|das) )[^?]{6,}$/iu;
const inCase = /(?:場合|とき|時)は.+(?:ない|ません)[。]?$/u;

/** Kinds that such a sentence is taken for where its words are new. */
const takenFor: ReadonlySet<Kind> = new Set(['nonGoal', 'decision', 'future'] as const);

/**
 * Whether a sentence that was taken for something left out forbids: what is not to be kept or shown, a deed denied in the infinitive, what becomes of
 * whoever does something. Languages other than English.
 */
export function forbidsElsewhere({ prose, text, language }: Evidence, learned: Kind): boolean {
  if (language === 'en' || !takenFor.has(learned) || /[?？]/u.test(text)) return false;
  if (keepsNothing.test(prose) || withoutData.test(prose) || inCase.test(prose)) return true;
  if (learned === 'nonGoal' && ofWhoever.test(prose)) return true;
  return !ofBuilders.test(prose) && forbiddenDeed(prose, 'MUST', language) !== null;
}
