import type { Subject } from '../quality/rule.ts';
import { type Breach, breach } from './breach.ts';

/** How a sentence of a chat takes leave. Narrower than what closes a document, since it is looked for all over it. */
const FAREWELL =
  /(?:^|\n|[.!?…|]\s|\s(?=(?-i:\p{Lu})))\s{0,3}((?:please )?let me know (?:if|whether) (?:you|there|any)|feel free to (?:ask|contact me|let me know|reach out)|(?:i )?hope (?:it|that|this) helps|(?:i am |i['’]m )?happy to help|would you like me to|lass(?:en sie)? (?:es )?mich (?:gerne? )?wissen|viel erfolg (?:dabei|damit)|melde dich gern|n['’]hésitez pas à me|no dudes? en (?:decirme|preguntar))/iu;

/**
 * Places where a model takes leave, wherever they are: words of its own after them, or a line break that it left out, hide them from
 * a look at the last paragraph. A prompt speaks to a model, and may ask it for such words.
 */
export function farewells({ units, format, known }: Subject): Breach[] {
  if (format === 'Prompt') return [];
  return units.flatMap(({ text }) => {
    const said = FAREWELL.exec(text)?.[1];
    if (said === undefined || known.toLowerCase().includes(said.toLowerCase())) return [];
    return [breach('chat', `Leave out the words to the reader of a chat: "${said}".`)];
  });
}
