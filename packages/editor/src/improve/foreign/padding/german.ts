import { likeFirst } from '../../../correct/lexicon/clause.ts';
import type { ProseRule } from '../../../correct/prose-rule.ts';
import { phraseRule } from '../../phrase-rule.ts';
import { sentenceBefore, sentenceBehind } from '../../sentence-around.ts';

const IDLE =
  'eigentlich|halt|eben|quasi|sozusagen|irgendwie|im Grunde genommen|im Grunde|im Prinzip|im Wesentlichen|an sich|gewissermaßen|praktisch';
const DOUBT = 'vielleicht|eventuell|möglicherweise|unter Umständen|womöglich';
const PADDING = new RegExp(
  String.raw`(?<![\p{L}-])(?:${IDLE}|${DOUBT}|nur mal|mal kurz|nur kurz|bei Gelegenheit|selbstverständlich|jederzeit gerne?|also ich|nämlich so|ja)(?![\p{L}-])`,
  'giu',
);

const paddingIn = (text: string) => text.match(PADDING)?.length ?? 0;
const fewest = 2;

/** Behind these and where a clause begins the word may hold its first place, which no clause of German is without. */
const HOLDS = /(?<![\p{L}])(?:und|oder|aber|denn|sondern|doch|nicht|nur|kein\p{L}{0,2}) $/iu;

const idleWord: ProseRule = {
  id: 'improve/german-idle-word',
  category: 'style',
  message: 'Das Wort sagt hier nichts.',
  pattern: new RegExp(
    String.raw`(?<=[\p{L}\p{N})] )(?:${IDLE}) (?=[\p{L}\p{N}])(?!(?:und|oder|so)(?![\p{L}]))`,
    'gu',
  ),
  replace: (_, { prose, from }) => {
    const before = sentenceBefore(prose, from);
    if (HOLDS.test(before)) return null;
    return paddingIn(before + sentenceBehind(prose, from)) >= fewest ? '' : null;
  },
  examples: [
    [
      'Es wurde quasi ständig und im Grunde genommen grundlos neu gestartet.',
      'Es wurde ständig und im Grunde genommen grundlos neu gestartet.',
    ],
    ['Wir wollten eigentlich vielleicht warten.', 'Wir wollten vielleicht warten.'],
  ],
  counterExamples: [
    'Eigentlich sollte der Job um 3 Uhr laufen.',
    'Der Job sollte eigentlich um 3 Uhr laufen.',
    'Im Prinzip ist das Verfahren vielleicht dasselbe.',
    'Das ist vielleicht nicht eigentlich der Fehler.',
  ],
};

const stackedDoubt: ProseRule = {
  id: 'improve/german-stacked-doubt',
  category: 'style',
  message: 'Der Zweifel ist schon gesagt.',
  pattern: new RegExp(String.raw`(?<=[\p{L}\p{N})] )(?:${DOUBT}) (?:mal )?(?=[\p{L}\p{N}])`, 'gu'),
  replace: (_, { prose, from }) => {
    const before = sentenceBefore(prose, from);
    const told = SAID.exec(before);
    return told === null || /[,;:]|(?<![\p{L}])(?:und|oder|aber) /u.test(told.groups?.['between'] ?? '')
      ? null
      : '';
  },
  examples: [
    ['ob vielleicht jemand eventuell Zeit hätte', 'ob vielleicht jemand Zeit hätte'],
    [
      'Ich würde vorschlagen, dass wir vielleicht eventuell warten.',
      'Ich würde vorschlagen, dass wir warten.',
    ],
  ],
  counterExamples: [
    'Vielleicht liegt es am Cache, eventuell am Pool.',
    'Es liegt eventuell am Cache.',
    'Ich glaube, es liegt am Pool und vielleicht am Cache.',
  ],
};

const SAID = new RegExp(
  String.raw`(?:(?<![\p{L}-])(?:${DOUBT})(?![\p{L}])|(?<![\p{L}])ich (?:denke|glaube|vermute|würde vorschlagen|würde sagen), dass|(?<![\p{L}])ob es)(?<between>[^.]*)$`,
  'iu',
);

