/** How people speak of the model that a prompt is for, and of what it has to do. */
export const model =
  '(?:the |this |our )?(?:model|assistant|(?:chat ?)?bot|agent|ai|llm|system|helper|tutor|reviewer|editor|interviewer|translator|writer|coach|teacher|classifier)|it';
export const must =
  '(?:must|should|shall|has to|have to|needs? to|ought to|is (?:supposed|meant|required|expected) to)';

/** "The reason must have at most 15 words": how long a part of the answer may be. */
const limited = new RegExp(
  `^(?!(?:it|this|that|you|we)\\s)[^,;:\\d]{3,60} ${must} (?:be |have |contain |hold |use )?(?:at most|no more than|not more than|up to|under|below|at least|max(?:imum)?\\.?|shorter than|fewer than|less than|exactly|between) \\d+(?: (?:and|to) \\d+)? (?:words?|characters?|chars|letters|sentences?|lines?|bullets?|items?|entries|paragraphs?|tokens?)(?: long| each| in total)?$`,
  'iu',
);

/** Whether words bound how long a part of the answer may be. */
export function isLimit(words: string): boolean {
  return limited.test(words);
}

/** What has to become of the things that a prompt is about: "a reverted commit has to be left out". */
const duty = new RegExp(
  `^(?!(?:it|this|that|they|these|those|you|we|i|there)\\s|${model}\\s)(?<subject>[^,;:]{3,120}?) ${must} (?:(?:always|never|not|also|then|only) )*(?:be (?<state>\\p{L}{3,}(?:ed|en|t|n))|(?!(?:be|have|always|never|not|also|then|only)\\s)(?<verb>\\p{L}{2,}))(?<rest> [^\\d]{2,300})?$`,
  'iu',
);
/** What only a text is: "the second step should be reworded". */
const ofText =
  /^(?:removed|deleted|dropped|moved|renamed|cut|shortened|expanded|extended|reworded|rewritten|rephrased|merged|split|added|changed|replaced|improved|clarified|described|documented|mentioned|written|defined|explained|called|named|worded|spelled)$/iu;

/** Whether words say what has to become of something that a prompt is about, and give it no other value. */
export function isDuty(words: string): boolean {
  const { subject, state, verb = '', rest = '' } = duty.exec(words)?.groups ?? {};
  // "dates must be written as YYYY-MM-DD" says how the model writes them
  const isForm =
    /^(?:written|named|called|spelled)$/iu.test(state ?? '') && /^ (?:as|in|like|with) /iu.test(rest);
  return subject !== undefined && (isForm || !ofText.test(state ?? verb));
}
