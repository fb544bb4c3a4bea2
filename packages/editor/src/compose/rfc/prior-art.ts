import type { Statement } from '../../understand/statement.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { proseBlocks } from '../prose.ts';
import { orNone } from '../shared-gaps.ts';

const earlier =
  /(?<!\p{L})(?:prior art|prototypes?|proof of concept|poc|spike|(?:already|previously|once|before) (?:tried|attempted)|(?:tried|attempted) (?:before|earlier|already|once)|(?:was|were|has been|had been) tried (?:in|last|two|three|a|once|before|by)|(?:does|do|did|has|have|uses?|had) (?:exactly |just |about )?(?:the same|this|that|it)(?: thing| already)? (?:since|for years|already)|already (?:been )?an? (?:try|attempt)|earlier (?:attempt|version)s?|we (?:already |once )?(?:tried|attempted) (?:this|that|it)|früher haben wir|schon (?:ein)?mal .{1,40} versucht|previous (?:attempt|project|version)s?|(?:does|do) (?:something|it) (?:very )?(?:similar(?:ly)?|like (?:that|this)|the same way)|(?:works|work) (?:very )?similar(?:ly)?|inspired by|similar to|same (?:way|approach) as|as .{2,30} does it|borrowed from|post[ -]?mortem|prototyp|schon (?:einmal )?versucht|früherer? versuch|ähnlich wie|nach dem vorbild|déjà (?:essayé|tenté)|essai précédent|inspirée? (?:de|par)|similaire à|comme le fait|ya (?:lo )?(?:intentamos|probamos)|intento anterior|inspirad[oa] en|similar a|parecid[oa] a|igual que)(?!\p{L})/iu;
const earlierHeading =
  /prior art|related work|went wrong before|earlier attempts?|previous(?:ly)?|what others do|vorarbeiten|bisherige (?:ansätze|versuche)|essais précédents|existant|antecedentes|intentos anteriores/iu;

/** What the input tells of earlier attempts and comparable solutions. */
export function priorArtBlocks(composition: Composition): Block[] {
  return orNone(composition, proseBlocks(composition.pool.take(isPriorArt)), 'prior-art');
}

function isPriorArt({ kind, masked, heading }: Statement): boolean {
  if (!['context', 'problem', 'design', 'alternative', 'example', 'step', 'goal', 'owner'].includes(kind))
    return false;
  return earlier.test(masked.text) || (heading !== null && earlierHeading.test(heading));
}
