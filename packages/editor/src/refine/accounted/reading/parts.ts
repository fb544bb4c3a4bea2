import { opensWithVerb } from '../../clauses/verbs.ts';
import type { Piece } from './pieces.ts';

/** A stretch of a wish between commas, stops and words such as "because" and "so". */
export interface Part {
  readonly pieces: readonly Piece[];
  readonly text: string;
  /** True for what opens with "because" and its like. */
  readonly isReason: boolean;
}

/** The parts of a message, in their order. */
export function partsOf(message: string, pieces: readonly Piece[]): Part[] {
  const found: { pieces: Piece[]; isReason: boolean }[] = [{ pieces: [], isReason: false }];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (piece.kind === 'break') found.push({ pieces: [], isReason: false });
    else if (piece.concepts.has('because')) found.push({ pieces: [], isReason: true });
    else if (consequence.test(piece.text)) found.push({ pieces: [], isReason: false });
    else last?.pieces.push(piece);
  }
  return found.flatMap(({ pieces: own, isReason }) => {
    const text = message.slice(own[0]?.start, own.at(-1)?.end);
    return own.length === 0 ? [] : [{ pieces: own, text, isReason }];
  });
}

const consequence = /^(?:so|therefore|hence|deshalb|daher|also|donc|así que|por eso)$/iu;

/** Who or what remarks beside a wish speak of: the part itself, people, everybody, nobody. */
const ofSomebody =
  /^(?:and |but |und |et |y )?(?:it|it['’]s|its|that|that['’]s|thats|this|they|nobody|no one|noone|everybody|everyone|somebody|someone|we|we['’]ve|i|i['’]m|our|my|people|customers?|users|readers|others|management|legal|ops|security|product|marketing|sales|finance|support|compliance|the (?:team|board|customers?|client|auditors?|security team|other|lawyers|boss|reviewers?|devs|developers)|there|in the (?:meeting|review|call)|as (?:discussed|agreed|decided|said|requested)|according to|per |too |not every|otherwise|wir|das|die (?:kunden|kollegen)|niemand|sonst|keiner|on|nous|personne|sinon|ça|c['’]est|ce n['’]est|nadie|nosotros|lo|los clientes|si no)(?!\p{L})/iu;
const obliges =
  /(?<!\p{L})(?:must|should|shall|needs? to|ought to|muss|müssen|sollen?|sollten?|doit|doivent|debe|deben)(?!\p{L})/iu;
const MOST_WORDS = 18;

const within =
  /^(?:of|in|from|under|within|among|at|one of|in the|von|vom|aus|im|unter|de|du|des|dans|del|en)$/iu;
const small =
  /^(?:the|this|that|our|section|chapter|part|requirement|der|die|das|dem|le|la|les|el|los|las)$/iu;

/** Whether a part that names a part of the document means all of it: "the second criterion of US-2" does not. */
export function namesWhole({ pieces }: Part): boolean {
  const at = pieces.findIndex(({ kind }) => kind === 'section' || kind === 'key');
  const before = pieces.slice(0, Math.max(0, at)).findLast((one) => !small.test(one.text));
  return at >= 0 && !within.test(before?.text ?? '');
}

/** Whether a part says what somebody cannot do, or what is wrong, of something that it names. */
export function isComplaint(part: Part): boolean {
  const { text, pieces } = part;
  const isBare = pieces.every(({ kind }) => kind !== 'quoted' && kind !== 'value' && kind !== 'mark');
  return namesWhole(part) && isBare && !obliges.test(text) && !opensWithVerb(text);
}

/**
 * Whether a part only says why something is wished: it speaks of people or of the part itself, orders nothing, and holds no value or
 * words of its own.
 */
export function isAside({ text, pieces, isReason }: Part): boolean {
  if (pieces.some(({ kind }) => kind === 'quoted' || kind === 'value' || kind === 'mark')) return false;
  if (isReason) return true;
  return pieces.length <= MOST_WORDS && ofSomebody.test(text) && !obliges.test(text) && !opensWithVerb(text);
}
