import { onceAsked } from '../../once-asked.ts';
import { kindNames } from './kinds.ts';

/** What is said of a statement that stands where it should not. */
export interface Complaint {
  readonly what: string;
  /** Where it stands. */
  readonly from?: string;
  /** The kind of statement that it is not. */
  readonly not?: string;
  /** Where it belongs. */
  readonly to?: string;
  /** What it is instead. */
  readonly kind?: string;
}

/** How a language says where something stands, what it is not, and where it belongs. */
interface Placing {
  /** "Sits in" with the article of what follows. */
  readonly stands: string;
  /** "Is no", "is not an". */
  readonly isNo: string;
  /** "Belongs in", "should be under". */
  readonly belongs: string;
  /** "It is a", "but a". */
  readonly is: string;
  /** What may close a sentence after the place: a verb, "please". */
  readonly closing: string;
}

const placings: readonly Placing[] = [
  {
    stands:
      '(?:is|are|sits?|stands?|lives?|appears?|hides?|landed|ended up|got|went)(?: (?:only|just|now|currently|still|wrongly|all|both|listed|described|mentioned|placed|put|filed|hidden|buried))* (?:in(?:side)?|under|among|at|with)(?: the| our)?',
    isNo: "(?:(?:is|are|was|were)(?:n['’]t| not| no)(?: really| actually| at all)?(?: an?| the)?)",
    belongs:
      '(?:(?:and |so |but )*(?:(?:it|that|this|they|those|these|both) )?(?:really |clearly |rather |also )?(?:belongs?|goes|go|fits?|(?:should|must|has to|have to|needs? to|ought to)(?: (?:rather|better|really|also))? (?:be|go|stand|live|sit|come|move|be (?:listed|put|placed|moved))|(?:please )?(?:move|put|shift) (?:it|that|this|them|those))(?: (?:over|rather|better|instead|all|down))? (?:in(?:to)?|under|to|among|at|with)(?: the| our)?)',
    is: "(?:(?:it|that|this|they|those|these)(?:['’]s|['’]re| is| are| was| must be| should be| has to be| needs to be| becomes)|(?:\\p{L}+ ){1,3}(?:made|makes|declared|calls?|considers?) (?:that|it|this|them)|but|just|only|rather)(?: (?:rather|clearly|just|only|actually|really|simply|merely|in fact|a|an|the|our))*",
    closing:
      '(?: (?:instead|please|pls|then|there|as (?:an? |plain )?(?:note|remark|bullet|point|item|sentence)))*',
  },
  {
    stands:
      '(?:steht|stehen|ist|sind|liegt|findet sich|finden sich|gelandet ist)(?: (?:nur|noch|jetzt|aktuell|momentan|fälschlich|bloß))* (?:in|im|unter|bei|zu)(?: der| den| dem| die)?',
    isNo: '(?:(?:ist|sind|war|waren)(?: (?:doch|eigentlich|gar|aber))* (?:kein|keine|keinen|keiner|nicht)(?: eine?)?)',
    belongs:
      '(?:(?:und |aber |also )*(?:(?:das|es|dies|sie|der|die) )?(?:gehör(?:t|en)|muss|müssen|soll|sollen|sollte|sollten|kommt|kommen|bitte)(?: (?:aber|eher|besser|doch|bitte|eigentlich|vielmehr|auch|stattdessen))* (?:in|ins|im|unter|zu|zur|zum|nach|bei)(?: die| den| der| das| dem)?)',
    is: '(?:sondern|vielmehr|(?:(?:das|es|dies|sie) )?(?:ist|sind|wäre)(?: (?:eher|doch|vielmehr|klar|ganz klar|in Wahrheit))*)(?: eine?[nr]?| der| die| das)?(?: (?:eher|nur|feste|harte))?',
    closing: '(?: (?:stehen|rein|hin|hinein|sein|gehören|verschoben werden|bitte))*',
  },
  {
    stands:
      "(?:est|sont|se trouve|se trouvent|figure|figurent)(?: (?:seulement|actuellement|encore|rangée?s?|placée?s?|décrite?s?))* (?:dans|sous|parmi|en|à|aux?)(?: la| le| les)? ?(?:l['’])?",
    isNo: "(?:(?:n['’]est|ne sont|n['’]était|c['’]est|est) pas(?: vraiment)?(?: une?| des| d['’])?)",
    belongs:
      "(?:(?:et |mais )*(?:(?:ça|cela|elle|il|elles|ils|ce) )?(?:devrait|devraient|doit|doivent|va|vont|a sa place|appartient|mettez-l[ae]s?|mets-l[ae]|déplacez-l[ae]|à mettre|à déplacer)(?: (?:plutôt|donc))*(?: (?:être|aller|figurer|se trouver))? (?:dans|sous|parmi|en|à|aux?|vers)(?: la| le| les)? ?(?:l['’])?)",
    is: "(?:c['’]est|ce sont|mais|plutôt)(?: (?:plutôt|bien|clairement|en fait|mais))*(?: une?| des| la| le)?",
    closing: "(?: (?:svp|plutôt|s['’]il (?:vous|te) plaît))*",
  },
  {
    stands:
      '(?:está|están|aparece|aparecen|figura|figuran|sale|salen)(?: (?:solo|sólo|ahora|todavía))* (?:en|bajo|entre)(?: el| la| los| las)?',
    isNo: '(?:no (?:es|son|era|eran)(?: realmente)?(?: una?| un)?)',
    belongs:
      '(?:(?:y |pero |sino que )*(?:(?:eso|esto) )?(?:debería|deberían|debe|deben|tiene que|tienen que|va|van|pertenece|pertenecen|ponlo|ponedlo|ponla|muévelo|pásalo|pasadlo|movedlo)(?: (?:más bien|mejor))*(?: (?:estar|ir|figurar|aparecer))? (?:en|a|al|bajo|entre)(?: el| la| los| las)?)',
    is: '(?:(?:eso |esto )?(?:es|son|sino que es|sino)(?: (?:más bien|claramente|en realidad))*)(?: una?| el| la)?',
    closing: '(?: (?:por favor|mejor))*',
  },
  {
    stands:
      '(?:está|estão|aparece|aparecem|fica|ficam)(?: (?:só|apenas|agora|ainda))* (?:em|no|na|nos|nas|sob|entre)(?: os| as)?',
    isNo: '(?:não (?:é|são|era)(?: realmente)?(?: uma?| um)?)',
    belongs:
      '(?:(?:e |mas )*(?:(?:isso|isto) )?(?:devia|deviam|deveria|deveriam|deve|devem|tem de|tem que|vai|pertence|pertencem)(?: (?:antes|melhor))*(?: (?:estar|ir|ficar|aparecer))? (?:em|no|na|nos|nas|à|ao|aos|às|para|sob)(?: o| a| os| as)?)',
    is: '(?:(?:isso |isto )?(?:é|são|mas sim|e sim|mas)(?: (?:antes|claramente|sim))*)(?: uma?| um| o| a)?',
    closing: '(?: (?:por favor))*',
  },
  {
    stands:
      "(?:è|sono|sta|stanno|si trova|si trovano|compare)(?: (?:solo|ora|ancora|finit[oaei]|descritt[oaei]))* (?:in|nel|nella|nei|nelle|negli|nell['’]|sotto|tra|fra)(?: i| le| gli)?",
    isNo: "(?:non (?:è|sono|era)(?: davvero)?(?: una?| un['’])?)",
    belongs:
      "(?:(?:e |ma |invece )*(?:dovrebbe|dovrebbero|deve|devono|va|vanno|appartiene|appartengono|spostal[oa]|mettil[oa])(?: (?:piuttosto|invece))*(?: (?:stare|essere|andare|trovarsi))? (?:in|nel|nella|nei|nelle|negli|nell['’]|a|al|ai|alla|alle|agli|sotto|tra|fra)(?: i| le| gli)?)",
    is: "(?:(?:è|sono|ma|bensì)(?: (?:piuttosto|invece|chiaramente))*)(?: una?| un['’]| il| la)?",
    closing: '(?: (?:per favore))*',
  },
  {
    stands: '(?:staat|staan|zit|zitten|is|zijn)(?: (?:nu|alleen|nog|enkel))* (?:in|onder|bij)(?: de| het)?',
    isNo: '(?:(?:is|zijn|was) (?:toch )?(?:geen|niet een))',
    belongs:
      '(?:(?:en |maar )*(?:(?:dat|het|dit|die) )?(?:hoort|horen|moet|moeten|zou|zouden|kan|past)(?: (?:maar|eerder|beter|eigenlijk|moeten))* (?:in|onder|bij|naar)(?: de| het)?)',
    is: '(?:(?:maar|(?:dat|het|dit) (?:is|zijn)|wel)(?: (?:eerder|juist|gewoon))*)(?: een| de| het)?',
    closing: '(?: (?:staan|komen|zijn|te staan|horen|thuis))*',
  },
  {
    stands:
      '(?:jest|są|stoi|stoją|znajduje się|znalazł[aoy]? się|trafił[aoy]?)(?: (?:tylko|teraz|wciąż))* (?:w|we|pod|wśród|przy)',
    isNo: '(?:(?:to )?nie (?:jest|są)?(?: żadn\\p{L}{1,3})?|to żadn\\p{L}{1,3})',
    belongs:
      '(?:(?:i |a |ale )*(?:to )?(?:powinna|powinno|powinien|powinny|ma|mają|należy|należą|musi|muszą|przenieś (?:to|ją|je|go))(?: (?:raczej|być|stać|trafić|się znaleźć|znaleźć się))* (?:w|we|do|pod|wśród)(?: sekcji)?)',
    is: '(?:(?:to|tylko|ale|lecz)(?: (?:jest|raczej|po prostu))*)',
    closing: '(?: (?:proszę))*',
  },
];

