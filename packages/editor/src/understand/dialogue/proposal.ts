import { onceALanguage } from '../../once-a-language.ts';
import { asksWithWord } from './polar.ts';

/** How somebody puts up what may be done, by language; what stands behind is what they propose. Patterns. */
const proposing: Readonly<Record<string, string>> = {
  en: "(?:and |so |ok |then )?(?:(?:i['’]d|i would|we['’]d|i|we) (?:propose|suggest)(?: that| to)? |(?:my |our |the )?(?:proposal|suggestion|idea)(?: is(?: that| to)?|(?: (?:by|from|of) \\p{L}+)?:) |(?:maybe|perhaps|then maybe)[, ](?:we|you|it) (?:should|could|can) (?:also )?|(?:we|you|one) (?:could|might) (?:also )?|why (?:don['’]?t we|not) |(?:can|could) we (?:also |not |maybe )?|how about (?:we )?|what (?:about|if we) (?=\\p{L}+ing |\\p{Ll}+ )|let['’]?s |shall we |(?:then )?we should (?:also )?)",
  de: '(?:mein |unser )?vorschlag(?: ist)?:? |ich (?:schlage vor|würde vorschlagen),? (?:dass )?|(?:vielleicht|dann) (?:sollten|könnten) wir |ich könnte |wir (?:könnten|sollten) ',
  fr: "je propose(?: de| que)? |proposition ?: |on pourrait |nous pourrions |peut-être qu['’]on (?:peut|pourrait|devrait) |et si on ",
  es: 'propongo(?: que)? |propuesta: |podríamos |quizás? (?:podríamos|deberíamos) |¿y si ',
  pt: 'proponho(?: que)? |proposta: |poderíamos |talvez (?:pudéssemos|devêssemos) ',
  it: 'propongo(?: di| che)? |proposta: |potremmo |magari potremmo ',
  nl: '(?:mijn )?voorstel:? |ik stel voor(?: om| dat)? |we (?:kunnen|zouden) (?:misschien |ook )',
  pl: 'proponuję,? (?:żeby )?|propozycja: |moglibyśmy |może (?:moglibyśmy|powinniśmy) ',
};

/** "Bilal proposed one reading every 15 minutes": who put up what, told in minutes. English. */
const toldOf =
  /^(\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?) (?:proposed|proposes|suggested|suggests|recommended)(?: that (?:we )?| to|:)? (?=\S)/u;

/** What somebody proposes. */
export interface Proposal {
  /** Without the words that propose it. */
  readonly thing: string;
  /** Who is told to propose it; null where whoever speaks does. */
  readonly by: string | null;
}

const openingOf = onceALanguage((language) => {
  const words = proposing[language];
  return words === undefined ? null : new RegExp(`^(?:${words})`, 'iu');
});

/** Reads a sentence as a proposal, else null. */
export function proposalIn(sentence: string, language: string): Proposal | null {
  const pattern = openingOf(language);
  if (
    pattern === null ||
    (language === 'en' && /\?\s*$/u.test(sentence) && asksWithWord.test(sentence.slice(0, 6)))
  )
    return null;
  const opening = pattern.exec(sentence)?.[0];
  if (opening !== undefined) return { thing: sentence.slice(opening.length), by: null };
  const told = language === 'en' ? toldOf.exec(sentence) : null;
  return told && { thing: sentence.slice(told[0].length), by: told[1] ?? null };
}
