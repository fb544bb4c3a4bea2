import type { Draft } from '../draft.ts';
import { sentences } from './ordinal.ts';
import { wholeWords } from './phrase.ts';
import type { Target } from './target.ts';

/** A part that messages to people have, by what it is called and what it says, in eight languages. */
interface MessagePart {
  readonly names: string;
  readonly says: RegExp;
}

const parts: readonly MessagePart[] = [
  {
    names:
      'greeting|salutation|opening|hello|anrede|begrüßung|gruß|salutations?|saludo|saluto|saudação|aanhef|begroeting|groet|powitanie',
    says: /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening)|hallo|moin|liebe[rs]?|guten (?:morgen|tag)|bonjour|salut|hola|buenos días|buenas|estimad[oa]s?|ciao|buongiorno|gentil[ei]|olá|oi|bom dia|prezad[oa]s?|hoi|beste|goedemorgen|cześć|dzień dobry|szanowni)(?!\p{L})/iu,
  },
  {
    names:
      'apolog(?:y|ies)|sorry|excuses?|entschuldigung|disculpas?|perdón|scuse|scusa|desculpas?|verontschuldiging|excuus|przeprosiny',
    says: /(?<!\p{L})(?:sorry|apologi[sz]e|apolog(?:y|ies)|entschuldig\p{L}*|désolée?s?|excus\p{L}*|perdón|perdon\p{L}*|disculp\p{L}*|scus\p{L}*|desculp\p{L}*|verontschuldig\p{L}*|przeprasza\p{L}*)(?!\p{L})/iu,
  },
  {
    names:
      'thanks|thank[- ]you|dank|danksagung|remerciements?|merci|gracias|agradecimientos?|ringraziamenti?|grazie|agradecimentos?|obrigad[oa]|bedankje|podziękowani[ea]',
    says: /(?<!\p{L})(?:thanks|thank you|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dank (?:je|u|jullie)|dzięki|dziękuj\p{L}*)(?!\p{L})/iu,
  },
  {
    names:
      'sign-?off|closing|regards|grußformel|schlussformel|despedida|formule de politesse|chiusura|afsluiting|zakończenie',
    says: /^(?:(?:best|kind|warm) (?:regards|wishes)|cheers|best|viele grüße|beste grüße|mit freundlichen grüßen|cordialement|bien à vous|saludos|un saludo|cordiali saluti|saluti|abraços?|atenciosamente|(?:met )?vriendelijke groet\p{L}*|groetjes|pozdrawiam)(?!\p{L})/iu,
  },
];
const named = parts.map(({ names, says }) => ({
  pattern: new RegExp(
    `^(?:the |a |an |die |der |das |den |la |le |les |el |los |las |l['’]|il |i |lo |o |os |a |as |de |het )?(?:${names})(?: sentence| line| part| satz)?(?: (?:at|in|am|im|à|a|en|al|no|aan|na) (?:the |dem |la |l['’]|el |o |het )?\\p{L}+)?$`,
    'iu',
  ),
  says,
}));

/** The sentence of a message that greets, apologizes, thanks or takes leave, where a phrase names it so and the draft has no such words itself. */
export function findMessagePart(draft: Draft, phrase: string): Target | null {
  const part = named.find(({ pattern }) => pattern.test(phrase.trim()));
  if (!part || draft.text.search(wholeWords(phrase.trim(), '')) >= 0) return null;
  const found = sentences(draft).find(({ start, end }) =>
    part.says.test(draft.text.slice(start, end).trim()),
  );
  return found ? apart(draft, found, part.says) : null;
}

/** The part that says it, where the sentence goes on to say something else behind a comma. */
function apart(draft: Draft, sentence: Target, says: RegExp): Target {
  const { said, rest } = joined.exec(draft.text.slice(sentence.start, sentence.end))?.groups ?? {};
  if (said === undefined || rest === undefined || !says.test(said)) return sentence;
  return { ...sentence, kind: 'words', end: sentence.start + said.length, name: `"${said}"` };
}

const joined = /^(?<said>[^,;:]{3,80}[,;:])\s(?!(?:and|or|und|et|y|e|en|i)\s)(?<rest>.{12,})$/su;