const phrase = '.{2,200}?';
const name = '["“„«]?[^,;:.!?"“”„«»]{2,60}?["”“»]?';
const kind = `["“„«]?(?:${kindNames})["”“»]?`;
const gap = '[\\s,;:.!?–—-]+';
/** A reason between the two halves: short, and without a figure or key that could be lost. */
const aside = `(?:[^\\d]{2,90}?${gap})??`;
const arrow = '(?:->|→|=>)\\s?(?:the )?';
const reason = '(?:[,.!?;:–—-]* .{0,80})?';

function formsOf({ stands, isNo, belongs, is, closing }: Placing): string[] {
  const goal = `(?:(?:${belongs}|${arrow})\\s*(?<to>${name})${closing})`;
  const other = `(?:${is}\\s+(?:\\p{L}+ ){0,2}?(?<kind>${kind}))`;
  const ends = '[\\s.!?]*$';
  return [
    `^(?:why (?:is|are) )(?<what>${phrase}) (?:only |just )?(?:listed |described |mentioned )?(?:in|under|among|at)(?: the)? (?<from>${name})[\\s?]*${gap}${aside}(?:${goal}|${other})${ends}`,
    `^(?<what>${phrase}) ${stands}\\s*(?<from>${name})${gap}${aside}${goal}${ends}`,
    `^(?<what>${phrase}) ${stands}\\s*(?<from>${name})(?:${gap}|\\s+)(?:(?:but|and|aber|mais|pero|mas|ma|maar|ale|a|y|et|und) )${aside}(?:${goal}|${other})${ends}`,
    `^(?<what>${phrase}) ${isNo}\\s*(?<not>${kind})(?: \\p{L}+){0,2}${gap}${aside}${other}${gap}(?:\\p{L}+ ){0,3}?${goal}${ends}`,
    `^(?<what>${phrase}) ${isNo}\\s*(?<not>${kind})(?: \\p{L}+){0,2}${gap}${aside}${goal}${ends}`,
    `^(?<what>${phrase}) ${isNo}\\s*(?<not>${kind})(?: \\p{L}+){0,2}(?:${gap})${aside}${other}${ends}`,
    `^(?<what>${phrase}) ${isNo}\\s*(?<not>${kind})(?: \\p{L}+){0,2}(?:${gap})${aside}${other}${reason}$`,
    `^(?<what>["“„«][^"“”„«»]{2,300}["”“»]|[A-Z]{1,8}-\\d{1,4}|${phrase}) ${isNo}[^.!?]{3,60}?${gap}${aside}${other}${ends}`,
    `^(?<what>["“„«][^"“”„«»]{2,300}["”“»])${gap}(?:(?:no|nope|wrong|nein|falsch|non|faux|mal|não|errado|sbagliato|nee|fout|nie|źle)\\b)?[^"“”]{0,120}?${gap}${goal}${ends}`,
    `^(?<what>${phrase}) (?:is|are) (?:misplaced|out of place|(?:in|at) the wrong (?:place|section|spot))${gap}${aside}(?:${goal}|${other})${ends}`,
    `^(?<what>${phrase}) ${belongs}\\s*(?<to>${name}),? (?:and )?(?:not|nicht|pas|no|non) (?:in|under|among|with|unter|bei|zu|dans|sous|parmi|en|bajo|entre)\\s(?:the |our |die |den |der |dem |das |les? |la |el |los |las )?(?<from>${name})${ends}`,
    `^(?<what>${phrase}) ${belongs}\\s*(?<to>${name})${closing}${ends}`,
  ];
}

