import { inBaseForm } from '../clause/present.ts';
import { baseOfThirdPerson } from '../clause/verbs.ts';
import { namesDate } from '../dates.ts';
import { withoutOccasion } from './occasion.ts';

/** "Re: Fwd: audio guide": how a mail came about. */
const answers = /^(?:(?:re|fwd?|aw|wg|tr|rv|antw?|odp)\s?:\s{0,3}){1,6}(?=\S{2})/iu;

/** "TODO offline crossword app": what is listed is tasks. */
const listOfTasks =
  /^to-?dos?(?: list)?(?: for)?:? (?!(?:before|after|until|till|by|at|on|in|from|when|since)(?!\p{L}))(?=\p{L}+ \p{L})/iu;

/** "Ticket dump warehouse scanner", "compte rendu réunion bénévoles": how the notes came about, without a mark behind it. */
const dumped =
  /^(?:(?:ok(?:ay)?|so|well|here goes|here['’]?s|here is)[, ]+){0,3}(?:(?:my|a|the) )?(?:(?:ticket|brain|idea|note|feature|story|thought)s?[ -]?dump(?: (?:for|of|on))?|compte[- ]rendu (?:de (?:la )?)?réunion|acta de (?:la )?reunión|protokoll (?:der )?besprechung) (?=\p{L}+ \p{L})/iu;

/** A kind of text before the name of its subject: "Bug: …", "Proposal – …". */
export function withoutKind(text: string): string {
  const rest = text
    .replace(answers, '')
    .replace(listOfTasks, '')
    .replace(dumped, '')
    .replace(
      /^(?:bug(?: report)?|issue|proposal|feature request|request|plan|rfc idea|idea|notes?|minutes|brain ?dump|draft|rfc|spec|prompt|ticket|story|fehler|idee|vorschlag|idée|proposition|propuesta|incidencia)\s{0,2}(?::|\s[–-])\s/iu,
      '',
    );
  const noted = notesOf.exec(rest)?.[1] ?? '';
  if (noted !== '' && !namesDate(noted)) return noted;
  const dated = withoutOccasion(rest);
  const named = dated.length >= 8 ? dated : text;
  const less = named.replace(aside, '');
  return less.length >= 8 ? less : named;
}

/** "Design review notes, new dashboard": what sort of notes they are, and then on what. */
const notesOf =
  /^(?:[\p{L}-]+ ){1,3}(?:notes|minutes|recap|summary|protocol), ((?!(?:with|by|from|on|at|for|of|and|in)(?!\p{L}))\p{L}+ \p{L}[^,.;:]{2,50})$/iu;

/** "Fleet charging – what's in my head", "Checkout (rough notes)": what kind of text it is, behind its subject. */
const aside =
  /\s(?:[–—-]\s|\(|: )?(?:what['’]s (?:in|on) my (?:head|mind)|brain ?dump|(?:some |my |rough |first |quick |random )*(?:notes|thoughts|ideas)|(?:(?:meeting|call|rough|short|my) )?(?:notes|minutes|summary|recap|protocol) (?:from|of|after|on) [^:–—-]{2,40}|(?:first |rough )?draft|wip|(?:rough )?idea|rough requirements|ce qu['’]il faut(?: faire)?|lo que hay que hacer|was zu tun ist|(?:what|as) (?:we|i) (?:talked about|discussed|agreed(?: on)?|said)[^:]{0,60})\)?$/iu;

/** "What HR told me about the expense reports": who said it is no part of what was said. */
const whatWasSaid =
  /^(?:(?:an? |the |my )?(?:\p{L}+ )?(?:summary|recap|notes?) of )?what (?:the )?(?:\p{L}+ ){1,3}(?:told|said|asked|mentioned|explained)(?: (?:me|us|to me|to us))? (?:about|on|regarding|for) (?=\p{L})/iu;

/** "Talk about webhook delivery": what people want to do is no part of what they want to speak of. */
export const aboutTalk =
  /^(?:(?:quickly |briefly )?(?:talk|chat|speak)(?: quickly| briefly| again)?|have a (?:quick )?(?:chat|word|call)) (?:about|on|regarding) (?=\p{L}{3,})/iu;

/** "A thing for the parish archive": what it is for is all that is named. English. */
const vagueThing =
  /^(?:(?:we|i) (?:just |really )?(?:need|want) )?(?:an? |some )?(?:(?:small|simple|little|new|quick|proper) )*(?:thing|something|thingy) for (?=(?:the|our|my|all|every|each) )/iu;

/** "the feature flags thing" → "feature flags". */
export function asSubject(text: string): string {
  return text
    .replace(/^(?:that|which)\s(\p{Ll}+)(\s.*)$/isu, (whole, verb: string, rest: string) => {
      const base = baseOfThirdPerson(verb);
      return base === null ? whole : base + inBaseForm(rest);
    })
    .replace(aboutTalk, '')
    .replace(whatWasSaid, '')
    .replace(answers, '')
    .replace(/,?\s(?:please|pls|plz)(?=[:.!]|$)/iu, '')
    .replace(vagueThing, '')
    .replace(/^(?:the|our|my|a|an)\s(?=\p{L})/iu, '')
    .replace(
      /\s(?:before i (?:forget|leave|go)|while i remember|as (?:promised|discussed|agreed)|real quick)[.!]?$/iu,
      '',
    )
    .replace(
      /^(?:for|about|regarding|re:?|on) (?:the|our) ([^,;:.]{3,60}?) (?:thing|topic|stuff|issue)(?:[,:].*)?$/iu,
      '$1',
    )
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])の件[。.]?$/u, '')
    .replace(
      /(?<=\p{L}{3,})\s(?:needs?|could use|wants?|deserves?) (?:some |a bit of |a little |more |our )?(?:love|attention|tlc|work|care|help|fixing|cleaning up|an? (?:\p{L}+ )?(?:overhaul|rewrite|refactoring|clean-?up|update|facelift))[.!]?$/iu,
      '',
    )
    .replace(/(?<=\p{L}+ \p{L}{3,}) instead(?=[\s.!?]{0,3}$)/iu, '')
    .replace(/\s(?:thing|things|stuff|topic|situation|problem|again)(?=[\s.!?]{0,3}$)/iu, '')
    .trim();
}

