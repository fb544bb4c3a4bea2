import { lowerFirst } from '../../first-letter.ts';

/** How a language opens a sentence with its subject, as patterns of words. */
interface Wording {
  /** Verbs behind a subject: those that help others, and the commonest of their own. */
  readonly verb: string;
  /** What stands before the noun of a subject and is no part of its name. */
  readonly article: string;
  /** Words that name nothing by themselves. */
  readonly pronoun: string;
  /** Those of them that speak of what stands elsewhere. */
  readonly points: string;
  /** What tells when, before the subject. */
  readonly time: string;
}

const wordings: Readonly<Record<string, Wording>> = {
  de: {
    verb: 'ist|sind|war|waren|wird|werden|wurden?|hat|haben|hatten?|kann|können|muss|müssen|sollt?e?n?|darf|dürfen|läuft|laufen|kommt|kommen|geht|gehen|dauert|dauern|fehlt|fehlen|braucht|brauchen|bricht|hängt|hängen|funktioniert|funktionieren|bleibt|bleiben|liegt|liegen|zeigt|steht|stehen|bekommt|bekommen',
    article: 'der|die|das|den|ein|eine|unsere?|unser|jede[rs]?|alle|neue[rs]?|aktuelle[rns]?',
    pronoun:
      'er|sie|es|wir|ich|man|das|dies\\p{L}{0,2}|wer|was|alles|keiner|niemand|jemand|jeder|alle|viele|manche|beide|da|hier|dort|dann|so|nur|ein\\p{L}{0,2}|wenn|falls|bei|nach|wäre|lässt|damit|dafür|dabei|daher|frau|herr',
    points: 'er|sie|das|dies\\p{L}{0,2}',
    time: 'aktuell|derzeit|momentan|zurzeit|heute|bisher|im moment',
  },
  fr: {
    verb: "est|sont|était|étaient|sera|seront|a|ont|doit|doivent|devra|devront|peut|peuvent|va|vont|vient|viennent|reste|restent|ne|n['’]\\p{L}+|se|s['’]\\p{L}+",
    article: "le|la|les|l['’]|un|une|des|nos|notre|chaque|tous les|toutes les|nouve(?:au|lle)s?",
    pronoun:
      "il|elle|ils|elles|on|nous|je|ce|cela|ça|c['’]\\p{L}+|qui|que|tout|tous|rien|personne|si|quand|pour|en|y|mais|et|madame|monsieur",
    points: "elle|ils|elles|ce|cela|ça|c['’]\\p{L}+",
    time: "aujourd['’]hui,?|actuellement,?|pour l['’]instant,?|en ce moment,?",
  },
  es: {
    verb: 'es|son|era|eran|está|están|será|serán|ha|han|debe|deben|puede|pueden|tiene|tienen|va|van|tarda|tardan|se|no',
    article: 'el|la|los|las|un|una|nuestr[oa]s?|cada|toda?|todos los|todas las|nuev[oa]s?',
    pronoun:
      'él|ella|ellos|ellas|esto|eso|este|esta|nosotros|yo|que|quien|todo|nada|nadie|si|cuando|para|en|hay|ya|lo|y|pero|también',
    points: 'él|ella|ellos|ellas|esto|eso',
    time: 'ahora mismo,?|actualmente,?|hoy,?|hasta ahora,?',
  },
  pt: {
    verb: 'é|são|era|eram|está|estão|será|serão|deve|devem|pode|podem|tem|têm|vai|vão|demora|demoram|se|não',
    article: 'o|a|os|as|um|uma|noss[oa]s?|cada|todos os|todas as|nov[oa]s?',
    pronoun:
      'ele|ela|eles|elas|isto|isso|este|esta|nós|eu|que|quem|tudo|nada|ninguém|se|quando|para|em|há|já|e|mas|também',
    points: 'ele|ela|eles|elas|isto|isso',
    time: 'hoje,?|atualmente,?|neste momento,?',
  },
  it: {
    verb: 'è|sono|era|erano|sarà|saranno|ha|hanno|deve|devono|può|possono|viene|vengono|va|vanno|si|non',
    article: "il|lo|la|i|gli|le|l['’]|un|uno|una|nostr[oaie]|ogni|tutti i|tutte le|nuov[oaie]",
    pronoun:
      'lui|lei|loro|questo|quello|ciò|noi|io|che|chi|tutto|niente|nessuno|se|quando|per|in|poi|e|ma|anche',
    points: 'lui|lei|loro|ciò',
    time: 'oggi,?|attualmente,?|al momento,?',
  },
  nl: {
    verb: 'is|zijn|was|waren|wordt|worden|heeft|hebben|moet|moeten|kan|kunnen|mag|mogen|zal|zullen|gaat|gaan|komt|komen|duurt|blijft|blijven',
    article: 'de|het|een|onze?|elke?|alle|nieuwe?',
    pronoun:
      'hij|zij|ze|het|we|wij|ik|men|dat|dit|deze|die|wie|wat|alles|niemand|iedereen|er|dan|als|bij|voor|en|maar|ook',
    points: 'hij|zij|ze|dat|dit|die',
    time: 'momenteel|vandaag|nu',
  },
  pl: {
    verb: 'jest|są|był[aoy]?|będzie|będą|musi|muszą|może|mogą|powinien|powinn[aoy]|ma|mają|nie|trwa|wydaje|zawiesza|wygasa|trwają',
    article: 'nasz[ae]?|każd[yae]|wszystkie|now[yae]',
    pronoun: 'on|ona|ono|oni|one|to|ten|ta|my|ja|kto|co|wszystko|nic|nikt|jeśli|gdy|dla|w|i|ale|też',
    points: 'on|ona|ono|oni|one|to',
    time: 'obecnie|teraz|dziś',
  },
};

