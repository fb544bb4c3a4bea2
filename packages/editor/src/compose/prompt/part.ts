/** "You are a careful editor": the part, as it stands in a prompt. */
export const given =
  /^(?:you are|you're|act as|du bist|sie sind|agiere als|tu es|vous êtes|agis comme|eres|actúa como)(?!\p{L})/iu;

/** "The model should act like a strict reviewer", "das Modell soll wie ein Lektor antworten": whose part it takes, behind that. */
export const played =
  /^(?:(?:(?:i|we)(?:['’]d| would)? (?:want|need|like) )?(?:the |your )?(?:model|llm|ai|assistant|bot|it|you|gpt|claude|chatgpt) (?:should|must|shall|is to|has to|will|to) (?:act|behave|answer|work|respond|write|think|talk|sound) (?:like|as)(?: if it (?:were|was))? )(an? [^.;]{4,160})[.!]?$|^(?:(?:das modell|es|er|sie) (?:soll|muss) (?:sich )?wie )(eine? [^.;]{4,120}?) (?:verhalten|antworten|arbeiten|schreiben|reagieren|klingen)[.!]?$/iu;

/** Whether a sentence says whose part the model takes. */
export function givesPart(text: string): boolean {
  return given.test(text) || played.test(text);
}
