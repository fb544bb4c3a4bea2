import type { ProseRule } from '../../prose-rule.ts';

/** "est ce que", "peux tu": a subject behind its verb is tied to it. */
export const questionHyphen: ProseRule = {
  id: 'punctuation/question-hyphen',
  category: 'punctuation',
  message: 'Le sujet inversé se lie au verbe par un trait d’union.',
  pattern:
    /(?<=^|\n|[.!?,:;(]\s|\s-\s|(?<!\p{L})(?:et|mais|donc|pourquoi|comment|quand|où|combien|[Pp]ourquoi|[Cc]omment|[Qq]uand|[Oo]ù|qu['’]|Qu['’])\s?)(?<is>[Ee])st ce (?=qu(?:e|i|['’]))|(?<=^|\n|[.!?,:;(]\s)(?<verb>(?:[Pp]eux|[Aa]s|[Pp]ourrais|[Vv]eux|[Dd]ois|[Ss]ais|[Vv]ois) tu|(?:[Pp]ouvez|[Aa]vez|[Pp]ourriez|[Vv]oulez|[Dd]evez|[Ss]avez) vous|(?:[Pp]eut|[Dd]oit|[Pp]ourrait|[Dd]evrait) on)(?= \p{Ll})|(?<![\p{L}'’-])(?<there>[Yy] )?(?<has>[Aa])[ -]t['’ -](?<whom>ils?|elles?|on)(?!\p{L})/gu,
  replace: ({ groups, 0: found }) => {
    const { is, verb, there = '', has = '', whom = '' } = groups ?? {};
    if (is !== undefined) return `${is}st-ce `;
    if (verb !== undefined) return verb.replace(' ', '-');
    return found.includes('-t-') ? null : `${there}${has}-t-${whom}`;
  },
  examples: [
    ['Est ce que ça marche ?', 'Est-ce que ça marche ?'],
    ["Qu'est ce qui bloque ?", "Qu'est-ce qui bloque ?"],
    ["Peux tu voir ? Y a t'il un log ?", 'Peux-tu voir ? Y a-t-il un log ?'],
  ],
  counterExamples: [
    'Le problème est ce que tu vois.',
    'Y a-t-il un log ?',
    'Que peux-tu voir ?',
    'Il a tout.',
  ],
};