/** Words that join a noun to what says more of it, in any of these languages. */
const joins =
  /^(?:von|vom|für|mit|aus|in|im|an|am|auf|zum|zur|de|du|des|d['’]\p{L}+|à|au|aux|pour|avant|après|avec|sans|en|del|para|con|sin|antes|do|da|dos|das|com|sem|di|della?|dei|delle|per|prima|van|voor|met|bij|op|na|dla|z|ze|do|w|na|przed)$/iu;

/** "Link do zmiany hasła nigdy": belongs to the verb behind it. */
const adverb = / (?:nigdy|non|nunca|jamais|się|se|mai|niet|nicht)$/u;

/** What opens no name: where, when and why something is, and how many there are. */
const opensOther =
  /^(?:bei|nach|am|an|auf|aus|zu|zum|zur|zwischen|wegen|während|sobald|wenn|bevor|nachdem|vor|unter|über|beim|gegen|laut|trotz|pendant|depuis|durante|desde|tijdens|sinds|podczas|bis|in|im|mit|ohne|für|ab|seit|etwa|solo|letzte[rsn]?|fünf|drei|zwei|jede[rsn]?|na|op|om|bij|voor|met|tot|pour|après|avant|dans|sur|sept|deux|trois|quatre|cinq|tres|dos|cuatro|cinco|tre|quattro|drie|vier|trzy|dwa|para|por|con|de|du|da|di|per|dopo|od|do|w|na|z|po|żad\p{L}+|połowa|waarom|wie|\d.*)$/iu;

/** "Les prévisions de ventes" of "aujourd'hui les prévisions de ventes sont recalculées": the name that a sentence opens with; null where it opens otherwise. */
export function foreignSubjectIn(sentence: string, language: string): string | null {
  const wording = wordings[language];
  if (language === 'ja') return japaneseSubject.exec(sentence)?.[1] ?? null;
  if (!wording) return null;
  const { verb, article, pronoun, time } = wording;
  const rest = sentence.replace(new RegExp(`^(?:${time})\\s`, 'iu'), '');
  const end = new RegExp(`\\s(?:${verb})(?!\\p{L})`, 'u').exec(rest)?.index ?? -1;
  const said = rest.slice(0, Math.max(0, end));
  if (/[,;:.!?]/u.test(said) || new RegExp(`^(?:${pronoun})(?!\\p{L})`, 'iu').test(said)) return null;
  // A German adjective has the form that its article asks for.
  const next = language === 'de' ? '\\p{Lu}' : '\\S';
  const opening = new RegExp(`^(?:(?:${article.toLowerCase()})(?:\\s(?=${next})|(?<=['’])))+`, 'u');
  const name = lowerFirst(said).replace(opening, '').replace(adverb, '');
  return isNounPhrase(name.split(' '), language) ? name : null;
}

/** "在庫同期バッチが": a name before the particle that makes it a subject, in letters of which no verb is written. */
const japaneseSubject =
  /^(?:(?:現在|現状|今|最近|毎日|当社の|弊社の|社内の)[、は]?)?((?=.{0,20}[\p{Script=Han}\p{Script=Katakana}])(?:[\p{Script=Han}\p{Script=Katakana}ー々\p{Script=Latin}\d]|の(?!は|が)){3,20})(?:が|は)/u;
/** How a Japanese sentence ends. */
const japaneseEnd = /(?:ます|です|ません|ました|でした|ください|する|した|ない|たい|いる|れる)[。！？]*$/u;

/** Words of a name at most, and of one in which nothing joins them. */
const longest = 6;
const longestPlain: Readonly<Record<string, number>> = { de: 3, nl: 2 };

function isNounPhrase(words: readonly string[], language: string): boolean {
  const plain = longestPlain[language] ?? 2;
  const isPlain = words.length <= plain && (language !== 'de' || /^\p{Lu}/u.test(words.at(-1) ?? ''));
  return (
    (words[0] ?? '').length > 1 &&
    !opensOther.test(words[0] ?? '') &&
    words.length <= longest &&
    (isPlain || joins.test(words[1] ?? ''))
  );
}

/** "Er soll in Blöcken laufen": speaks of what was named before. */
export function opensPointing(title: string, language: string): boolean {
  const wording = wordings[language];
  return (
    isForeignSentence(title, language) &&
    wording !== undefined &&
    new RegExp(`^(?:${wording.points})(?!\\p{L})`, 'iu').test(title)
  );
}

/** Whether a title of another language than English is a sentence: a name or a pronoun with its verb. */
export function isForeignSentence(title: string, language: string): boolean {
  if (language === 'ja') return japaneseEnd.test(title);
  const wording = wordings[language];
  return wording !== undefined && new RegExp(`^\\S.*\\s(?:${wording.verb})(?!\\p{L})`, 'u').test(title);
}
