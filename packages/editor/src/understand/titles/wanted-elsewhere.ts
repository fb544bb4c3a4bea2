import { onceALanguage } from '../../once-a-language.ts';
import type { Statement } from '../statement.ts';
import { short } from './short.ts';

/** Who wants a thing and how they say so, before its name with the article for one of several; by language. */
const wishes: Readonly<Record<string, string>> = {
  de: '(?:(?:wir|sie|die \\p{L}+|kunden) (?:brauchen|wollen|möchten|hätten gerne?|suchen|wünschen sich)|(?:gewünscht|gebraucht) (?:ist|wird)) (?:eine|einen|ein) ',
  es: '(?:(?:se )?(?:queremos|quieren|quiere|necesitamos|necesitan|necesita)|(?:nos|les) (?:gustaría|haría falta)(?: tener)?|hace falta|hay que (?:hacer|construir|montar)) una? ',
  fr: "(?:(?:on|nous|ils|elles) (?:aimer(?:ait|ions|aient)|voudr(?:ait|ions|aient)|veut|voulons|veulent|souhait(?:e|ons|ent|erait)|(?:a|avons|ont|aurait) besoin d['’]) ?(?:avoir |créer |faire )?|il (?:nous )?faut )une? ",
  it: '(?:vogliamo|vogliono|vorremmo|vorrebbero|ci serve|serve|abbiamo bisogno di)(?: avere)? (?:una|uno|un) ?',
  pt: '(?:queremos|querem|precisamos de|precisam de|gostaríamos de(?: ter)?) uma? ',
  nl: '(?:(?:we|wij|ze|zij) (?:willen|hebben nodig|zoeken)(?: graag)?) een ',
};

const patternOf = onceALanguage((language) => {
  const words = wishes[language];
  return words === undefined
    ? null
    : new RegExp(`^(?:(?:así que|donc|also|deshalb|por eso),? )?(?:${words})(\\p{L}[^.;:?!]{9,})`, 'iu');
});

/** "Quieren una aplicación en la que el agricultor vea sus entregas": the thing that is wanted, in a language other than English; else null. */
export function wantedElsewhere(statements: readonly Statement[], language: string): string | null {
  const pattern = patternOf(language);
  for (const { kind, text } of pattern ? statements : []) {
    const thing = kind === 'goal' || kind === 'requirement' ? pattern?.exec(text)?.[1] : undefined;
    if (thing === undefined) continue;
    const title = short(thing);
    if (title.split(' ').length >= fewest && title.split(' ').length <= most) return title;
  }
  return null;
}

/** "Petite appli": too little to tell one text from another. */
const fewest = 3;
const most = 14;