/** "I want to use an LLM to sort mails": the work is to sort mails. */
export const withModel =
  /^(?:(?:we|i)(?:['’]d| would)? (?:want|need|like|plan) to )?(?:use|have|let|build|try) (?:an? |the |some )?(?:llms?|ai|gpt\S{0,4}|chatgpt|claude|gemini|(?:large )?language models?|(?:ai )?(?:model|assistant|bot|agent))(?: to | (?:that|which) (?:should |can |will )?(?=\p{L}))|^(?:(?:we|i)(?:['’]d| would)? (?:want|need|like) )?(?:an? |the )?(?:llm|ai|gpt\S{0,4}|chatgpt|claude|gemini|(?:large )?language model|model) to (?=\p{Ll})/iu;

/** "Il faudrait lancer …", "hay que migrar …": the work is named by the infinitive behind it. */
export const modalOpening =
  /^(?:il (?:faut|faudrait)|on (?:doit|voudrait|aimerait)|nous (?:devons|voulons|souhaitons)|hay que|tenemos que|queremos|necesitamos|temos (?:que|de)|precisamos|queremos|bisogna|dobbiamo|vogliamo|vorremmo)\s(?=\p{L}+(?:[aei]r|re|oir)(?:[sc]i|lo|la|e)?\s)|^(?:l['’]idée est d[e’']|la idea es|a ideia é|l['’]idea è (?:di )?|l['’]obiettivo è (?:di )?)\s?(?=\p{L})/iu;

/** "Our partners (34 shops) need an interface to us": who needs what. */
export const needsSomething =
  /^(?:the |our )(\p{L}+(?: \p{L}+){0,5}?)(?: \([^()]{1,80}\))? (?:needs?|wants?) (?:an?|one) (?!lot|bit|while)(.{2,60}?)(?: (?:to|from|with|for) us)?(?:[.!]|$)/iu;

/** "Need a thing so that store managers can swap shifts", "a way for guests to pay": whom it lets do what. */
export const someWay =
  /^(?:(?:we |i )?(?:need|want|would like|looking for) )?(?:an? |some)?(?:thing|something|tool|way|app|solution|page|system)?(?: so)? ?(?:that|so|for|where|with which) ((?:the |our )?(?:\p{L}+ ){1,3}?)(?:can|could|to) (\p{Ll}{3,}\s[^,;:.]{4,60}?)(?=\s(?:without|when|if|because|instead|between themselves|at any|on their)(?!\p{L})|[,;:.]|$).*$/isu;

/** "I want people to book online": whom somebody wants to do what. */
const wantsPeople =
  /^(?:so )?(?:we|i) want ((?:the |our |all )?(?:people|users|customers|guests|members|\p{L}{3,}s)) to (?=\p{Ll})/iu;

