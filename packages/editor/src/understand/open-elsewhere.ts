import { lowerCapitalised } from '../first-letter.ts';

/** How a language says behind something that it is not settled. */
interface Open {
  /** Behind what is open, to the end of the sentence. */
  readonly behind: string;
  /** Words that open an indirect question. */
  readonly asks: string;
  /** What is asked of a thing that is named. */
  readonly whatOf: (thing: string) => string;
  /** What the writers are to find out, said before an indirect question that then opens with how its sentence says so. */
  readonly canonical: (asked: string) => string;
}

const same = (asked: string) => asked;
const end = '[.!。]*$';

const languages: Readonly<Record<string, Open>> = {
  de: {
    behind:
      '(?:(?:ist|sind|bleibt|bleiben) (?:aktuell |derzeit |auch )?(?:noch (?:ganz |völlig )?(?:offen|unklar|ungeklärt|unentschieden|nicht (?:ganz )?(?:klar|geklärt|entschieden|festgelegt|beschlossen|definiert))|unklar|ungeklärt)|steh(?:t|en) noch nicht fest|(?:müssen|müssten|sollten) wir (?:noch|erst)(?: \\p{L}+)? (?:klären|entscheiden|festlegen|besprechen|abstimmen))',
    asks: 'ob|wer|wem|wen|was|wie|wann|wo|welche[rsnm]?|wohin|woher|warum',
    whatOf: (thing) => `Was wird über ${accusative(thing)} entschieden`,
    canonical: (asked) => `Offen ist, ${asked}`,
  },
  fr: {
    behind:
      "(?:rest(?:e|ent) (?:encore )?à (?:définir|décider|trancher|voir|clarifier|préciser|fixer|choisir)|(?:n['’]|ne )(?:est|sont|a|ont) pas (?:encore )?(?:été )?(?:décidé|défini|tranché|fixé|arrêté)e?s?|(?:est|sont) (?:encore )?à (?:définir|décider|trancher|clarifier|préciser))",
    asks: 'si|qui|comment|quand|où|combien|quel(?:le)?s?|pourquoi',
    whatOf: (thing) => `Que décide-t-on pour ${thing}`,
    canonical: same,
  },
  es: {
    behind:
      '(?:(?:está|están|queda|quedan) (?:aún |todavía )?(?:por|sin) (?:decidir|definir|concretar|aclarar|ver)|(?:aún|todavía) no (?:está|están|se ha|se han) (?:decidid|definid|fijad|clar)[oa]s?)',
    asks: 'si|quién(?:es)?|cómo|cuándo|dónde|cuánt[oa]s?|qué|cuál(?:es)?',
    whatOf: (thing) => `Qué se decide sobre ${thing}`,
    canonical: same,
  },
  pt: {
    behind:
      '(?:ainda não (?:está|estão|foi|foram) (?:decidid|definid|fixad|fechad)[oa]s?|(?:fica|ficam|está|estão) (?:ainda )?(?:por|a) (?:definir|decidir)|(?:está|estão|fica|ficam) (?:ainda )?em aberto)',
    asks: 'se|quem|como|quando|onde|quant[oa]s?|qual|quais|o que',
    whatOf: (thing) => `O que se decide sobre ${thing}`,
    canonical: same,
  },
  it: {
    behind:
      '(?:(?:è|sono|resta|restano|rimane) (?:ancora )?da (?:decidere|definire|chiarire|capire|stabilire)|non (?:è|sono) (?:ancora )?(?:stat[oaie] )?(?:decis|definit|stabilit|fissat)[oaie])',
    asks: 'se|chi|come|quando|dove|quant[oaie]|qual[ei]|che cosa',
    whatOf: (thing) => `Che cosa si decide per ${thing}`,
    canonical: same,
  },
  nl: {
    behind:
      '(?:(?:is|zijn|blijft|blijven) nog (?:open|onduidelijk|onbeslist|niet (?:beslist|besloten|bepaald|duidelijk))|sta(?:at|an) nog niet vast|moeten we nog (?:beslissen|bepalen|uitzoeken|bespreken))',
    asks: 'of|wie|wat|hoe|wanneer|waar|welke?|hoeveel|waarom',
    whatOf: (thing) => `Wat wordt besloten over ${thing}`,
    canonical: (asked) => `Nog onduidelijk is ${asked}`,
  },
  pl: {
    behind:
      '(?:(?:jest|są|pozostaje|pozostają) (?:jeszcze )?do (?:ustalenia|decyzji|wyjaśnienia|uzgodnienia)|nie (?:jest|są|został[aoy]?|zostały) (?:jeszcze )?(?:ustalon|zdecydowan|określon)\\p{L}+)',
    asks: 'czy|kto|kogo|komu|jak|kiedy|gdzie|ile|jaki\\p{L}*|któr\\p{L}+|co',
    whatOf: (thing) => `Co trzeba ustalić: ${lowerCapitalised(thing)}`,
    canonical: same,
  },
};

