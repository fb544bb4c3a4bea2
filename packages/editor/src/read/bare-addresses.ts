import type { Processor } from 'unified';

/** As much as matters here of what the parser is extended by: constructs by the letters they may begin with. */
interface SyntaxExtension {
  readonly text?: Constructs;
}
type Constructs = Readonly<Record<string, Construct | readonly Construct[]>>;
interface Construct {
  readonly name?: string;
}
interface TreeExtension {
  readonly transforms?: readonly unknown[];
}

/**
 * What every address that stands bare in a text has in it: of a page, of a server, or of mail. A mark of it may be escaped or written as
 * a character reference, since addresses are also looked for in what the text reads as.
 */
const SIGN = /:\\?\/|www|@|&[#a-z]/iu;

/** Whether a text may have addresses outside of links. */
export function mayHaveBareAddresses(text: string): boolean {
  return SIGN.test(text);
}

const CONSTRUCTS: ReadonlySet<string> = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);

/**
 * A plugin for a parser of texts without such addresses. Looking for them takes half the time of parsing, since nearly every letter may
 * begin one.
 */
export function withoutBareAddresses(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions: readonly SyntaxExtension[];
    fromMarkdownExtensions: readonly (TreeExtension | TreeExtension[])[];
  };
  data.micromarkExtensions = data.micromarkExtensions.map((one) =>
    one.text === undefined ? one : { ...one, text: withoutConstructs(one.text) },
  );
  data.fromMarkdownExtensions = data.fromMarkdownExtensions.map((one) =>
    [one].flat().filter(({ transforms }) => transforms === undefined),
  );
}

function withoutConstructs(constructs: Constructs): Constructs {
  return Object.fromEntries(
    Object.entries(constructs).flatMap(([code, one]) => {
      const kept = [one].flat().filter(({ name = '' }) => !CONSTRUCTS.has(name));
      return kept.length === 0 ? [] : [[code, kept]];
    }),
  );
}
