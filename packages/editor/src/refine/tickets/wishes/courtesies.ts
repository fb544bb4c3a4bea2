const opening = [
  'and|also|but|so|then|plus|next|finally|please|pls|plz|kindly|btw|hey|hi|hello|oh|ok|okay|no|sorry|actually|just|maybe|perhaps|instead|well|hm+|nit|thanks',
  'und|außerdem|bitte|aber|auch|dann|vielleicht|noch|stattdessen|et|aussi|mais|donc|ensuite|stp|svp|merci de|y|también|pero|luego|entonces|por favor|e|anche|też',
].join('|');
const asking = [
  "(?:can|could|would|will) (?:you|we|i|somebody|someone)(?: (?:please|maybe|perhaps|also|just))*|(?:i|we)(?:['’]d| would)(?: (?:also|really|rather|probably|maybe|just|personally))*(?: (?:like|prefer|love|want)(?: (?:you )?to)?)?|let['’]?s|let us|(?:i|we) (?:really |also |still |just )?(?:want|need)(?: you)? to|(?:i|we) (?:think|suggest|propose|believe|guess|feel|find)(?: that)?(?: (?:we|you) (?:should|could|must|need to))?|(?:we|you) (?:should|could|must|can|need to|have to|might)(?: (?:also|probably|better|really|just))*|(?:would|might)n?['’]?t? it (?:not )?(?:be )?(?:better|nicer|good|possible|clearer|make sense) (?:to|if(?: (?:we|you))?)|it would be (?:good|nice|great|better|helpful) (?:to|if(?: (?:we|you)(?: (?:could|can|would))?)?)|(?:do|would) you mind|make sure (?:to|that)|go ahead and|feel free to|remember to|don['’]t forget to|my suggestion(?: is)?(?: to)?:?|in my opinion,?|imho,?|imo,?",
  '(?:kannst|könntest|könnten|können|würdest|könnt) (?:du|sie|wir|ihr)(?: (?:bitte|mal|noch|auch|vielleicht))*|(?:wir|man|du|sie) (?:sollten?|müssen|müssten|könnten?|muss)|ich (?:würde|möchte|will|glaube|finde|denke)(?: gern(?:e)?)?|lass(?:t)? uns|wäre es möglich|mir wäre lieber,?',
  "(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|(?:peut|pourrait)-on|il (?:faut|faudrait|vaudrait mieux)|on (?:devrait|pourrait|doit)|je (?:voudrais|pense qu(?:e|['’])|crois qu(?:e|['’]))|merci de|s['’]il (?:te|vous) pla[iî]t",
  '¿?(?:puedes|podrías|podemos|podríamos|puede|podría)|hay que|habría que|deberíamos|tenemos que|quiero|me gustaría|creo que|hace falta',
].join('|');
const pattern = new RegExp(`^(?:¿|(?:${opening})(?![\\p{L}'’-])[,:]?\\s+|(?:${asking})[,:]?\\s+)`, 'iu');
const ending =
  /(?:,?\s(?:please|pls|plz|thanks|thank you|thx|bitte|danke|merci|stp|svp|s['’]il (?:te|vous) pla[iî]t|por favor|gracias|ok|okay|instead|then|though|too|as well|auch|aussi|también))?[.!?…\s]*$/iu;

const LONGEST_ENDING = 80;

/** Words as they were written without the courtesies around them, in the languages that are read. */
export function withoutCourtesies(words: string): string {
  let plain = words.trim();
  for (let round = 0; round < 6; round += 1) {
    const next = plain.replace(pattern, '');
    if (next === plain || next === '') break;
    plain = next;
  }
  // runs of space in the middle of a long text cost their square
  let end = plain.slice(-LONGEST_ENDING);
  const rest = plain.slice(0, plain.length - end.length);
  for (let round = 0; round < 3; round += 1) end = end.replace(ending, '');
  return rest + end;
}
