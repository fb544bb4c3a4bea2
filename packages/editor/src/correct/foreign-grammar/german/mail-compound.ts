import type { ProseRule } from '../../prose-rule.ts';

/** "Email Adresse", "E-Mail Versand": a compound is one word, and a short form in it has hyphens on both sides. */
export const mailCompound: ProseRule = {
  id: 'spelling/german-mail-compound',
  category: 'spelling',
  message: 'Zusammensetzungen mit „E-Mail“ schreibt man mit Bindestrichen.',
  pattern:
    /(?<![\p{L}\p{N}_./@-])[Ee]-?[Mm]ail (?=(?:Adresse|Postfach|Konto|Account|Anhang|Anhänge|Versand|Server|Vorlage|Benachrichtigung|Programm|Client|Verteiler|Verkehr|Provider|Dienst|Feld)(?:n|en|s|es)?(?![\p{L}\p{N}_-]))/gu,
  replace: () => 'E-Mail-',
  examples: [
    ['Gib deine Email Adresse ein.', 'Gib deine E-Mail-Adresse ein.'],
    ['Der E-Mail Versand ist aus.', 'Der E-Mail-Versand ist aus.'],
  ],
  counterExamples: ['Die E-Mail-Adresse fehlt.', 'Schreib per E-Mail Anna an.', 'die Mail Adresse'],
};
