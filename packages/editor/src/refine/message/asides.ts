import { keysIn } from '../../document/keys.ts';

/** What somebody says of themselves beside a wish: that they are sorry, that they forgot. */
const apology =
  "(?:(?:and |so |oh,? )*(?:(?:very |so )?sorry|apologies|my (?:mistake|bad|fault|apologies)|mea culpa|i (?:forgot|missed|overlooked|misread|mixed (?:that|it|them) up|got (?:that|it) wrong)|(?:tut mir|es tut mir) leid|entschuldigung|sorry|mein fehler|désolée?|pardon|mon erreur|c['’]est ma faute|perdón|lo siento|mi error|culpa mía|(?:mi|la) equivocación)(?: (?:about|for) (?:that|this|it|the .{2,30}))?(?:,? (?:my (?:mistake|bad|fault)|about that|mein fehler|mon erreur|mi error|dafür))?)";
/** Who wants or decided something, said of it and not in it. */
const authority =
  "(?:(?:and |so )?(?:that|this|it)(?:['’]s| is| was)(?: (?:all|just|only|really|simply))? (?:(?:the )?(?:\\p{L}+(?:['’]s|s['’]) )(?:decision|wish|call|rule|requirement|request|idea|suggestion|demand|input|feedback)|what (?:\\p{L}+ ){1,3}(?:decided|wants?|wanted|said|agreed|asked for|told us|agreed on)|(?:a )?(?:GDPR|legal|compliance|the law)(?: (?:requirement|thing|demand|matter|wish))?|(?:agreed|confirmed|approved|signed off)(?: (?:with|by) .{2,40})?|(?:new|important|mandatory|urgent|non-negotiable))|(?:\\p{L}+ ){1,3}(?:insists?|insisted|is very clear)(?: on (?:it|that|this))?|(?:\\p{L}+ ){1,3}(?:asked for|wants?|wanted|demands?|demanded|requested|requires?|approved|confirmed|agreed (?:to|on|with)|decided|told me|told us|said)(?: (?:it|that|this|so))(?: (?:yesterday|today|last week|in the (?:meeting|call|review)))?|(?:as|like) (?:\\p{L}+ ){1,3}(?:decided|agreed|said|asked|wanted|requested|told us)(?: (?:yesterday|today|last week|in the (?:meeting|call|review)))?|(?:das )?(?:haben|hatten) wir(?: \\p{L}+){0,4} (?:entschieden|beschlossen|vereinbart|besprochen|abgemacht|festgelegt)|(?:nous l['’]avons|on l['’]a) (?:décidé|convenu)(?: \\p{L}+){0,2}|lo (?:decidimos|acordamos|hemos (?:decidido|acordado))(?: \\p{L}+){0,2}|das (?:hat|haben) (?:\\p{L}+ ){1,3}(?:entschieden|beschlossen|so gewollt|gefordert|verlangt)|(?:das )?(?:will|wollen|verlangt|verlangen|fordert|fordern) (?:\\p{L}+ ){1,3}so|so will es (?:\\p{L}+ ?){1,3}|c['’]est (?:\\p{L}+ ){1,3}qui l['’](?:a|ont) (?:demandé|décidé|exigé)|c['’]est une (?:demande|décision|exigence) (?:de|du|des) .{2,40}|(?:eso )?(?:lo|la) (?:pide|pidió|exige|decidió|quiere) (?:\\p{L}+ ?){1,4}|es (?:una )?(?:decisión|petición|exigencia) (?:de|del) .{2,40})";
/** What would go wrong without a wish. */
const otherwise =
  "(?:(?:otherwise|or else|if not|sonst|andernfalls|sinon|autrement|de lo contrario|si no|altrimenti|anders|inaczej),? (?=(?:ops|legal|support|sales|marketing|finance|security|qa|people|everybody|everyone|they|we|i|you|he|she|the (?:team|devs?|board|boss|auditors?|testers?|lawyers?|customers?|client|users|readers?|others|frontend|backend|mobile|office)|my \\p{L}+|our \\p{L}+|die (?:leute|kollegen|tester|prüfer|mieter|kunden)|les (?:gens|clients|équipes|testeurs)|la gente|los (?:clientes|usuarios|auditores)) |.{0,60}(?:can['’]?t|cannot|won['’]t|don['’]t|doesn['’]t|never|no one|nobody|nothing|will (?:not|complain|ask|lose|forget)|lose|complain|angry|trouble|confus|have no|has no|nicht|kein|niemand|nie |pas |jamais|personne|no |nunca|nadie))[^.;!?]{3,120})";

const asides = [apology, authority, otherwise];
/** An aside that closes a sentence, behind a comma, a dash or in brackets. */
const closing = new RegExp(
  `(?:\\s?[,;]\\s+|\\s[–—-]\\s+)(?:because |since |as |denn |weil |car |porque |und |and )?(?:${asides.join('|')})(?=\\s*(?:[.!;]|$))`,
  'giu',
);
const bracketed = new RegExp(`\\s\\((?:${asides.join('|')})[.!]?\\)`, 'giu');
/** An aside that is a sentence. */
const whole = new RegExp(`(?<=^|[.!?]\\s+)(?:${asides.slice(0, 2).join('|')})[.!]+(?=\\s|$)`, 'giu');
/** An aside before a wish: "sorry, my mistake: …". */
const opening = new RegExp(`^(?:${apology})\\s*[,:–—.-]+\\s+(?=\\S)`, 'iu');

/**
 * Feedback without what is said beside its wishes: excuses, who wants or decided them, what would go wrong without. What holds a
 * figure, a key or code may be content and stays.
 */
export function withoutAsides(feedback: string): string {
  let plain = feedback;
  for (const pattern of [bracketed, closing, whole])
    plain = plain.replace(pattern, (aside) => (isContent(aside) ? aside : ''));
  plain = plain.replace(opening, '').trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : feedback;
}

function isContent(aside: string): boolean {
  return /[\d`"“„«]/u.test(aside) || keysIn(aside).length > 0;
}
