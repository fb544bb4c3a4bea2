import { onceALanguage } from '../../once-a-language.ts';

/** How whoever writes says what they are for, by language: "I lean towards", "ich schlage vor". Patterns. */
const openers: Readonly<Record<string, string>> = {
  en: "(?:i|we)(?:['’]d| would| do)? (?:(?:strongly |still )?(?:propose|suggest|recommend|vote for|favou?r|prefer)|lean (?:towards?|to)|(?:much )?rather|go (?:with|for)|(?:really )?like to (?:replace|move|switch|introduce|migrate|split|drop|rewrite))|(?:exactly |that['’]?s )?why i(?:['’]m| am) (?:all )?for|i(?:['’]m| am) (?:all |more )?for|(?:my|our|the) (?:proposal|suggestion|recommendation|preference|vote) (?:is|would be|goes to)|(?:propos(?:al|ed|e|ing)|recommendation|suggest(?:ion|ed)?)\\s?:",
  de: '(?:ich schlage|wir schlagen) (?:[^.;]{2,80}? )?vor|(?:mein|unser) vorschlag(?: ist| wäre|\\s?:)|ich (?:wäre|bin) für|ich würde(?: lieber)? (?=.*(?:nehmen|bauen|umstellen|ersetzen|verwenden))|vorschlag\\s?:',
  fr: '(?:je|nous|on) propos(?:e|ons)|(?:ma|notre) proposition(?: est|\\s?:)|je préfèr(?:e|erais)|proposition\\s?:',
  es: 'propon(?:go|emos)|(?:mi|nuestra) propuesta(?: es|\\s?:)|prefer(?:iría|imos)|propuesta\\s?:',
  it: 'propon(?:go|iamo)|(?:la mia|la nostra) proposta(?: è|\\s?:)|proposta\\s?:',
  pt: 'propon(?:ho|hamos)|propomos|(?:a minha|a nossa|minha|nossa) proposta(?: é|\\s?:)|proposta\\s?:',
  nl: 'ik stel voor|wij? stellen voor|(?:mijn|ons) voorstel(?: is|\\s?:)|voorstel\\s?:',
  pl: 'proponuj(?:ę|emy)|(?:moja|nasza) propozycja(?: to|\\s?:)|propozycja\\s?:',
};

const patternOf = onceALanguage((language) => {
  const words = openers[language];
  return words === undefined
    ? null
    : new RegExp(
        String.raw`^(?:\[?[\d:. ]{1,8}\]? ?)?(?:\p{Lu}\p{L}+: ?)?(?:[-*•] )?(?:(?:so|and|then|therefore|ok|therefore|also|deshalb|daher|donc|por eso),? )?(?:${words})(?!\p{L})`,
        'iu',
      );
});

/** Whether a sentence, as its author wrote it, says what they are for. */
export function proposes(sentence: string, language: string): boolean {
  return patternOf(language)?.test(sentence.trimStart()) ?? false;
}
