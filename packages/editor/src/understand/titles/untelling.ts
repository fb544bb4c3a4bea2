import { plansDate } from '../dates.ts';
import { SIGNAL_WORDS } from '../kinds/signal-words.ts';

/** "We run the catalogue for 14 libraries": who writes, and not yet what of. */
export const ofOneself = /^(?:we|i|our|my|currently|right now|at the moment|today)(?!\p{L})/iu;

/** Speaks of something that was named before. */
export const isPointing = /(?<!\p{L})(?:it|its|them|their|they|him|her|his)(?!\p{L})/iu;

/** Whether a pronoun of the text speaks of something that no word before it names: "let staff scan with their phones" names it. */
export function pointsBack(text: string): boolean {
  const found = isPointing.exec(text);
  if (found === null) return false;
  const before = text.slice(0, found.index);
  const named = /^(?:it|its|him|his|her)$/iu.test(found[0]) ? oneNamed : severalNamed;
  return !named.test(before);
}

const oneNamed = /(?<!\p{L})(?:an?|the|each|every|one|our) (?:\p{L}+ ){0,2}\p{L}{3,}\s/iu;
const severalNamed = /(?<!\p{L})(?:\p{L}{2,}[^siu\s]s|staff|people|everyone|team)[\s,]/iu;

/** Small talk, a denial, whose notes these are, or who said so: says nothing of the matter. */
export function isTalk(text: string): boolean {
  return (
    SIGNAL_WORDS.talk.test(text) ||
    /^(?:following up|as promised|so )|^(?:yesterday |today |last week )?(?:i|we)(?:['’]ve| have)? (?:been |just |recently )?(?:talk|spoke|sat|met)(?:ed|ing)?(?!\p{L})/iu.test(
      text,
    ) ||
    /^\p{Lu}\p{Ll}+ (?:said|says|thinks|mentioned|told|wrote)(?!\p{L})/u.test(text) ||
    /(?<!\p{L})(?:here(?:['’]s| is)|this is) what (?:i|we)(?!\p{L})/iu.test(text) ||
    opensTalk.test(withoutTalk(text)) ||
    tellsOfCall.test(text) ||
    namesOccasion.test(text)
  );
}

/** "Postmortem-ish note after Saturday", "handover night shift", "brief from the café chain": what text it is, and of when or whom. */
const namesOccasion =
  /^(?:(?:short|quick|rough|\p{L}+-ish|my|our|the|some)\s){0,2}(?:notes?|minutes|summary|recap|handover|hand-over|brief|briefing|update|sync|stand-?up|write-?up|(?:(?:feature|change|support) )?requests?|voice (?:memo|note|message)|memo|transcript|ideas?|interview|call|extract|glossary|(?:decision|architecture decision) record|position paper|(?:project )?proposal|design doc|rfc|adr)(?:\s(?:transcript|dump))?(?:\s(?:after|from|of|on|for|with)(?!\p{L})|\s(?:\d|\p{Lu}|night|day|early|late)|[.,:]|$)[^:]{0,60}[.]?$/iu;

/** "The clinic people called again", "careful, …": that somebody called or warns, and not yet of what. */
const tellsOfCall =
  /^(?:the |our |my )?(?:\p{L}+ ){1,3}(?:called|rang|phoned|wrote|complained|pinged me|asked)(?: (?:us|me|in))?(?: again| back| yesterday| today)?(?:[,.]|$)|^(?:careful|heads[- ]?up|watch out|fyi)(?:[,:]|$)/iu;

/** "Suite à la démo d'hier avec Clémence": what the talk follows on. */
const opensTalk =
  /^(?:(?:os|te|les) (?:resumo|cuento|paso|escribo|envío|mando)|(?:je (?:vous|te) (?:résume|envoie|écris|transmets|fais)|voici (?:le besoin|un résumé))|(?:ich fasse|hier (?:kurz )?(?:die|eine|meine) zusammenfassung|anbei)|vi (?:riassumo|scrivo|mando)|suite (?:à|aux?)|comme (?:convenu|discuté|promis)|wie (?:besprochen|vereinbart)|como (?:comentamos|hablamos|combinado)|a raíz de|conforme (?:combinado|conversado)|come (?:d['’]accordo|da accordi)|zoals (?:besproken|afgesproken)|naar aanleiding van|zgodnie z ustaleniami|po (?:rozmowie|spotkaniu)|w nawiązaniu do)(?!\p{L})/iu;

/** "Voici ce qu'on a dit hier pour les commandes", "here's what we said about the returns": what was talked about. */
const talkedAbout =
  /^(?:(?:voici|voilà) ce qu['’]on (?:a|s['’]est) (?:dit|décidé|vu|noté)[^,:]{0,20}? (?:pour|sur|concernant|à propos des?)|(?:aquí (?:va|está)|esto es) lo que (?:hablamos|vimos|dijimos|quedamos)[^,:]{0,25}? (?:de|del|sobre|para)|ecco (?:cosa|quello che) (?:abbiamo|ci siamo) (?:detto|deciso|visto)[^,:]{0,20}? (?:per|su|sui|sulle)|aqui (?:vai|está) o que (?:falámos|falamos|combinámos|combinamos)[^,:]{0,20}? (?:sobre|para)|(?:hier|kurz|nochmal)(?: kurz)?,? was wir[^,:]{0,20}? (?:zu|zum|zur|über)|(?:here(?:['’]s| is)|this is) what (?:we|i) (?:said|discussed|agreed(?: on)?|talked about|noted|decided)[^,:]{0,20}? (?:about|for|on|regarding))(?: (?:le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|der|die|das|den|the|our))? (\p{L}[^,:.(]{4,70})/iu;

/** What a sentence says was talked about, else null. */
export function topicOfTalk(text: string): string | null {
  return talkedAbout.exec(text)?.[1]?.trim() ?? null;
}

/** The same without what it follows on, where something else is said behind a colon. */
export function withoutTalk(text: string): string {
  return opensTalk.test(text) ? text.replace(/^[^:]{6,90}:\s(?=.{12,})/u, '') : text;
}

/** "Goal: fix until Friday" tells when, not what. */
export function setsDate(text: string): boolean {
  return plansDate(text) && text.split(' ').length < 7;
}

/** "It is 9.5 h, we want 6 h" tells how much, not what. */
export function setsFigure(text: string): boolean {
  return /\d.{0,40}[,;–-]\s?(?:but )?(?:we|i) (?:want|need|aim)/iu.test(text);
}

/** "This function is a mess": what it speaks of stands elsewhere. */
export function isDeictic(text: string): boolean {
  return /^(?:this|these|that|those|it|they|there|he|she|(?:getting|seeing|got) (?:this|these|it)|needs? (?:to|be)|needs|must|should|has to|i (?:mean|was|am|have|had|think|thought|guess|would)|dies\p{L}{0,2}|das|es|ce|cela|ça|il(?! (?:nous )?fau(?:t|drait))|esto|este|esta|eso)(?!\p{L})/iu.test(
    text,
  );
}
