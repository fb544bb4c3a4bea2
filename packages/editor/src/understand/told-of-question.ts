import { lowerFirst } from '../first-letter.ts';
import { withBrackets } from './chat/afterthought.ts';
import { isUndecided } from './indirect-questions.ts';
import { changed } from './mask.ts';
import type { Kind, Statement } from './statement.ts';

/** What points back at what was asked: "Die haben heute alle Admin". */
const pointsBack =
  /^(?:die|das|der|diese|dieser|dies|ça|cela|ceux-ci|eso|esto|esos|esas|questi|queste|quelli|isso|isto|esses|essas|die|dat|deze|to|te|ci) (?:haben|hat|ist|sind|wird|werden|war|waren|läuft|laufen|kann|können|est|sont|es|son|está|están|è|sono|é|são|is|zijn|hebben|heeft|jest|są|mają)(?!\p{L})/iu;
const remarking: ReadonlySet<Kind> = new Set<Kind>(['context', 'owner', 'problem']);
/** What asks by itself: a question word, or that something is not known. */
const asksItself =
  /^(?:(?:und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale) )?(?:wer|wen|wem|was|wie|wo|wann|warum|welche\p{L}?|ob|qui|que|quel\p{L}*|comment|quand|où|combien|pourquoi|quién\p{L}*|qué|cómo|cuándo|cuál\p{L}*|dónde|cuánt\p{L}+|chi|che|come|quando|dove|quale|quanti?|quem|qual|quais|onde|wie|wat|hoe|wanneer|waar|waarom|welke?|kto|co|jak|kiedy|gdzie|czy|il\p{Ll}?|unklar|offen|ungeklärt|fraglich|keine ahnung|(?:noch|nog) |(?:wir|ich|we|ik) \p{L}+ |\p{L}+ (?:klärt|prüft|fragt) |reste|pas (?:clair|sûr)|on ne sait|je ne sais|falta|queda|(?:todavía |aún )?no (?:s[ée]|sabemos|está|queda|tengo|tenemos)|non (?:è|so|sappiamo)|(?:ainda )?não (?:sei|sabemos|está)|da \p{L}+re|nie wi\p{L}+|do \p{L}+nia)(?!\p{L})/iu;
/** An answer that nobody has confirmed yet. */
const unconfirmed =
  /(?<!\p{L})(?:(?:noch )?(?:nicht|un) ?bestätigt|(?:pas encore|non) confirmée?|sin confirmar|no (?:está )?confirmado|(?:non ancora|ancora da) confermat[oa]|da confermare|(?:ainda )?não confirmado|(?:nog )?niet bevestigd|niepotwierdzon\p{L})(?!\p{L})/iu;
/** Words that are written small within a sentence. */
const small =
  /^(?:Die|Das|Der|Diese[rs]?|Dies|Er|Sie|Es|Wir|Ich|Man|Le|La|Les|Un|Une|On|Il|Elle|Ça|Cela|El|Los|Las|Una|Eso|Esto|I|Gli|Lo|Uno|O|A|Os|As|Um|Uma|Isso|De|Het|Een|Dat|Deze|To|Te)(?!\p{L})/u;

/**
 * What is only told behind a question stands with it in brackets: "Wie lange dürfen Daten dort bleiben? Der Datenschutz sagt 30 Tage, ist
 * aber noch nicht bestätigt" asks once. Languages other than English.
 */
export function withRemarks(statements: readonly Statement[]): Statement[] {
  const told: Statement[] = [];
  for (const one of statements) {
    const asked = told.at(-1);
    if (asked && isAsked(asked) && asked.block === one.block && tellsOf(one)) {
      const said = one.masked.text.replace(/[.!]+$/u, '');
      const inner = small.test(said) ? lowerFirst(said) : said;
      told[told.length - 1] = withBrackets(asked, changed(one.masked, `(${inner})`), one.end);
    } else told.push(one);
  }
  return told;
}

function isAsked({ kind, masked }: Statement): boolean {
  return kind === 'question' && /[?？]\s*$/u.test(masked.text);
}

function tellsOf({ kind, masked: { text } }: Statement): boolean {
  if (/[?？¿]/u.test(text)) return false;
  if (unconfirmed.test(text)) return true;
  if (kind === 'question') return !asksItself.test(text) && !isUndecided(text);
  return remarking.has(kind) && pointsBack.test(text);
}
