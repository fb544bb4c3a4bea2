import { upperFirst } from '../../first-letter.ts';

/** How a writer names what follows, in the languages of documents: "Thema Dienstplan: …", "Point sur les notes de frais." */
const naming =
  /^(?:(?:topic|subject|thema|stichwort|betrifft|sujet|objet|tema|asunto|oggetto|argomento|assunto|onderwerp|temat|dotyczy)\s?[:–-]\s|(?:(?:kurz )?zum )?thema (?=\p{Lu}|["„])|(?:(?:un |le )?point|petit point) sur (?:(?:les?|la) |l['’])?|(?:sul tema|sobre (?:el|o) tema) (?:di |de |da |do |dei |degli |delle |della |dell['’])?|w sprawie )(?<topic>\p{L}[^:.?!;–—]{3,60}?)(?=\s?[:.?!;–—]|\s-\s|$)/iu;

/** What a text says it is about before it says anything of it, else null. */
export function namedTopic(text: string): string | null {
  return naming.exec(text)?.groups?.['topic']?.trim() ?? null;
}

/** What a text says behind the topic that it opens with: "Thema Dienstplan: heute macht …" without its first two words. */
export function withoutTopic(text: string): string {
  const found = naming.exec(text);
  if (found === null) return text;
  const rest = text.slice(found[0].length).replace(/^\s?[:–—-]\s{1,3}/u, '');
  return rest.split(' ').length > 2 && rest !== text.slice(found[0].length) ? upperFirst(rest) : text;
}