/** What every complaint of a language holds, and its forms, which take long to compile and are made when a text holds that. */
const complaining = placings.map((placing) => ({
  cue: new RegExp(cueOf(placing), 'isu'),
  forms: onceAsked(() => formsOf(placing).map((pattern) => new RegExp(pattern, 'isu'))),
}));

/** Where something belongs, or where it stands or what it is not with what it is. */
function cueOf({ stands, isNo, belongs, is }: Placing): string {
  const wrong = 'why (?:is|are) |(?:is|are) (?:misplaced|out of place|(?:in|at) the wrong )';
  return `${belongs}|${arrow}|(?:${stands}|${isNo}|${wrong}).*?${is}`;
}

/** "The retries should be a requirement: failed jobs are retried": the statement stands behind what it is to be. */
const kindBefore = new RegExp(
  `^[^:.!?]{2,60} (?:should|must|has to|have to|needs? to|ought to) (?:really |rather |also )?be(?:come)? (?:an? )?(?<kind>${kind})\\s?:\\s(?<what>.{8,300})$`,
  'isu',
);

/** "The page must stay up: make that a requirement": what it is to be stands behind the statement. */
const kindBehind = new RegExp(
  `^(?<what>.{8,300}?)\\s?(?:[,:;.]|\\s[–—-])\\s*(?:(?:and|so|please) )*(?:make|turn|call) (?:that|it|this) (?:into )?(?:an? )?(?:open |real |hard )?(?<kind>${kind})(?:[,;.]\\s[^\\d"“]{2,60})?[.!]*$`,
  'isu',
);