/** "weil es halt so ist", said before the clause that says it, which keeps its order. */
const roundabout: ProseRule = {
  id: 'improve/german-roundabout',
  category: 'style',
  message: 'Das geht mit weniger Wörtern.',
  pattern:
    /(?<=[,] )weil es (?:ist )?(?:halt |eben |nämlich |ja |einfach )?so(?: ist)?, dass|(?<=(?:^|[,.\n] ?|\p{L} ))ob es (?:vielleicht |eventuell |möglicherweise |irgendwie )?(?:möglich|machbar) (?:wäre|ist), dass|(?<=^|\n|[.!?] )meiner (?:Meinung|Ansicht) nach (?<think>denke|glaube|finde) ich, dass|der Grund (?<for>dafür|hierfür) ist, weil/giu,
  replace: ({ 0: written, groups }) => {
    const { think, for: named } = groups ?? {};
    if (think !== undefined) return `${likeFirst('ich', written)} ${think}, dass`;
    if (named !== undefined) return `${written.slice(0, 3)} Grund ${named} ist, dass`;
    return written.toLowerCase().startsWith('weil') ? 'weil' : likeFirst('ob', written);
  },
  examples: [
    ['Ich frage, weil es ist halt so, dass er fehlschlägt.', 'Ich frage, weil er fehlschlägt.'],
    ['Ich frage, ob es eventuell möglich wäre, dass ihr kommt.', 'Ich frage, ob ihr kommt.'],
    ['Meiner Meinung nach denke ich, dass es geht.', 'Ich denke, dass es geht.'],
    ['Der Grund dafür ist, weil er voll ist.', 'Der Grund dafür ist, dass er voll ist.'],
  ],
  counterExamples: ['Es ist so, dass er fehlschlägt.', 'Es ist möglich, dass er kommt.'],
};

const opening: ProseRule = {
  id: 'improve/german-opening',
  category: 'style',
  message: 'Das geht mit weniger Wörtern.',
  pattern:
    /(?<=(?:^|\n|[.!?] |[,:] ?))(?:also )?(?<who>ich|wir) (?<want>wollte|wollten|möchte|möchten) (?:(?:eigentlich|nur|mal|einfach|kurz|euch|Sie) ){1,5}(?<ask>(?:nach|an)?fragen), ob|(?<=(?:^|\n|[.!?] |[,:] ?))(?:also )?(?<teller>ich|wir) (?<wants>wollte|wollten|möchte|möchten) (?:(?:eigentlich|nur|mal|einfach) ){1,4}(?=(?:kurz |euch )?(?:Bescheid geben|Bescheid sagen|mitteilen|sagen))/giu,
  replace: ({ 0: written, groups }) => {
    const { who, want = '', ask = '', teller, wants = '' } = groups ?? {};
    if (who !== undefined) return `${likeFirst(who.toLowerCase(), written)} ${want} ${ask}, ob`;
    return `${likeFirst((teller ?? '').toLowerCase(), written)} ${wants} `;
  },
  examples: [
    ['Also ich wollte eigentlich nur mal kurz fragen, ob es geht.', 'Ich wollte fragen, ob es geht.'],
    ['Hallo, ich wollte nur mal kurz nachfragen, ob es geht.', 'Hallo, ich wollte nachfragen, ob es geht.'],
  ],
  counterExamples: ['Ich wollte fragen, ob es geht.', 'Ich wollte nur kurz warten.'],
};

const phrases = phraseRule({
  id: 'improve/german-padding',
  message: 'Das geht mit weniger Wörtern.',
  phrases: {
    'ca. ungefähr': 'ungefähr',
    'circa ungefähr': 'ungefähr',
    'ungefähr circa': 'ungefähr',
    'ungefähr etwa': 'ungefähr',
    'etwa ungefähr': 'ungefähr',
    'selbstverständlich jederzeit gerne': 'gerne',
    'selbstverständlich jederzeit gern': 'gern',
    'selbstverständlich gerne': 'gerne',
    'jederzeit gerne': 'gerne',
    'bitte gerne einfach': 'bitte',
    'bitte gerne': 'bitte',
    'wirklich sehr': 'sehr',
    'bei eventuellen fragen': 'bei Fragen',
    'irgendwelche fragen': 'Fragen',
    'bei gelegenheit vielleicht mal': 'bei Gelegenheit',
    'vielleicht mal bei gelegenheit': 'bei Gelegenheit',
    'zum jetzigen zeitpunkt': 'derzeit',
    'zum gegenwärtigen zeitpunkt': 'derzeit',
  },
  examples: [['Es dauert ca. ungefähr 3 Minuten.', 'Es dauert ungefähr 3 Minuten.']],
  counterExamples: ['Es dauert ca. 3 Minuten.', 'Meldet euch jederzeit.'],
});

export const GERMAN_PADDING: readonly ProseRule[] = [opening, roundabout, phrases, stackedDoubt, idleWord];