/** What is open by its nature says nothing of what was settled. */
const stateOf =
  /(?<!\p{L})(?:rechnung\p{L}*|ticket\p{L}*|bestellung\p{L}*|termine?|pl[aä]tze?|stellen?|t[üu]r\p{L}*|aufgaben?|vorg[aä]ng\p{L}*|anfragen?|posten|f[aä]ll\p{L}*|factuur|facturen|bestelling\p{L}*|deur|plek\p{L}*|kwestie)(?!\p{L})/iu;
const opensCase =
  /^(?:wenn|falls|solange|sobald|si l|tant que|quand|cuando|mientras|quando|enquanto|finché|als|zolang|wanneer|jeśli|gdy|dopóki|das|dies|es|c['’]est|ça|esto|isto|questo|dat|dit|to) /iu;

const shapes: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(languages).map(([language, { behind }]) => [
    language,
    new RegExp(`^(?<open>[^;:?]{3,90}?),? ${behind}${end}`, 'iu'),
  ]),
);

const unspaced: Readonly<Record<string, RegExp>> = {
  ja: /^(?<open>[^。？]{2,50}?)(?:については|に関しては|は|が)(?:まだ|現時点では)?(?:未定|未決定|未確定|要検討|検討中|決まっていない|決まっていません|決めていない|決めていません)(?:です|だ)?[。]?$/u,
  zh: /^(?<open>[^。？，,]{2,40}?)(?:目前|现在|暂时)?(?:还没(?:有)?(?:定|决定|确定|想好|定下来)|尚未(?:确定|决定)|待定|未定|没想好|还不确定)[。]?$/u,
};

function openIn(sentence: string, language: string): string | null {
  const found = (shapes.get(language) ?? unspaced[language])?.exec(sentence)?.groups?.['open'];
  if (found === undefined || opensCase.test(sentence) || stateOf.test(found)) return null;
  return found;
}

/** Whether a sentence says of something that it is not settled yet: "Der Preis ist noch offen", "雨天時の返金方法は未定". Languages other than English. */
export function isOpenElsewhere(sentence: string, language: string): boolean {
  return openIn(sentence, language) !== null;
}

/**
 * The same as what is asked, without the mark of a question: "Was wird über den Preis entschieden", "退款方式怎么定"; an indirect question is left as
 * one that stands behind its doubt ("Offen ist, ob …"), where the language moves its verb. Null where nothing is said to be open.
 */
export function askedOfOpen(sentence: string, language: string): string | null {
  const open = openIn(sentence, language);
  if (open === null) return null;
  if (language === 'ja')
    return /(?:か|かどうか)$/u.test(open) ? open.replace(/かどうか$/u, 'か') : `${open}はどうしますか`;
  if (language === 'zh') return asksInChinese.test(open) ? open : `${open}怎么定`;
  const words = languages[language];
  if (!words) return null;
  if (new RegExp(`^(?:${words.asks}) \\p{Ll}+ (?:${determiners}) `, 'iu').test(open)) return open;
  if (new RegExp(`^(?:${words.asks})(?!\\p{L})`, 'iu').test(open)) return words.canonical(lowerOf(open));
  return words.whatOf(lowerOf(open));
}

/** "Wie betaalt het transport": a verb stands before these, and the question is one already. */
const determiners = 'den|die|das|der|dem|ein\\p{L}*|unser\\p{L}*|het|de|een|onze|ons';

const asksInChinese = /谁|是否|要不要|能不能|可不可以|什么|怎么|多少|多久|几|哪|何时|如何|吗/u;

/** A sentence's first word within another; a German noun keeps its capital. */
function lowerOf(text: string): string {
  return text.replace(/^\p{Lu}\p{L}*(?= |$)/u, (word) => (small.test(word) ? word.toLowerCase() : word));
}

const small =
  /^(?:der|die|das|ein|eine|unsere?|ob|wer|wem|wen|was|wie|wann|wo|welche\p{L}?|wohin|woher|warum|le|la|les|un|une|si|qui|comment|quand|où|quel\p{L}*|el|los|las|una|quién\p{L}*|cómo|cuándo|qué|o|a|os|as|um|uma|se|quem|como|quando|il|lo|i|gli|chi|come|de|het|een|of|hoe|wanneer|waar|welke?|hoeveel|czy|kto|jak|kiedy|co|ile)$/iu;

/** "Der Preis" → "den Preis". */
function accusative(thing: string): string {
  return thing.replace(
    /^(?:der|ein|unser)(?= )/u,
    (word) => ({ der: 'den', ein: 'einen' })[word] ?? 'unseren',
  );
}
