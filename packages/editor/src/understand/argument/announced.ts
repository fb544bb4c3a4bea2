import { onceALanguage } from '../../once-a-language.ts';
import type { Kind, Statement } from '../statement.ts';

/** "There are downsides.": that a paragraph goes on with the price of something, by language. */
const openers: Readonly<Record<string, string>> = {
  en: '(?:(?:of course|but|however|still|also|obviously),? )?(?:(?:there (?:are|is|will be|would be)|(?:it|this|that|which) (?:has|have|comes with|is not without)|we see|i see) (?:of course |also |still |certainly )?(?:an? |the |some |a few |a couple of |several |two |three |four |its |real |obvious |other )*(?:downsides?|drawbacks?|disadvantages?|costs?|price|catch(?:es)?|trade-?offs?|caveats?|risks?)|(?:the |our |main )*(?:downsides?|drawbacks?|disadvantages?|trade-?offs?|caveats?)(?: (?:are|is) (?:clear|obvious|known))?)',
  de: '(?:(?:natürlich|aber|allerdings) )?(?:(?:es gibt|das hat|die lösung hat|natürlich gibt es|das ist) (?:natürlich |auch |allerdings |aber )*(?:einige |ein paar |zwei |drei |seine |ihre |einen |mehrere )?(?:nachteile?|haken|risiken|preis)|(?:die )?nachteile)',
  fr: '(?:(?:bien sûr|mais|évidemment),? )?(?:il y a (?:aussi |bien sûr )*(?:des |quelques |deux |trois |plusieurs )?|cela a (?:des |quelques |ses )?|ça a (?:des |quelques |ses )?)(?:inconvénients?|désavantages?|risques?)',
  es: '(?:(?:claro que|pero|por supuesto),? )?(?:(?:hay|tiene) (?:también )?(?:algunos |algunas |dos |tres |varios |varias |sus )?(?:inconvenientes?|desventajas?|riesgos?))',
};

const openerOf = onceALanguage((language) => {
  const words = openers[language];
  return words === undefined ? null : new RegExp(`^(?:${words})[.:!]*$`, 'iu');
});

/** What a sentence behind the announcement may have been taken for. */
const movable: ReadonlySet<Kind> = new Set<Kind>([
  ...(['requirement', 'quality', 'context', 'problem', 'design', 'failure', 'event'] as const),
]);

/** "We have to compare versions", "so we compare versions": what is done about what was told before. */
const remedies: Readonly<Record<string, RegExp>> = {
  en: /^(?:so |therefore |hence )?(?:we|i|the team|one) (?:(?:will|would|can|could) )?(?:(?:just |simply )?(?:have|need) to|must|should) /iu,
  de: /^(?:deshalb |daher |also )?(?:wir müssen|(?:müssen|sollten) wir)(?!\p{L})/iu,
  fr: /^(?:donc |du coup )?(?:il faut|nous devons|on doit)(?!\p{L})/iu,
  es: /^(?:así que |por eso )?(?:hay que|tenemos que|debemos)(?!\p{L})/iu,
};

/**
 * Statements of a paragraph that announces drawbacks as what they are: "There are downsides. Messages can arrive out of order, so we have to
 * compare versions." The announcement says nothing besides and becomes a part of the first of them.
 */
export function announcedDrawbacks(statements: readonly Statement[], language: string): Statement[] {
  const opener = openerOf(language);
  if (!opener) return [...statements];
  const told: Statement[] = [];
  let block: Statement['block'] | null = null;
  let opening: Statement | null = null;
  for (const [at, one] of statements.entries()) {
    const next = statements[at + 1];
    if (one.block !== block) block = null;
    if (
      block === null &&
      opener.test(one.masked.text) &&
      next?.block === one.block &&
      movable.has(next.kind)
    ) {
      block = one.block;
      opening = one;
      continue;
    }
    const start = opening?.start ?? one.start;
    opening = null;
    const kind = block === null || !movable.has(one.kind) ? one.kind : kindOf(one, told.at(-1), language);
    told.push({ ...one, start, kind, strength: kind === one.kind ? one.strength : null });
  }
  return told;
}

function kindOf({ masked }: Statement, before: Statement | undefined, language: string): Kind {
  return before?.kind === 'risk' && remedies[language]?.test(masked.text) === true ? 'mitigation' : 'risk';
}