/** What `someWay` finds, as an order. */
export function letsDo(_: string, who: string, what: string): string {
  return `let ${who.trim()} ${what}`;
}

/** "Hermod is a small service that sends mails": a name and what bears it. */
const namedThing =
  /^(\p{L}[\p{L}\p{N}_-]{2,24}) is (?:an? |the )(?=(?:\p{L}+ ){0,3}(?:tool|service|library|app|script|cli|bot|daemon|plugin|package|website|dashboard|module|api)(?!\p{L}))/iu;

/** "We need push notifications when …" names its topic behind the verb. */
export function asTopic(text: string): string {
  return text
    .replace(/^prompt: (?=\p{L})/iu, '')
    .replace(vagueThing, '')
    .replace(aboutTalk, '')
    .replace(withModel, '')
    .replace(wantsPeople, 'let $1 ')
    .replace(modalOpening, '')
    .replace(/^(?:bitte|könn(?:t ihr|en wir)(?: bitte)?) (?=\p{L})/iu, '')
    .replace(needsSomething, '$2 for $1')
    .replace(
      /^(?:as )?(?:we|i)(?: have|['’]ve)? (?:talked|spoke|spoken|chatted|met)\s(?:.{0,30}?\s)?(?:about|regarding|over)\s(?:the |our )?(.{4,60}?)(?: (?:thing|topic|stuff|issue))?[.!]?$/iu,
      '$1',
    )
    .replace(/^what (?:i|we)(?:['’]d| would) (?:love|like)(?: to have)? is (?:that |to )?/iu, '')
    .replace(someWay, letsDo)
    .replace(namedThing, '$1: ')
    .replace(
      /^(?:so )?the way (?:the |our )?(.{3,60}?) works?(?: today| now| right now| at the moment)? (?:is|are)(?!\p{L}).*$/isu,
      '$1',
    )
    .replace(/^(?:let['’]?s|let us) (?:just |also |please )?(?=\p{L})/iu, '')
    .replace(
      /^(?:since|for) (?:last |the last |a |some )?(?:\p{L}+ )?(?:today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|days?|weeks?|months?),? (?=\p{L})/iu,
      '',
    )
    .replace(
      /^(?:the |das |l['’]|le |el |la |o )?(?:idea|goal|aim|ziel|idee|objectif|but|objetivo|idea)\s(?:is to|is|for|ist es,?|ist|est de|est|es|é)\s/iu,
      '',
    )
    .replace(
      /^(?:we|i)(?:['’]d| would) (?:really |also )?like (?:us|you|the team|everyone|somebody|someone) to (?=\p{Ll})/iu,
      '',
    )
    .replace(
      /^(?:.{0,60}?[, ])?(?:we|i)\s(?:(?:also|really|urgently|then)\s)?(?:need|want|would like|have|must|should|plan)(?:\sto)?\s(?:have\s)?/iu,
      '',
    )
    .replace(
      /^(?:we(?:['’]re| are)|i(?:['’]m| am))\s(?:building|making|working on|developing|planning|designing)\s/iu,
      '',
    )
    .replace(
      /^(?:the |our )?\p{L}+(?: \p{L}+){0,2} (?:needs?|wants?) (?=an? |the |to )(?:to (?=\p{Ll}))?/iu,
      '',
    )
    .replace(/^(?:need|want|looking for)s?\s(?:to (?:have )?)?/iu, '')
    .replace(/^(?:have|get) (?=an? )/iu, '')
    .replace(/^(?:the system|the app|the service)\s(?:must|should|needs to|has to)\s/iu, '')
    .replace(
      /^(?:wir\s(?:brauchen|benötigen|wollen|möchten|müssen)(?:\s(?:endlich|dringend|unbedingt|jetzt|auch|mal|noch|wieder))*|il (?:nous )?faut|nous (?:avons besoin d['e]|voulons|devons)|on (?:a besoin d['e]|veut|doit)|necesitamos|queremos|hay que|tenemos que)\s?/iu,
      '',
    )
    .replace(/^für (?:den|die|das|unsere?n?|eure?n?) [^,.;:]{3,40}? (?=eine?n? \p{Lu})/u, '')
    .replace(/^einen\s(\p{L}{3,30})en\s/iu, '$1er ')
    .replace(/^(?:a|an|the|'?ne[nr]?(?=\s\p{Lu})|einen?|une?|un)\s/iu, '');
}
