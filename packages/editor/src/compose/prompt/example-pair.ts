/** What goes in and what comes out, as an example says it. */
export interface ExamplePair {
  readonly input: string;
  readonly output: string;
}

const quote = '["“”„«»]';
const label = String.raw`(?:(?:for )?(?:examples?|instance|samples?)|e\.?g\.?|beispiel|z\. ?b\.|exemple|par ex\.|ejemplo|p\. ?ej\.|esempio|exemplo|voorbeeld|przykład)[,:]?\s`;
const becomes = String.raw`\s?(?:-{1,2}>|=>|→|⇒|(?:should |must |would )?(?:become|becomes|be|gives?|yields?|is|turns? into|wird(?: zu)?|soll(?:te)? (?:zu )?|devient|doit devenir|se convierte en))\s`;
const pattern = new RegExp(
  `^(?:${label})?(?<input>${quote}[^"“”„«»]{2,300}${quote})${becomes}(?<output>.+)$`,
  'isu',
);

/** "“I was charged twice” -> billing, 4": an example whose sides a model can tell apart, its marks kept; null for one told otherwise. */
export function examplePair(text: string): ExamplePair | null {
  const { input, output } = pattern.exec(text.trim())?.groups ?? {};
  if (input === undefined || output === undefined) return null;
  const [quoted] = /^["“„«][^"“”„«»]+["”“»](?=[.!]?(?:\s?werden)?[.!]?$)/su.exec(output) ?? [];
  return { input, output: quoted ?? output.replace(/(?<=[\p{L}\d])\.$/u, '') };
}
