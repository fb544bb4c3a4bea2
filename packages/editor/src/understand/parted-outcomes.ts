/** A case, and what opens it. */
const opens = '(?:if|when|while|once|unless|until|as long as|for|otherwise)';
/** What a call or a program answers, masked or not: "200", "exit code 3", "404 (not found)". */
const answer = String.raw`(?:(?:an?|the|status|code|exit code|http) )*(?:\d{1,3}|\uE010.\uE011)(?: \([^()]{2,40}\))?`;

const twoOutcomes = new RegExp(
  `^(?<how>[^,;:?!]{0,80}?(?<!\\p{L})(?:returns?|answers?(?: with)?|responds? with|gives?|exits? with|sends?) )(?<first>${answer} ${opens} [^,;:?!]{4,90}?),? (?:and|or|but) (?<second>${answer}(?: ${opens} [^,;:?!]{4,90}| otherwise| else))$`,
  'isu',
);

/** Two answers, each in a case of its own. */
interface OutcomePair {
  readonly first: string;
  readonly second: string;
  /** The second as the sentence has it. */
  readonly typed: string;
}

/** "Return 200 while a job is running and 503 if the queue is gone": two answers, each with its case; null for anything else. English. */
export function pairOfOutcomes(text: string): OutcomePair | null {
  const { how = '', first = '', second = '' } = twoOutcomes.exec(text)?.groups ?? {};
  return first === '' ? null : { first: how + first, second: how + second, typed: second };
}
