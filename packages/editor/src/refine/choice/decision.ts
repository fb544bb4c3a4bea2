import { contentWords } from '../../document/content-words.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { framed } from '../message/framing.ts';
import { wholeWords } from '../target/phrase.ts';
import { type Alternatives, alternativesIn } from './alternatives.ts';

/** A choice that was made between things of which a draft leaves open which one is taken. */
export interface Decision {
  readonly open: Alternatives;
  /** Places of the members that stay possible, and of those that are out. */
  readonly taken: readonly number[];
  readonly out: readonly number[];
}

/** Words in which people tell of a choice, and that say nothing of what is chosen. */
const telling = new Set(
  (
    "we i they you the a an our us team let lets let's please ok okay so and but then now just really finally everywhere here final end actually instead rather over of on for with by to in at is are was were be been being will would shall should can it its it's that that's this have has had we've we'll it'll not no longer any more anymore " +
    'decided decide decision agreed agree settled settle voted went go goes going gone gonna opted chose chosen choose picked pick picking take takes took taking use uses using used stick keep prefer want wins won winner winning out off table ruled rejected dropped dead history after all option either yes both neither one choice stay stays remain remains kept keeps ' +
    'wir ich nehmen nimm nehme nimmt haben habe uns für entschieden wird werden es ist sind raus weg doch jetzt nun nicht kein keine keinen statt anstatt sondern bleibt bleiben dabei fällt fallen aus bitte der die das den dem und ja nein setzen auf verwenden nutzen am ende beschlossen entscheidung sein soll ' +
    "nous on a prend prenons prendre avons choisi décidé pour pas et le la les ce sera c'est abandonne hemos decidido por usar usamos usaremos será no en lugar vez del el los las queda fuera"
  ).split(' '),
);
/** What stands before a thing that is not taken. */
const deniedBefore =
  /(?:^|[\s,;(])(?:not|no|over|instead of|rather than|no longer|without|nicht|kein(?:e[nr]?)?|statt|anstatt|ohne|pas|plutôt que|no|en (?:lugar|vez) de)\s(?:for |on |with |für |auf |de )?(?:the |das |die |der |den |le |la |el )?$/iu;
/** What stands behind one. */
const deniedBehind =
  /^\s?(?:(?:is|are|was|ist|sind|est|queda)(?: now| jetzt)? (?:out|off(?: the table)?|ruled out|rejected|dropped|dead|history|gone|(?:not|no|no longer)(?: an| a)? (?:good |real )?(?:option|choice|alternative)|raus|weg|fuera)|(?:is|are)n['’]t an? (?:option|choice|alternative)|fällt (?:weg|aus)|lost|has to go)(?!\p{L})/iu;
const denial =
  /(?<!\p{L})(?:no|not|never|none|neither|cannot|without|over|instead|nicht|kein\p{L}*|nie|weder|pas|ni|nunca|ninguno)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** Behind these somebody only says why. */
const reason =
  /,\s(?:(?:way |far |much )?too|it['’]s|it is|that['’]s|zu|viel zu)\s.*$|(?:,|\s[–—-])?\s(?:because|since|as (?:it|we|that)|weil|da (?:es|wir)|denn|parce que|car|porque)\s.*$|[.!]+$/isu;
/** "Storage: we go for S3" names what is chosen. */
const label = /^\p{L}[\p{L} -]{2,30}:\s+/u;
const LONGEST = 200;

/**
 * The choice that words make between things which the draft names side by side ("we decided on Redis, not Postgres", "MongoDB wird es").
 * Null where they name none of these, all of them, or say something else besides.
 */
export function decisionIn(words: string, draft: Draft): Decision | null {
  if (words.length > LONGEST || /[?？]\s*$/u.test(words)) return null;
  const said = framed(words).words.replace(label, '').replace(reason, '').replace(reason, '');
  for (const open of alternativesIn(draft)) {
    const decision = madeBetween(said, open, draft);
    if (decision) return decision;
  }
  return null;
}

function madeBetween(said: string, open: Alternatives, draft: Draft): Decision | null {
  const places = open.names.map((name) => placesOf(name, said));
  const all = open.names.map((_, at) => at);
  const isNamed = (at: number) => (places[at] ?? []).length > 0;
  if (!all.some(isNamed) || !saysNoMore(said, open, draft)) return null;
  const isDenied = (at: number) =>
    (places[at] ?? []).some(
      ({ start, end }) => deniedBefore.test(said.slice(0, start)) || deniedBehind.test(said.slice(end)),
    );
  const chosen = all.filter((at) => isNamed(at) && !isDenied(at));
  // what is denied of none of them is denied of something else
  if (denial.test(said) && !all.some(isDenied)) return null;
  const taken = chosen.length > 0 ? chosen : all.filter((at) => !isDenied(at));
  const out = all.filter((at) => !taken.includes(at));
  return taken.length === 0 || out.length === 0 ? null : { open, taken, out };
}

function placesOf(name: string, said: string): { start: number; end: number }[] {
  return [...said.matchAll(wholeWords(name, 'gi'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Whether words say nothing but which one it is, and what the draft itself says around the alternatives. */
function saysNoMore(said: string, { names, around }: Alternatives, draft: Draft): boolean {
  const rest = names.reduce((left, name) => left.replaceAll(wholeWords(name, 'gi'), ' '), said);
  const words = rest.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const known = [...around, ...names.flatMap((name) => contentWords(name))];
  const left = words.filter((word) => !telling.has(word.replaceAll('’', "'")));
  return left.every((word) => {
    const [content = word] = contentWords(word);
    return known.some((other) => areKin(content, other)) && !/\d/u.test(word) && draft.text !== '';
  });
}
