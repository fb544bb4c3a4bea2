import type { ProseRule } from '../../prose-rule.ts';

/** Words that make one conjunction with the next, stand before it without a comma, or may do so. */
const JOINED =
  /(?<!\p{L})(?:und|oder|sowie|bzw|aber|denn|doch|so|ohne|statt|anstatt|als|wie|nur|außer|bis|je|allem|auch|selbst|gerade|eben|besonders|insbesondere|schon|bloß|allein|teils|teilweise|hauptsächlich|einfach|vielleicht|wohl|zumal|nachdem|kaum|umso|desto|möglicherweise|wahrscheinlich|vermutlich|meistens|meist|oft|anderem|es|sprich|dann|erst|immer|egal|gleich|gleichgültig|sogar|jedoch|noch|kurz|direkt|unmittelbar|lange|bald|Tage?|Tagen|Stunden?|Minuten?|Sekunden?|Wochen?|Monate?|Jahre?|Mal|ja|nein|also|z\.|B\.|etwa|beispielsweise|spätestens|frühestens|höchstens|mindestens|genau|jedenfalls|zumindest|vorzugsweise|idealerweise|normalerweise|standardmäßig|was|alles|sondern|weder|entweder|sowohl|ob|wenn|dass|weil|die|der|das|den|dem|des|ein|eine|einem|einen|einer|zwar)$/iu;

const SUBJECT =
  'ich|du|er|sie|es|wir|ihr|man|der|die|das|den|dem|ein|eine|einen|einem|kein|keine|unser|unsere|mein|meine|jemand|niemand|alle|alles|etwas|nichts|beide|dies|diese|dieser|dieses|in|im|bei|beim|nach|nur|mehrere|viele|sich|Sie|\\p{Lu}\\p{Ll}+';

/** Conjunctions, each with what has to follow it, as "falls" and "bevor" are nothing else and "ob" was a preposition once. */
const CONJUNCTIONS = `als ob (?:${SUBJECT})|(?:wenn|ob|falls|bevor) (?:${SUBJECT})|(?:sobald|indem|sodass|obgleich|sofern) (?:${SUBJECT})|damit (?:ich|du|er|es|wir|man)|weil \\p{L}+|(?:warum|wieso|weshalb) (?:${SUBJECT}|so)`;

export const subordinateComma: ProseRule = {
  id: 'punctuation/subordinate-comma',
  category: 'punctuation',
  message: 'Vor einem Nebensatz steht ein Komma.',
  pattern: new RegExp(
    `(?<=[\\p{L}\\p{N}]{2}|[)"“])[ ](?=(?:${CONJUNCTIONS})(?![\\p{L}\\p{N}]))|(?<=(?<!\\p{L})(?:weiß (?:auch |leider |noch |gerade )?nicht|keine Ahnung|(?:mir|uns|euch|ihm|ihnen|dir|kurz|mal|nicht|jemand|einer|bitte) (?:erklären|sagen|zeigen|verraten|beschreiben)|herausfinden|nachsehen|verstehe (?:nicht|leider nicht)|frage mich|fragen uns)) (?=(?:wie|wo|wann|was|wer|warum|woran|wodurch|welche[rns]?) \\p{L})`,
    'gu',
  ),
  replace: (match, { prose, from }) => {
    const before = prose.slice(Math.max(0, from - 20), from);
    const after = prose.slice(from + match[0].length, from + 160);
    // "nicht weil er muss, sondern …"
    if (after.startsWith('weil ') && /(?<!\p{L})nicht$/u.test(before))
      return /^[^.!?\n]*sondern/u.test(after) ? null : ', ';
    // "nicht wenn" is one, and "nicht ob" is not
    const isCondition = /^(?:wenn|falls|bevor|sobald|indem|damit)/u.test(prose.slice(from + match[0].length));
    return JOINED.test(before) || (isCondition && /(?<!\p{L})nicht$/u.test(before)) ? null : ', ';
  },
  examples: [
    ['Es kommt ein Fehler wenn der Name leer ist.', 'Es kommt ein Fehler, wenn der Name leer ist.'],
    ['Er startet nicht weil die Platte voll ist.', 'Er startet nicht, weil die Platte voll ist.'],
    ['Kann mir jemand sagen wo die Logs sind?', 'Kann mir jemand sagen, wo die Logs sind?'],
    ['Kannst du mir erklären wie das geht?', 'Kannst du mir erklären, wie das geht?'],
    ['Bitte prüfen ob der Job läuft.', 'Bitte prüfen, ob der Job läuft.'],
    ['Ich weiß nicht ob das geht.', 'Ich weiß nicht, ob das geht.'],
    ['Es sieht aus als ob der Server hängt.', 'Es sieht aus, als ob der Server hängt.'],
    ['Ich weiß nicht wie das geht.', 'Ich weiß nicht, wie das geht.'],
    ['Der Grund warum das passiert, ist unklar.', 'Der Grund, warum das passiert, ist unklar.'],
    ['Wir bauen es um damit wir schneller sind.', 'Wir bauen es um, damit wir schneller sind.'],
  ],
  counterExamples: [
    'Das passiert auch wenn der Name leer ist.',
    'Das sieht aus, als ob der Server hängt.',
    'Wenn der Name leer ist, kommt ein Fehler.',
    'Kurz bevor der Job startet, hängt es.',
    'Wir können damit die Last senken.',
    'Er startet nicht weil er muss, sondern weil er will.',
    'Es hängt, weil die Platte voll ist, und weil niemand hinsieht.',
    'Was wenn der Server hängt?',
  ],
};
