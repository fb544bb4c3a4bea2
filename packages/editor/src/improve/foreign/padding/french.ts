import type { ProseRule } from '../../../correct/prose-rule.ts';
import { phraseRule } from '../../phrase-rule.ts';
import { sentenceBefore, sentenceBehind } from '../../sentence-around.ts';

const IDLE =
  'en fait|du coup|en gros|disons|au final|pour ainsi dire|en quelque sorte|à vrai dire|éventuellement|genre';
const PADDING = new RegExp(
  String.raw`(?<![\p{L}-])(?:${IDLE}|juste (?:savoir|vous|te)|environ à peu près|surtout pas)(?![\p{L}-])`,
  'giu',
);
const fewest = 2;

const isPadded = (prose: string, from: number): boolean =>
  ((sentenceBefore(prose, from) + sentenceBehind(prose, from)).match(PADDING)?.length ?? 0) >= fewest;

const idleWord: ProseRule = {
  id: 'improve/french-idle-word',
  category: 'style',
  message: 'Ce mot ne dit rien ici.',
  pattern:
    /(?<![\p{L}-])qu['’]en fait,? (?=(?<next>\p{L}))|, (?:disons|pour ainsi dire|en quelque sorte|à vrai dire), (?=\p{L})|(?<![\p{L}-])(?:(?<=(?:^|\n|[.!?,] |(?<![\p{L}])(?:et|que|mais|car) |\p{L} ))(?:en fait|du coup|au final|disons|à vrai dire),? (?=[\p{L}\p{N}])|(?<=\p{L} )(?:pour ainsi dire|en quelque sorte),? (?=[\p{L}\p{N}])|(?<=\p{L} )en gros,? (?!\d)(?=[\p{L}])|(?<=(?:pourrait|serait|pourriez|pourrais|voudrait) )éventuellement (?=\p{L}))/giu,
  replace: ({ 0: written, groups }, { prose, from }) => {
    if (!isPadded(prose, from)) return null;
    if (/^,/u.test(written)) return ' ';
    if (groups?.['next'] === undefined) return '';
    return /[aeiouyhàâéèêëîïôûœ]/iu.test(groups['next']) ? "qu'" : 'que ';
  },
  examples: [['En fait, il serait éventuellement possible de le voir.', 'il serait possible de le voir.']],
  counterExamples: [
    "En fait, le cache n'était pas en cause.",
    'Le service pourrait éventuellement être coupé.',
    'Le cache est vide, du coup tout est lent.',
  ],
};

const request: ProseRule = {
  id: 'improve/french-request',
  category: 'style',
  message: 'Moins de mots demandent la même chose.',
  pattern:
    /(?<=\bs['’]il serait )éventuellement (?=possible\b)|(?<=\bvoulais )juste (?=(?:savoir|vous|te|demander|prévenir|dire)\b)|(?<=\best-ce que [^.?!\n]{2,30} pourrai[st] )éventuellement (?=\p{L})|(?<=\bn['’]hésitez )surtout (?=pas\b)|(?<=\bn['’]hésitez (?:surtout )?pas à [^.?!\n]{2,30} si )jamais (?=\p{L})|(?<=\ben gros |\benviron )à peu près (?=\d)/giu,
  replace: () => '',
  examples: [
    ["Dites s'il serait éventuellement possible d'attendre.", "Dites s'il serait possible d'attendre."],
    ["Je voulais juste savoir s'il marche.", "Je voulais savoir s'il marche."],
    [
      "N'hésitez surtout pas à me contacter si jamais vous avez une question.",
      "N'hésitez pas à me contacter si vous avez une question.",
    ],
  ],
  counterExamples: ['Je voulais juste un café.', 'Il ne faut surtout pas le faire.'],
};

const about: ProseRule = {
  id: 'improve/french-about',
  category: 'style',
  message: '« Environ » le dit en un mot.',
  pattern: /(?<![\p{L}-])en gros,? (?:environ |à peu près |environ à peu près )?(?=\d)/giu,
  replace: () => 'environ ',
  examples: [['On a en gros 30 % des requêtes.', 'On a environ 30 % des requêtes.']],
  counterExamples: ['En gros, le cache est vide.'],
};

const phrases = phraseRule({
  id: 'improve/french-padding',
  message: 'Moins de mots disent la même chose.',
  phrases: {
    'environ à peu près': 'environ',
    'à peu près environ': 'environ',
    'je me permets de vous contacter afin de savoir': 'je voudrais savoir',
    'je me permets de vous contacter pour savoir': 'je voudrais savoir',
    'je me permets de vous écrire afin de savoir': 'je voudrais savoir',
    'je me permets de vous écrire pour savoir': 'je voudrais savoir',
    'parce que du coup': 'parce que',
    'parce que du coup,': 'parce que',
    'et du coup,': 'et',
    'en vue de pouvoir': 'pour pouvoir',
  },
  examples: [['Il y a environ à peu près 3 erreurs.', 'Il y a environ 3 erreurs.']],
  counterExamples: ['Il y a à peu près 3 erreurs.'],
});

export const FRENCH_PADDING: readonly ProseRule[] = [request, about, phrases, idleWord];