/** Every way in which words complain that something stands in the wrong place, the most telling first. */
export function complaintsIn(words: string): Complaint[] {
  const forms = complaining.flatMap(({ cue, forms: own }) => (cue.test(words) ? own() : []));
  return [kindBefore, kindBehind, ...forms].flatMap((form) => {
    const groups = form.exec(words)?.groups;
    return groups?.['what'] === undefined ? [] : [{ ...groups, what: groups['what'] } as Complaint];
  });
}

const onlyGoal = placings.map(
  ({ belongs, closing }) =>
    new RegExp(`^(?:${belongs}|${arrow})\\s*(?<to>${name})${closing}[\\s.!?]*$`, 'isu'),
);

/** The place that a clause names for what the clause before it speaks of ("-> motivation"); null where it is none such. */
export function goalIn(clause: string): string | null {
  for (const form of onlyGoal) {
    const to = form.exec(clause.trim())?.groups?.['to'];
    if (to !== undefined) return to;
  }
  return null;
}

/** "Same for the log line": what is to go the same way. */
export const likewise =
  /^(?:(?:and )?(?:the )?same (?:for|goes for|with|applies to)|ditto|likewise|(?:und )?(?:dasselbe|gleiches|ebenso)(?: gilt)?(?: für| bei)?|(?:et )?(?:pareil|idem) pour|(?:y )?lo mismo (?:con|para)) (?<what>.{3,160}?)[.!]*$/iu;
