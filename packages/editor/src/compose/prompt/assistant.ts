/** "Write me a system prompt for our ferry company's email assistant": the group is whose part the model takes. English. */
const forAssistant =
  /(?<!\p{L})prompts? for ((?:an?|the|our|my) (?:[\p{L}'’-]+ ){0,5}?(?:assistant|bot|chat ?bot|agent|copilot))[.!]?$/iu;

/** The assistant that a prompt is asked for, with its article; null where the prompt is asked for some work. */
export function assistantIn(sentence: string): string | null {
  return forAssistant.exec(sentence.trim())?.[1] ?? null;
}
