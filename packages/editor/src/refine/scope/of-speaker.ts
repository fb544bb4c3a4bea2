import { ownedBySpeaker } from './outside.ts';

/** Somebody who asks what they are to do or may do. */
const asksForSelf =
  /(?<!\p{L})(?:can|could|should|shall|do|did|may|must|would) i(?!\p{L})|(?<!\p{L})(?:soll|sollte|kann|könnte|muss|darf) ich(?!\p{L})|(?<!\p{L})(?:dois|devrais|peux|puis|pourrais)-je(?!\p{L})|(?<!\p{L})(?:debo|debería|puedo) (?:yo|\p{L}+(?:ar|er|ir))(?!\p{L})/iu;

/** What is to be made for, or handed to, whoever writes: "give me the …", "stop sending me …". */
const handsOver =
  /^(?:(?:please|pls|can you|could you|hey|bitte|por favor) )*\p{L}+(?: \p{L}+ing)?(?: (?:me|us|mir|uns)|-(?:moi|nous))(?!\p{L})|^(?:da|di|cuénta|explíca|enséña|escríbe|haz|búsca|recomiénda|cómpra|canta|ayúda|pása)me(?!\p{L})|^(?:dam|dim|fam|spiega|racconta|scrivi|trova|consiglia|compra|leggi|canta|insegna|aiuta)mi(?!\p{L})|^(?:wytłumacz|powiedz|opowiedz|napisz|daj|znajdź|poleć|kup|pomóż) (?:mi|nam)(?!\p{L})|^gimme |(?<!\p{L})for (?:me|us)(?!\p{L})/iu;

/** What somebody wants of whom they write to: "your service …, I want …". */
const complains =
  /(?<!\p{L})your (?!(?:document|doc|spec|text|draft|summary|version|wording)).{1,200}(?<!\p{L})i (?:want|need|demand|am)(?!\p{L})/isu;

const state =
  'hungry|thirsty|tired|bored|sad|lonely|drunk|cold|exhausted|home|single|pregnant|allergic|on my way|working from home|sick|late|ill';
/** How somebody is, and what they did with their day. */
const tellsOfSelf = new RegExp(
  `^(?:(?:and|but|so|sorry|hey|btw),? )*(?:i(?:['’]m| am|m)(?: \\p{L}+){0,2} (?:${state})|i (?:slept|woke|cooked|drank|walked|swam|quit|resigned|married|called in)|ich (?:bin|war)(?: \\p{L}+){0,2} (?:müde|krank|spät dran|im urlaub|hungrig)|ich hab(?:e)?(?: \\p{L}+){0,2} (?:hunger|durst|fieber|kopfweh)|je suis(?: \\p{L}+)? (?:fatigué|malade|en retard|en vacances)e?|j['’]ai (?:faim|soif|froid|sommeil|mal)|mir ist (?:langweilig|kalt|heiß|schlecht|übel)|i have (?:a |an )?(?:meeting|call|appointment|date|headache|cold)|estoy(?: \\p{L}+)? (?:cansad|enferm|de vacaciones)[oa]?|tengo (?:hambre|sed|sueño|frío))(?!\\p{L})`,
  'iu',
);

/** Whether a clause tells how whoever writes it is, or what they did with their day. */
export function isOfSpeaker(clause: string): boolean {
  return tellsOfSelf.test(clause);
}

/** Whether a clause asks for something for whoever writes it, or speaks of what they have. */
export function isForSpeaker(clause: string): boolean {
  return (
    asksForSelf.test(clause) || handsOver.test(clause) || complains.test(clause) || ownedBySpeaker(clause)
  );
}
