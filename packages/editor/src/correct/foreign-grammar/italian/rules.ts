import type { ProseRule } from '../../prose-rule.ts';
import { italianSmallNames } from '../small-names.ts';
import { italianArticle } from './article.ts';
import { italianArticleForm } from './article-form.ts';
import { italianAvere } from './avere.ts';
import { italianConfusedWords } from './confused-words.ts';
import { italianPluralVerb } from './plural-verb.ts';
import { italianWords } from './set-words.ts';
import { verbE } from './verb-e.ts';

export const italianRules: readonly ProseRule[] = [
  italianWords,
  italianArticle,
  verbE,
  italianAvere,
  italianArticleForm,
  italianConfusedWords,
  italianSmallNames,
  italianPluralVerb,
];
