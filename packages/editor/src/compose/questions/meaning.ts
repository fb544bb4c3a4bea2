import { type Composition, list, say } from '../composition.ts';

/** No nouns: "the old one", "how many failed per month". */
const noNoun =
  '(?:ones?|than|per|and|or|but|in|on|at|to|for|as|of|by|with|from|when|if|is|are|was|were|the|an?|it|he|she|they|we|you|this|that|und|oder|als|wie|bei|für|mit)(?!\\p{L})';
/** Words whose borders people draw differently, before the noun they limit. English, German, French, Spanish. */
const bordered = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?<!(?:the|our|this|that) (?=old )|(?:d(?:ie|er|as|en|em)|unsere[nrs]?|diese[nrms]?) (?=alte))(failed|severe|serious|urgent|unusual|bad(?= weather| light| conditions)|sensitive|dangerous|risky|invalid|stale|inactive|suspicious|important|relevant|broken|duplicate|unused|large|old|recent|similar|overdue|critical|popular|abandoned|corrupt|fehlgeschlagene[nrs]?|ungültige[nrs]?|alte[nrs]?|überfällige[nrs]?|wichtige[nrs]?|schwere[nrs]?|dringende[nrs]?|schlechte[mnrs]?|gefährliche[nrs]?)\\s(?!${noNoun})([\\p{L}][\\p{L}-]{2,30})|(?<![\\p{L}])((?:factures?|commandes?|comptes?|clients?|utilisateurs?)\\s(?:invalides?|inactifs?|importants?|anciens?|anciennes?))|(?<![\\p{L}])((?:pedidos?|cuentas?|clientes?|usuarios?|facturas?)\\s(?:fallid[oa]s?|inválid[oa]s?|inactiv[oa]s?|antigu[oa]s?))`,
  'giu',
);
const most = 2;

/** "Old mode", "the recent version": one thing that everybody knows, and no kind of things. */
const isTheOne = /^(?:old|large|recent|similar|popular|critical) \p{L}+(?<!s)$/iu;

/** Asks what exactly counts as "failed webhooks" where a demand hangs on such words and no number draws the border. */
export function askMeaning(composition: Composition): void {
  const found = new Set<string>();
  for (const { statement } of composition.requirements) {
    for (const match of statement.masked.text.matchAll(bordered)) {
      const near = statement.masked.text.slice(match.index, match.index + match[0].length + 14);
      if (!/[\d(\uE010]/u.test(near) && !isTheOne.test(match[0]))
        found.add(composition.language === 'de' ? match[0] : match[0].toLowerCase());
    }
  }
  if (found.size === 0) return;
  const words = list(
    composition,
    [...found].slice(0, most).map((text) => say(composition, 'quoted', { text })),
  );
  composition.questions.ask({
    key: 'meaning',
    text: say(composition, 'askMeaning', { words }),
    weight: 81,
    point: say(composition, 'pointMeaning', { words }),
  });
}
