import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Acronyms that everybody says in one way: "SQL" and "URL" are said in two. */
export const acronymArticle: ProseRule = {
  id: 'grammar/acronym-article',
  category: 'grammar',
  message: 'The article goes by how the acronym is said.',
  pattern:
    /\b(?:(a)(?= (?:admin|app|async|auth|env|enum|API|APIs|SDK|HTML|HTTP|HTTPS|XML|SSH|SSL|IP|IDE|ORM|RPC|LLM|MVP|AWS)\b)|(an)(?= (?:UI|UUID|USB|CPU|GPU|DNS|JSON|CSV|PDF|REST|VM|CLI|TLS|TCP|JWT|CDN|PR)\b))(?! [A-Z]+[a-z]*-)/giu,
  replace: ([article = '', short]) => likeFirst(short === undefined ? 'a' : 'an', article),
  examples: [
    ['We need a API.', 'We need an API.'],
    ['You have to be a admin.', 'You have to be an admin.'],
    ['It returns an JSON object.', 'It returns a JSON object.'],
  ],
  counterExamples: ['an URL', 'a SQL query', 'an API', 'zone a is up'],
};
