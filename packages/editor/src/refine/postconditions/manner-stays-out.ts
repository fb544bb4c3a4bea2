import { findSection } from '../target/section.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const ought =
  '(?:should|must|has to|needs to|ought to|could|soll(?:te)?|muss|müsste|doit|devrait|debe|debería) (?:really |also |rather |bitte |auch |etwas |plutôt |ser )?(?:be |read |sound |être |ser )?';
/** How a text is to read: "readable for the board", "kürzer", "plus claire". */
const manner =
  '(?:a (?:bit|little) |much |way |more |less |easy to (?:read|understand|follow)|easily |etwas |viel |mehr |weniger |leicht |plus |moins |más |menos |facile à |fácil de |für .{2,60} )*(?:readable|understandable|understood|clear(?:er)?|comprehensible|accessible|simple[r]?|short(?:er)?|long(?:er)?|concise|precise|crisp(?:er)?|snapp(?:y|ier)|catch(?:y|ier)|friendl(?:y|ier)|nicer?|better|formal|casual|verständlich(?:er)?|lesbar(?:er)?|klar(?:er)?|einfach(?:er)?|kürzer|kurz|länger|knapper|prägnanter|besser|compréhensible|lisible|claire?|simple|courte?|longue?|meilleure?|comprensible|legible|clar[oa]|sencill[oa]|cort[oa]|larg[oa]|mejor)';
const wishOfManner = new RegExp(
  `^(?:(?:i think|maybe|also|and|please|bitte) )*(?:the |der |die |das |le |la |l['’]|el |our )?(?<part>[\\p{L}][\\p{L} -]{2,40}?) ${ought}(?<manner>${manner}|easy to .{4,30})(?!\\p{L})`,
  'iu',
);
const title = /^(?:document(?:['’]s)? )?(?:title|heading|headline|name|titel|überschrift|titre|título)$/iu;

/** How a part of the text is to read is no text of it: "the title should be shorter" gives no title, and none "shorter". */
export const mannerStaysOut: Postcondition = ({ before, changed: { fresh }, clause }) => {
  const { part = '', manner: wished = '' } = wishOfManner.exec(clause.trim())?.groups ?? {};
  if (wished === '' || !(title.test(part) || findSection(before, part) !== null)) return null;
  const written = fresh.find(
    (line) => line.toLowerCase().includes(wished.toLowerCase()) && !before.text.includes(line),
  );
  return written === undefined ? null : `written ${quoted(written)}, which says how it is to read`;
};
