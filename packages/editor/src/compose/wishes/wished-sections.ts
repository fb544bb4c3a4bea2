const article = String.raw`(?:(?:an?|the|one|another|ein(?:en|e)?|den|das|une?|la|le|un|una|el|um|uma|een)\s)?(?:(?:extra|separate|short|small|brief|final|additional|kurzen?|eigenen?|courte?|breve)\s){0,2}`;
const verb = String.raw`(?:add|include|append|insert|want|need|have|give|provide|with|ergänze|füge|mit|ajoute[rz]?|inclu[stz]\p{L}{0,3}|avec|añad\p{L}{1,3}|incluy\p{L}{1,3}|con|adiciona\p{L}{0,2}|aggiungi\p{L}{0,2}|voeg|dodaj)`;
const noun = `(?:sections?|chapters?|abschnitte?|kapitel|sección|secciones|seção|sezione|sectie|sekcj[aęi])`;
const quoted = String.raw`["“„«‘']\s?([^"”“»’'\n]{2,60}?)\s?["”“»’']`;
const named = String.raw`([\p{L}\p{N}][^"”'.;:,\n]{1,60})`;

/** "a section on rate limits", "Abschnitt „Glossar“", "sections: Glossary, Costs and Timeline". */
const about = new RegExp(
  String.raw`(?<!\p{L})${noun}\s?(?:(?:on|about|for|called|named|titled|über|zu|zum|zur|namens|mit dem titel|sur|intitulée?|sobre|llamada|su|over|o)\s|:\s?)${article}(?:${quoted}|${named})|(?<!\p{L})${noun}\s${quoted}`,
  'giu',
);
/** "add a changelog section", "a short cost section". */
const before = new RegExp(
  String.raw`(?<!\p{L})${verb}\s(?:(?:also|me|us|please|bitte|auch)\s){0,2}${article}((?:\p{L}+[ -]){0,3}\p{L}+)[ -](?:section|chapter)(?!\p{L}|s? (?:on|about|for|called|named|titled))`,
  'giu',
);
/** Things that are sections of their own wherever they are asked for. */
const known = `(?:glossary|change ?log|faq|time ?line|appendix|check ?list|cost estimate|budget|raci(?: matrix)?|milestones|glossar|zeitplan|anhang|checkliste|kosten|glossaire|calendrier|annexe|glosario|cronograma|anexo|glossário|glossario)`;
const bare = new RegExp(
  String.raw`(?<!\p{L})(?:${verb}\s(?:(?:also|me|us|please|bitte|auch)\s){0,2}|and\s|und\s|et\s|y\s)${article}(${known})(?!\p{L})|(?<!\p{L})${article}(${known})\s(?:ergänzen|hinzufügen|anfügen|einfügen)(?!\p{L})`,
  'giu',
);
const refusal =
  /(?<!\p{L})(?:no|not|without|skip|omit|leave out|don['’]t|do not|kein(?:e|en)?|nicht|ohne|sans|pas|sin|sem|senza|geen|bez)(?!\p{L})/iu;
const most = 6;

/** The subjects of the sections that instructions ask for, as written; what a sentence forbids is none. */
export function sectionsWished(instructions: string): string[] {
  const sentences = instructions.split(/(?<=[.!?])\s|\n/u);
  const subjects = sentences.flatMap((sentence) =>
    [about, before, bare].flatMap((pattern) =>
      [...sentence.matchAll(pattern)]
        .filter((match) => !refusal.test(sentence.slice(0, match.index + 12)))
        .flatMap((match) => listed(match.slice(1).find((part) => part !== undefined) ?? '')),
    ),
  );
  const seen = new Set<string>();
  return subjects
    .filter((subject) => {
      const key = subject.toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return (
        isNew &&
        !/^(?:section|chapter|abschnitt|kapitel|it|them|this|that|an?|the|une?|una|la|le|el|eine?n?)s?$/iu.test(
          subject,
        )
      );
    })
    .slice(0, most);
}

/** "Security and data retention" is one subject in lower case, "Glossary and Costs" are two. */
function listed(subjects: string): string[] {
  return subjects
    .split(/\s(?:and|und|et|y)\s(?=\p{Lu})|\s(?:and|und|et|y)\s(?=(?:an?|the|ein|une?)\s)/u)
    .map((one) =>
      one
        .replace(/^(?:an?|the|ein(?:en|e)?|une?|una)\s/iu, '')
        .replace(
          /\s(?:section|chapter|please|bitte|ergänzen|hinzufügen|in it|to it|as well|too|at the end)$/iu,
          '',
        )
        .trim(),
    )
    .filter((one) => one.length > 1);
}
