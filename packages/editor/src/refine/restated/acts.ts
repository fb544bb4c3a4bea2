/** What somebody is bound or able to do: the verb behind the words that say so. */
const bound =
  /(?<!\p{L})(?:must|shall|should|can|cannot|may|will|has to|have to|needs? to)(?: not)?(?: (?:be able|be allowed|get) to)? (?!be )(?<act>\p{L}{2,})/iu;

/** Whether two sentences bind somebody to different acts: "must be able to cancel" is not said anew by "should see". */
export function bindToOthers(one: string, other: string): boolean {
  const [left, right] = [one, other].map((words) => bound.exec(words)?.groups?.['act']?.toLowerCase());
  return left !== undefined && right !== undefined && left !== right;
}
