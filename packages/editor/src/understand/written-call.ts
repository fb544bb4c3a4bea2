import { changed, type Masked, restore } from './mask.ts';

/** A method before a protected path: "POST /v1/scans". */
const call = /(?<![\p{L}\p{N}_])(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\uE010([\uE100-\uF8FF])\uE011)/gu;
const firstToken = 0xe100;

/** The same text with every call in it as one piece of code, as documents write calls: "`POST /v1/scans` creates a scan". */
export function withCalls(masked: Masked): Masked {
  const tokens = [...masked.tokens];
  const text = masked.text.replace(call, (whole, method: string, kept: string, sign: string) => {
    const path = restore(changed(masked, kept));
    if (!path.startsWith('/') || path.includes('`')) return whole;
    tokens[sign.charCodeAt(0) - firstToken] = `\`${method} ${path}\``;
    return kept;
  });
  return { text, tokens };
}
